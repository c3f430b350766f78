import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { ask } from './door.ts';
import { FormDialog } from './FormDialog.tsx';
import { numbered } from './numbered.ts';
import { PaceChoice } from './PaceChoice.tsx';

interface TableChangeProps {
  readonly info: TableInfo;
  readonly onClose: () => void;
}

/** Lets the host change what was agreed before the game: pace, seats, options. */
export function TableChange({ info, onClose }: TableChangeProps): ReactNode {
  const { online, sitting } = useWords();
  const sign = useFaces().sign(info.game);
  const found = useGames().find(info.game, info.rules);
  const [pace, setPace] = useState(info.pace);
  const [seats, setSeats] = useState(info.seats.length);
  const [options, setOptions] = useState(info.options);
  if (!found.ok) return null;
  const rules = found.value;
  const people = info.seats.filter(({ person }) => person !== null).length;
  const least = Math.max(rules.seats.min, people);
  const isWrong = !rules.setup(seats, options).ok;
  return (
    <FormDialog
      title={sitting.change}
      className="table-change"
      isReady={!isWrong}
      save={() => ask('changeTable', { params: { id: info.id }, body: { pace, seats, options } })}
      onClose={onClose}
    >
      <RadioField
        title={online.seats}
        choices={numbered(least, rules.seats.max)}
        chosen={String(seats)}
        onChoose={chosen => setSeats(Number(chosen))}
        className="seat-count"
      />
      <PaceChoice pace={pace} mayBeUntimed={!info.listed && !info.rated} onChange={setPace} />
      {sign !== null && (
        <MoreOptions
          sign={sign}
          seats={Array.from({ length: seats }, (_, seat) => online.seat(seat + 1))}
          options={options}
          isWrong={isWrong}
          onChange={chosen => setOptions({ ...chosen })}
        />
      )}
    </FormDialog>
  );
}
