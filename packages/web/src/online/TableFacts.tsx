import type { ListedTable, Pace } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { RoomPicture } from './RoomPicture.tsx';

/** As much of a seat as is known of any table. */
type Seat = ListedTable['seats'][number];

export function PaceText({ pace }: { readonly pace: Pace }): ReactNode {
  const { online } = useWords();
  return pace.pace === 'live' ? online.livePace(pace.minutes, pace.seconds) : online.daysPace(pace.days);
}

/** Who a seat belongs to, in a word. */
export function SitterName({ game, seat }: { readonly game: string; readonly seat: Seat }): ReactNode {
  const { online } = useWords();
  const levels = useLevels(game);
  const { person, level } = seat;
  if (person !== null) return person.name || online.somebody;
  return level === null ? online.freeSeat : online.bot(levels[level] ?? level);
}

export const isFree = ({ person, level }: Seat): boolean => person === null && level === null;

interface TableLineProps {
  readonly table: ListedTable;
  /** How it stands with the table. */
  readonly children: ReactNode;
  /** The way there. */
  readonly action: ReactNode;
}

/** A table in a list: its room, who sits there, how fast it plays. */
export function TableLine({ table, children, action }: TableLineProps): ReactNode {
  const { online } = useWords();
  const faces = useFaces();
  return (
    <li className="table-line">
      <RoomPicture game={table.game} />
      <span className="table-facts">
        <span className="table-name">
          <strong>{faces.title(table.game)}</strong>
          {children}
        </span>
        <span className="sitters">
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <span key={i} className={isFree(seat) ? 'sitter free' : 'sitter'}>
              <CrestMark seat={i} size={20} />
              <SitterName game={table.game} seat={seat} />
            </span>
          ))}
        </span>
        <small>
          <PaceText pace={table.pace} />
          {table.rated && ` · ${online.rated}`}
        </small>
      </span>
      {action}
    </li>
  );
}
