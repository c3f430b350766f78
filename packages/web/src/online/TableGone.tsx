import type { TableInfo } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { HousePlace } from './HousePlace.tsx';
import { InkPicture, type InkPictureName } from './InkPicture.tsx';
import './table-gone.css';

interface ShutProps {
  readonly picture: InkPictureName;
  readonly title: string;
  readonly text: string;
  /** The game of the table, if it is known. */
  readonly game?: string;
  readonly ways: ReactNode;
}

/** A table where nobody can sit down: what has become of it, and ways on. */
function Shut({ picture, title, text, game, ways }: ShutProps): ReactNode {
  const { app } = useWords();
  return (
    <HousePlace game={game}>
      <div className="online table-gone" role="alert">
        <div className="panel">
          <InkPicture name={picture} />
          <h1>{title}</h1>
          <p>{text}</p>
          <p className="ways-on">
            {ways}
            <Link href={addressOf({ page: 'start' })} className="button">
              {app.home}
            </Link>
          </p>
        </div>
      </div>
    </HousePlace>
  );
}

/** Opening a table of one's own is always possible. */
function OwnTable({ isMain }: { readonly isMain: boolean }): ReactNode {
  const { places } = useWords();
  return (
    <Link href={addressOf({ page: 'online' })} className={isMain ? 'button main' : 'button'}>
      {places.ownTable}
    </Link>
  );
}

export function NoTable(): ReactNode {
  const { online, places } = useWords();
  return (
    <Shut picture="stools-up" title={online.none} text={places.noTableHint} ways={<OwnTable isMain />} />
  );
}

interface ClosedTableProps {
  readonly info: TableInfo;
  readonly isHost: boolean;
}

export function ClosedTable({ info, isHost }: ClosedTableProps): ReactNode {
  const { online, places } = useWords();
  return (
    <Shut
      picture="stools-up"
      game={info.game}
      title={online.expired}
      text={isHost ? places.ownClosedHint : places.closedHint}
      ways={<OwnTable isMain />}
    />
  );
}

/** Someone was invited, but the game has begun without them, or is over. */
export function LateGuest({ info }: { readonly info: TableInfo }): ReactNode {
  const { online, places, records } = useWords();
  const isRunning = info.status === 'playing';
  const ways = (
    <>
      {isRunning ? (
        <Link href={addressOf({ page: 'table', id: info.id })} className="button main">
          {online.watch}
        </Link>
      ) : (
        <Link href={addressOf({ page: 'record', id: info.id })} className="button main">
          {records.replay}
        </Link>
      )}
      <OwnTable isMain={false} />
    </>
  );
  return (
    <Shut
      picture="shut-door"
      game={info.game}
      title={isRunning ? places.started : places.over}
      text={isRunning ? places.startedHint : places.overHint}
      ways={ways}
    />
  );
}
