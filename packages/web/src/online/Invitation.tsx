import type { Me, TableInfo } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { Messages } from '../i18n/messages.ts';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { ask, type DoorProblem, newNonce } from './door.ts';
import { GuestName } from './Entrance.tsx';
import { identity } from './identity.ts';
import { PasskeyWait } from './PasskeyWait.tsx';
import { addPasskey } from './passkeys.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { SignedOut } from './SignedOut.tsx';
import { PlayedBefore } from './SignInWays.tsx';
import { Agreed, PaceText } from './TableFacts.tsx';
import { Trouble } from './Trouble.tsx';
import type { OnlineTable } from './table.ts';
import { useAsking } from './useAsking.ts';
import { type WayToSit, wayToSit } from './ways-to-sit.ts';
import './invitation.css';

interface InvitationProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly me: Me | null;
  /** The invitation code that led here. */
  readonly invite: string | undefined;
  /** Whether passkeys work at this address. */
  readonly passkeys: boolean;
}

/** Who invites to what, and the way to a seat: for everyone who does not sit at the table yet. */
export function Invitation({ table, info, me, invite, passkeys }: InvitationProps): ReactNode {
  const { online, places } = useWords();
  const faces = useFaces();
  const sign = faces.sign(info.game);
  const host = hostName(info);
  const game = faces.title(info.game);
  const way = wayToSit(info, { me, invite, passkeys });
  return (
    <section className="panel invitation-card">
      <div className="invitation-head">
        <RoomPicture game={info.game} />
        <h1>{titleOf(way, host, game, places)}</h1>
      </div>
      <p>
        <PaceText pace={info.pace} />
        {info.rated && ` · ${online.rated}`}
      </p>
      {sign !== null && <Agreed sign={sign} info={info} />}
      <SignedOut />
      <Way table={table} info={info} me={me} invite={invite} way={way} host={host ?? places.theHost} />
      <p>
        <Link href={addressOf({ page: 'rules', game: info.game })}>{places.rulesOf(game)}</Link>
      </p>
    </section>
  );
}

/** Nobody is invited to a table that is full. */
function titleOf(way: WayToSit, host: string | null, game: string, places: Messages['places']): string {
  if (way === 'full') return places.fullTable(game);
  return host === null ? places.invited(game) : places.invites(host, game);
}

/** The name of the host; null if the host has no seat or no name. */
function hostName({ host, seats }: TableInfo): string | null {
  return seats.find(({ person }) => person?.id === host)?.person?.name || null;
}

interface WayProps extends Omit<InvitationProps, 'passkeys'> {
  readonly way: WayToSit;
  readonly host: string;
}

function Way({ table, info, me, invite, way, host }: WayProps): ReactNode {
  const { places } = useWords();
  switch (way) {
    case 'full':
      return <NoWay text={places.tableFull} />;
    case 'uninvited':
      return <NoWay text={places.onlyInvited(host)} />;
    case 'no-passkey':
      return <NoWay text={places.ratedNowhere} />;
    default:
      return <SitDown table={table} info={info} me={me} invite={invite} way={way} host={host} />;
  }
}

/** Why nobody can sit down here now, and what else there is. */
function NoWay({ text }: { readonly text: string }): ReactNode {
  const { places } = useWords();
  return (
    <>
      <p className="note">
        <span className="note-text">{text}</span>
      </p>
      <p className="buttons">
        <Link href={addressOf({ page: 'online' })} className="button">
          {places.otherTables}
        </Link>
      </p>
    </>
  );
}

/** The server's refusals of an invitation code that is not, or no longer, that of the table. */
const BAD_INVITE: ReadonlySet<string> = new Set(['not-yours', 'invite-wrong']);

/** A name, if there is none yet, and a seat: in one step. */
function SitDown({ table, info, me, invite, way, host }: WayProps): ReactNode {
  const { places } = useWords();
  const [name, setName] = useState(settings.get().name.slice(0, 24));
  const { trouble, busy, doing } = useAsking();
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    void doing(async () => {
      const entered = await identity.enter(name.trim());
      if (!entered.ok) return entered;
      if (way === 'passkey') {
        const added = await addPasskey();
        if (!added.ok) return added;
      }
      const body = { nonce: newNonce(), ...(invite === undefined ? {} : { invite }) };
      const sat = await ask('join', { params: { id: info.id }, body });
      table.lookAnew();
      return sat;
    });
  };
  return (
    <>
      {way === 'passkey' && <p>{places.ratedTable}</p>}
      <form className="name-form" onSubmit={sit}>
        {me === null ? <GuestName name={name} onChange={setName} /> : <p>{places.playAs(me.name)}</p>}
        <button type="submit" className="button main" aria-disabled={busy}>
          {way === 'passkey' ? places.passkeyAndSit : places.sitDown}
        </button>
        {me === null && <small>{places.noSignUp}</small>}
      </form>
      <PasskeyWait isWaiting={busy && way === 'passkey'} />
      <Refusal trouble={trouble} host={host} isListed={info.listed} />
      {me === null && <PlayedBefore />}
    </>
  );
}

interface RefusalProps {
  readonly trouble: DoorProblem | null;
  readonly host: string;
  readonly isListed: boolean;
}

function Refusal({ trouble, host, isListed }: RefusalProps): ReactNode {
  const { places } = useWords();
  const isBad = trouble !== null && !isListed && BAD_INVITE.has(trouble.code);
  if (!isBad) return <Trouble trouble={trouble} />;
  return (
    <div role="alert" className="trouble-place">
      <NoWay text={places.badInvite(host)} />
    </div>
  );
}
