import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { clockText } from './clock.ts';
import { personName } from './person-name.ts';
import type { OnlineTable } from './table.ts';

interface SeatNotesProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** What everyone should know about the others: for whom a bot plays, and for whom one is about to. */
export function SeatNotes({ table, info }: SeatNotesProps): ReactNode {
  const words = useWords();
  const { sitting } = words;
  const { seat: own } = useSyncExternalStore(table.subscribe, table.get);
  const others = info.seats.filter(({ person }, seat) => person !== null && seat !== own);
  const isAlone = own !== null && others.every(({ replaced }) => replaced === 'resigned');
  return (
    <div role="status" className="seat-notes">
      {others.map(({ person, replaced, takeover }) => {
        const name = personName(person, words);
        if (replaced === null && takeover === null) return null;
        return (
          <p key={person?.id} className="note">
            <span className="note-text">
              {replaced !== null ? (
                sitting.tookOver[replaced](name)
              ) : (
                <Countdown table={table} name={name} at={takeover ?? 0} />
              )}
              {isAlone && ` ${sitting.leftAlone}`}
            </span>
          </p>
        );
      })}
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
