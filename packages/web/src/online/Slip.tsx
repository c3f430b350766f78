import type { ListedTable, TableInfo } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { DealBadge } from './DealBadge.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { PaceText, Sitters } from './TableFacts.tsx';
import './slip.css';

interface SlipProps {
  /** Only tables of one's own games say that they are daily deals; others never see those. */
  readonly table: ListedTable & Partial<Pick<TableInfo, 'deal'>>;
  /** The status of the table. */
  readonly children: ReactNode;
  /** The way there. */
  readonly action: ReactNode;
}

/** A table in the lobby, drawn as a slip of paper on a notice board: its game, its host, who sits there, its pace. */
export function Slip({ table, children, action }: SlipProps): ReactNode {
  const { online, places } = useWords();
  const faces = useFaces();
  const { game, seats, host, pace, rated, deal = null } = table;
  const name = seats.find(({ person }) => person?.id === host)?.person?.name;
  return (
    <li className={`slip table-line ${game}`}>
      <RoomPicture game={game} />
      <h3>{faces.title(game)}</h3>
      {name && deal === null && <p className="slip-host">{places.hostedBy(name)}</p>}
      <p className="slip-badges">
        <DealBadge deal={deal} />
        {children}
        {rated && <span className="badge">{online.rated}</span>}
      </p>
      <Sitters table={table} />
      <p className="slip-pace">
        <PaceText pace={pace} />
      </p>
      {action}
    </li>
  );
}
