import type { SeatInfo, TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { AskToEnd } from './AskToEnd.tsx';
import { clockText } from './clock.ts';
import { isDeleted, personName } from './person-name.ts';
import { isLeftAlone } from './resigned.ts';
import type { OnlineTable } from './table.ts';

interface SeatNotesProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  /** Which notes were folded away. */
  readonly isPut: (key: string) => boolean;
}

/** The key of the note about a seat: someone who leaves, and someone for whom a bot plays, are different news. */
export const seatNoteKey = ({ person, replaced }: SeatInfo): string =>
  `${person?.id} ${replaced ?? 'leaving'}`;

/** The seats of others for whom a bot plays, or is about to. */
export const notedSeats = ({ seats }: TableInfo, own: Seat | null): readonly SeatInfo[] =>
  seats.filter(
    ({ person, replaced, takeover }, seat) =>
      person !== null && seat !== own && (replaced !== null || takeover !== null),
  );

/**
 * What everyone should know about the others: for whom a bot plays, and for whom one is about to. Whoever is left alone
 * can end the game here.
 */
export function SeatNotes({ table, info, isPut }: SeatNotesProps): ReactNode {
  const words = useWords();
  const { sitting } = words;
  const { seat: own } = useSyncExternalStore(table.subscribe, table.get);
  const [isEnding, setEnding] = useState(false);
  const noted = notedSeats(info, own).filter(seat => !isPut(seatNoteKey(seat)));
  const isAlone = isLeftAlone(info, own);
  return (
    <div role="status" className="seat-notes">
      {noted.map(({ person, replaced, takeover }, i) => {
        const name = personName(person, words);
        // Once is enough, however many have resigned.
        const offersEnd = isAlone && i === noted.length - 1;
        return (
          <div key={person?.id} className="note">
            <span className="note-text">
              {person !== null && isDeleted(person) ? (
                sitting.tookOver.deleted
              ) : replaced !== null ? (
                sitting.tookOver[replaced](name)
              ) : (
                <Countdown table={table} name={name} at={takeover ?? 0} />
              )}
              {offersEnd && ` ${sitting.leftAlone}`}
              {offersEnd && info.pace.pace !== 'untimed' && ` ${sitting.clockOff}`}
            </span>
            {offersEnd && (
              <button type="button" className="button" onClick={() => setEnding(true)}>
                {sitting.stopHere}
              </button>
            )}
          </div>
        );
      })}
      {isEnding && <AskToEnd id={info.id} table={table} onClose={() => setEnding(false)} />}
    </div>
  );
}

interface CountdownProps {
  readonly table: OnlineTable;
  readonly name: string;
  /** The moment by the server's clock. */
  readonly at: number;
}

/** Screen readers hear who is away; the time that is left would interrupt them every second. */
function Countdown({ table, name, at }: CountdownProps): ReactNode {
  const { online, sitting } = useWords();
  const { ahead } = useSyncExternalStore(table.subscribe, table.get);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = clockText(at - now - ahead, online.times);
  return (
    <>
      <span className="visually-hidden">
        {name}: {online.away}
      </span>
      <span aria-hidden="true">{sitting.takesOver(name, left)}</span>
    </>
  );
}
