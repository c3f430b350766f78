import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useLevels } from '../play/signs.ts';
import { BotFace } from './BotFace.tsx';

interface BotChoiceProps {
  readonly sign: Sign;
  readonly info: TableInfo;
  readonly seat: number;
  /** Null: nobody sits there. */
  readonly onChoose: (level: string | null) => void;
}

/** Lets the host put a bot on a stool, another one, or none. */
export function BotChoice({ sign, info, seat, onChoose }: BotChoiceProps): ReactNode {
  const { online, places, signs } = useWords();
  const [isOpen, setOpen] = useState(false);
  const called = useLevels(info.game);
  const found = useRegistries().levels.find(info.game, info.rules);
  const sitting = info.seats[seat]?.level ?? null;
  const title = `${sitting === null ? online.putBot : online.otherBot}: ${online.seat(seat + 1)}`;
  const choose = (level: string | null): void => {
    setOpen(false);
    onChoose(level);
  };
  return (
    <>
      <button
        type="button"
        className="button pick-bot"
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sitting === null ? online.putBot : online.otherBot}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <ul className="bot-list">
            {(found.ok ? found.value.levels : []).map(level => (
              <li key={level}>
                <button
                  type="button"
                  className="button"
                  aria-pressed={level === sitting}
                  onClick={() => choose(level)}
                >
                  <BotFace sign={sign} level={level} name={called[level] ?? level} />
                  <small>{signs[info.game]?.intros[level]}</small>
                </button>
              </li>
            ))}
          </ul>
          <p className="answers">
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {online.cancel}
            </button>
            {sitting !== null && (
              <button type="button" className="button" onClick={() => choose(null)}>
                {places.remove}
              </button>
            )}
          </p>
        </Dialog>
      )}
    </>
  );
}
