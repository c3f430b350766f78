import type { TableInfo } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { RadioField } from '../app/RadioField.tsx';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { ask } from './door.ts';
import { numbered } from './numbered.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

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
  const { trouble, busy, doing } = useAsking();
  if (!found.ok) return null;
  const rules = found.value;
  const people = info.seats.filter(({ person }) => person !== null).length;
  const least = Math.max(rules.seats.min, people);
  const isWrong = !rules.setup(seats, options).ok;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isWrong) return;
    void doing(async () => {
      const done = await ask('changeTable', { params: { id: info.id }, body: { pace, seats, options } });
      if (done.ok) onClose();
      return done;
    });
  };
  return (
    <Dialog title={sitting.change} onClose={onClose}>
      <form className="table-change" onSubmit={save}>
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
        <Trouble trouble={trouble} />
        <p className="answers">
          <button type="button" className="button" onClick={onClose}>
            {online.cancel}
          </button>
          <button type="submit" className="button main" disabled={busy || isWrong}>
            {online.save}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
