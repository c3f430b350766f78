import type { Me } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { rewrite } from '../app/address.ts';
import { CONTENT, isFocusFree } from '../app/focus.ts';
import { useGames } from '../app/registries.tsx';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { useWords } from '../app/words.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { useLacking } from '../play/playable.ts';
import { Unplayable } from '../play/Unplayable.tsx';
import { WithFace } from '../play/WithFace.tsx';
import { Chat } from './Chat.tsx';
import { CopyLink } from './CopyLink.tsx';
import { HousePlace } from './HousePlace.tsx';
import { Fairness, InnSign } from './InnSign.tsx';
import { Invitation } from './Invitation.tsx';
import { identity, useIdentity } from './identity.ts';
import { Lost } from './Lost.tsx';
import { Notes } from './Notes.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { ClosedTable, LateGuest, NoTable } from './TableGone.tsx';
import { Trouble, Unreachable } from './Trouble.tsx';
import { OnlineTable, type TableSnapshot } from './table.ts';
import { useFocusKept } from './useFocusKept.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './hall.css';

interface TablePageProps {
  readonly id: string;
  /** The invitation code, from the link that led here. */
  readonly invite?: string | undefined;
}

/** A table on the server: first people sit down, then they play. */
export default function TablePage({ id, invite }: TablePageProps): ReactNode {
  const { online } = useWords();
  const { server, me, house } = useIdentity();
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
    <Known id={id} invite={invite} me={me} passkeys={house?.passkeys ?? false} />
  );
}

interface KnownProps {
  readonly id: string;
  readonly invite: string | undefined;
  readonly me: Me | null;
  /** Whether passkeys work at this address. */
  readonly passkeys: boolean;
}

function Known({ id, invite, me, passkeys }: KnownProps): ReactNode {
  const { online, sitting } = useWords();
  const games = useGames();
  const lackingOf = useLacking();
  const [table] = useState(() => new OnlineTable(id, games));
  const now = useSyncExternalStore(table.subscribe, table.get);
  const { table: info, game } = now;
  // Whoever had a seat has the code as well, also if the seat is gone.
  const code = useInvitationCode(id, invite, now) ?? now.invite ?? undefined;
  const status = info?.status;
  useEffect(() => {
    if (status === 'playing') document.getElementById(CONTENT)?.focus();
  }, [status]);
  useFocusKept();
  const isSeated = now.seat !== null;
  const wasSeated = useRef(false);
  useEffect(() => {
    // Someone who had a seat and has none now may have been signed out elsewhere.
    if (wasSeated.current && !isSeated) void identity.look();
    // The form for sitting down is gone, and the focus with it.
    if (!wasSeated.current && isSeated && isFocusFree())
      document.getElementById(CONTENT)?.focus({ preventScroll: true });
    wasSeated.current = isSeated;
  }, [isSeated]);
  if (now.found === 'looking') return <p className="waiting">{online.looking}</p>;
  if (now.found === 'none' || info === null) return <NoTable />;
  // Whoever comes by an invitation wants to play: if that is over, the page says so before it shows the game.
  const isLate = invite !== undefined && now.seat === null && info.status !== 'open';
  if (isLate && info.status !== 'expired') return <LateGuest info={info} />;
  if (game !== null) {
    return (
      <WithFace rules={game.get().rules}>
        <OnlineStrip table={table} info={info} game={game} />
        <Notes table={table} info={info} game={game} />
        <GameTable game={game} />
      </WithFace>
    );
  }
  const lacking = lackingOf(info);
  if (info.status === 'expired') return <ClosedTable info={info} isHost={me?.id === info.host} />;
  if (info.status !== 'open') {
    // The game comes with the next message.
    if (lacking === null) return <p className="waiting">{online.looking}</p>;
    return (
      <Unplayable lacking={lacking}>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </Unplayable>
    );
  }
  return (
    <HousePlace game={info.game}>
      <div className="online">
        <WayBack />
        <Lost line={now.line} />
        {/* People can still leave it. */}
        {lacking !== null && <Unplayable lacking={lacking} />}
        <Trouble trouble={now.trouble} onDismiss={() => table.dismiss()} />
        {now.removed !== null && now.seat === null && (
          <p role="alert" className="note trouble">
            <span className="note-text">{sitting.removed[now.removed]}</span>
          </p>
        )}
        {now.seat === null ? (
          <div className="columns invited-columns">
            <Invitation table={table} info={info} me={me} invite={code} passkeys={passkeys} />
            <WaitingRoom table={table} info={info} me={me} />
            <InnSign table={table} info={info} />
          </div>
        ) : (
          <div className="columns waiting-columns">
            <WaitingRoom table={table} info={info} me={me} />
            <InnSign table={table} info={info} />
            {info.chat && (
              <section className="panel chat">
                <h2>{online.chat}</h2>
                <Chat table={table} />
              </section>
            )}
            <section className="panel table-links">
              <CopyLink name={online.spectate} page={{ page: 'table', id: info.id }} />
              <Fairness info={info} />
            </section>
          </div>
        )}
      </div>
    </HousePlace>
  );
}

/** The way back to the hall. */
function WayBack(): ReactNode {
  const { online } = useWords();
  return (
    <p className="way-back">
      <Link href={addressOf({ page: 'online' })} className="button quiet">
        <StrokeIcon d="M15 5l-7 7 7 7" size={20} />
        {online.title}
      </Link>
    </p>
  );
}

/**
 * The invitation code that led here. Only whoever still needs it has it in the address: with a seat, one is at the address of
 * the table, where the boards have all the room; whoever loses the seat before the game can come back with the code.
 */
function useInvitationCode(
  id: string,
  invite: string | undefined,
  { seat, table }: Pick<TableSnapshot, 'seat' | 'table'>,
): string | undefined {
  const [code, setCode] = useState(invite);
  if (invite !== undefined && invite !== code) setCode(invite);
  const isSeated = seat !== null;
  const isOpen = table?.status === 'open';
  useEffect(() => {
    if (isSeated && invite !== undefined) rewrite({ page: 'table', id });
    else if (!isSeated && isOpen && invite === undefined && code !== undefined)
      rewrite({ page: 'join', id, invite: code });
  }, [id, invite, code, isSeated, isOpen]);
  return code;
}
