import type { Me } from '@taproom/contracts';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { CONTENT } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import { WithFace } from '../play/faces.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { Chat } from './Chat.tsx';
import { Entrance } from './Entrance.tsx';
import { identity, useIdentity } from './identity.ts';
import { Lost } from './Lost.tsx';
import { Notes } from './Notes.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { Trouble, Unreachable } from './Trouble.tsx';
import { OnlineTable } from './table.ts';
import { Invitations, WaitingRoom } from './WaitingRoom.tsx';
import './online.css';
import './hall.css';

interface TablePageProps {
  readonly id: string;
  /** The words of an invitation, from the link that led here. */
  readonly invite?: string;
}

/** A table on the server: first people sit down, then they play. */
export default function TablePage({ id, invite }: TablePageProps): ReactNode {
  const { online } = useWords();
  const { server, me } = useIdentity();
  if (server === 'unreachable') {
    return (
      <div className="online">
        <Unreachable />
      </div>
    );
  }
  return server === 'looking' ? (
    <p className="waiting">{online.looking}</p>
  ) : (
    <Known id={id} invite={invite} me={me} />
  );
}

interface KnownProps {
  readonly id: string;
  readonly invite: string | undefined;
  readonly me: Me | null;
}

function Known({ id, invite, me }: KnownProps): ReactNode {
  const { online } = useWords();
  const [table] = useState(() => new OnlineTable(id));
  const now = useSyncExternalStore(table.subscribe, table.get);
  const { table: info, game } = now;
  const status = info?.status;
  useEffect(() => {
    if (status === 'playing') document.getElementById(CONTENT)?.focus();
  }, [status]);
  const isSeated = now.seat !== null;
  const wasSeated = useRef(false);
  useEffect(() => {
    // Whoever had a seat and has none may have been signed out elsewhere.
    if (wasSeated.current && !isSeated) void identity.look();
    wasSeated.current = isSeated;
  }, [isSeated]);
  if (now.found === 'looking') return <p className="waiting">{online.looking}</p>;
  if (now.found === 'none' || info === null) return <Nowhere text={online.none} />;
  if (game !== null) {
    return (
      <WithFace game={info.game}>
        <OnlineStrip table={table} info={info} game={game} />
        <Notes table={table} info={info} game={game} />
        <GameTable game={game} />
      </WithFace>
    );
  }
  if (info.status !== 'open') return <Nowhere text={online.expired} />;
  return (
    <div className="online">
      {me === null && <Entrance />}
      <Lost line={now.line} />
      <Trouble trouble={now.trouble} onDismiss={() => table.dismiss()} />
      <div className="columns">
        <WaitingRoom table={table} info={info} me={me} invite={invite} />
        <div className="hall-lists">
          <Invitations table={table} info={info} />
          {info.chat && (
            <section className="panel chat">
              <h2>{online.chat}</h2>
              <Chat table={table} />
            </section>
          )}
        </div>
      </div>
      <p>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </p>
    </div>
  );
}

/** There is nothing to see here, but there is a way on. */
function Nowhere({ text }: { readonly text: string }): ReactNode {
  const { online } = useWords();
  return (
    <div className="waiting">
      <p>{text}</p>
      <Link href="/online" className="button">
        {online.title}
      </Link>
    </div>
  );
}
