import type { ListedTable, Pace, TableInfo } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import type { Sign } from '../play/face.ts';
import { seatNames } from './seat-names.ts';

/** What is known about a seat of any table. */
type ListedSeat = ListedTable['seats'][number];

export function PaceText({ pace }: { readonly pace: Pace }): ReactNode {
  const { online, sitting } = useWords();
  switch (pace.pace) {
    case 'live':
      return online.livePace(pace.minutes, pace.seconds);
    case 'days':
      return online.daysPace(pace.days);
    case 'untimed':
      return sitting.untimedPace;
  }
}

export const isFree = ({ person, level }: ListedSeat): boolean => person === null && level === null;

/** Who sits at a table, each with the crest of the seat. */
export function Sitters({ table }: { readonly table: Pick<ListedTable, 'game' | 'seats'> }): ReactNode {
  const words = useWords();
  const names = seatNames(table, words, words.online.freeSeat);
  return (
    <ul className="sitters">
      {table.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <li key={i} className={isFree(seat) ? 'sitter free' : 'sitter'}>
          <CrestMark seat={i} size={22} />
          {names[i]}
        </li>
      ))}
    </ul>
  );
}

interface AgreedProps {
  readonly sign: Sign;
  readonly info: TableInfo;
}

/** What will differ from the default in this game; nothing if all is default. */
export function Agreed({ sign, info }: AgreedProps): ReactNode {
  const { online } = useWords();
  const form = useLoaded(sign.options);
  const nameOf = (seat: number): string => info.seats[seat]?.person?.name || online.seat(seat + 1);
  const agreed = form?.agreed(info.options, nameOf) ?? [];
  if (agreed.length === 0) return null;
  return (
    <div className="agreed">
      <h2>{online.agreedTitle}</h2>
      <ul>
        {agreed.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
