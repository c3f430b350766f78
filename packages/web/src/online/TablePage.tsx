import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { BarTools } from '../app/Frame.tsx';
import { useWords } from '../app/words.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { Chat } from './Chat.tsx';
import { Entrance, Trouble, Unreachable, useIdentity } from './OnlinePage.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { OnlineTable } from './table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';

/** A table on the server: first people sit down, then they play. */
export default function TablePage({
  id,
  invite,
}: {
  readonly id: string;
  readonly invite?: string;
}): ReactNode {
  const { online } = useWords();
  const { server } = useIdentity();
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
    <Known id={id} invite={invite} />
  );
}

function Known({ id, invite }: { readonly id: string; readonly invite: string | undefined }): ReactNode {
  const { online } = useWords();
  const { me } = useIdentity();
  const [table] = useState(() => new OnlineTable(id));
  const now = useSyncExternalStore(table.subscribe, table.get);
  const status = now.table?.status;
  useEffect(() => {
    if (status === 'playing') document.getElementById('content')?.focus();
  }, [status]);
  if (now.found === 'looking') return <p className="waiting">{online.looking}</p>;
  if (now.found === 'none' || now.table === null) return <p className="waiting">{online.none}</p>;
  if (now.game !== null) {
    return (
      <>
        <BarTools>
          <GameMenu game={now.game} />
        </BarTools>
        <OnlineStrip table={table} />
        <GameTable game={now.game} />
      </>
    );
  }
  return (
    <div className="online">
      {me === null && <Entrance />}
      {now.table.status === 'open' ? (
        <WaitingRoom table={table} me={me} {...(invite === undefined ? {} : { invite })} />
      ) : (
        <p>{online.expired}</p>
      )}
      <Trouble trouble={now.trouble} />
      {now.table.chat && <Chat table={table} />}
      <Link href="/online" className="button quiet">
        {online.title}
      </Link>
    </div>
  );
}
