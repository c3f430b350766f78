import type { ListedTable } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { PaceText, Sitters } from './TableFacts.tsx';
import './slip.css';

interface SlipProps {
  readonly table: ListedTable;
  /** The status of the table. */
  readonly children: ReactNode;
  /** The way there. */
  readonly action: ReactNode;
}

/** A table in the lobby, drawn as a slip of paper on a notice board: its game, its host, who sits there, its pace. */
export function Slip({ table, children, action }: SlipProps): ReactNode {
  const { online, places } = useWords();
  const faces = useFaces();
  const { game, seats, host, pace, rated } = table;
  const name = seats.find(({ person }) => person?.id === host)?.person?.name;
  return (
    <li className={`slip table-line ${game}`}>
      <RoomPicture game={game} />
      <h3>{faces.title(game)}</h3>
      {name && <p className="slip-host">{places.hostedBy(name)}</p>}
      <p className="slip-badges">
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
