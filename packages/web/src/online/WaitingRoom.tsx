import { LEVELS } from '@taproom/bots/levels';
import type { Me, SeatInfo, TableInfo } from '@taproom/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { CopyLink } from './CopyLink.tsx';
import { ask, newNonce } from './door.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { isFree, PaceText, SitterName } from './TableFacts.tsx';
import type { OnlineTable } from './table.ts';
import type { Done } from './useAsking.ts';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly me: Me | null;
  /** The words of the invitation that led here. */
  readonly invite: string | undefined;
}

/** The table before the game: who sits where, the link for others, and the start. */
export function WaitingRoom({ table, info, me, invite }: WaitingRoomProps): ReactNode {
  const { online } = useWords();
  const faces = useFaces();
  const sign = faces.sign(info.game);
  const now = useSyncExternalStore(table.subscribe, table.get);
  const isHost = me?.id === info.host;
  const full = !info.seats.some(isFree);
  const params = { id: info.id };
  const doing = async (task: Promise<Done>): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  const moving = async (task: Promise<Done>): Promise<void> => {
    await doing(task);
    table.lookAnew();
  };
  return (
    <section className="panel waiting-room">
      <div className="waiting-head">
        <RoomPicture game={info.game} />
        <div>
          <h1>{faces.title(info.game)}</h1>
          <p>
            <PaceText pace={info.pace} />
            {info.rated && ` · ${online.rated}`}
          </p>
        </div>
      </div>
      {sign !== null && <Agreed sign={sign} info={info} />}
      <ol className="seat-list">
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={i} className={isFree(seat) ? 'free' : ''}>
            <CrestMark seat={i} size={36} />
            <SeatText info={info} seat={seat} number={i + 1} me={me} />
            {me !== null && isFree(seat) && (
              <button
                type="button"
                className={now.seat === null ? 'button main' : 'button'}
                onClick={() =>
                  moving(
                    ask('join', {
                      params,
                      body: { nonce: newNonce(), seat: i, ...(invite ? { invite } : {}) },
                    }),
                  )
                }
              >
                {now.seat === null ? online.sitHere : online.sitThere}
              </button>
            )}
            {me !== null && seat.person?.id === me.id && (
              <button type="button" className="button quiet" onClick={() => moving(ask('leave', { params }))}>
                {online.standUp}
              </button>
            )}
            {isHost && seat.person !== null && seat.person.id !== me?.id && (
              <button
                type="button"
                className="button quiet"
                onClick={() => doing(ask('kick', { params, body: { seat: i } }))}
              >
                {online.kick}
              </button>
            )}
            {isHost && seat.person === null && (
              <select
                aria-label={`${online.putBot}: ${online.seat(i + 1)}`}
                value={seat.level ?? ''}
                onChange={({ target: { value } }) => {
                  const level = value === '' ? null : value;
                  void doing(ask('seatBot', { params, body: { seat: i, level } }));
                }}
              >
                <option value="">{seat.level === null ? online.putBot : online.freeSeat}</option>
                <Levels info={info} />
              </select>
            )}
          </li>
        ))}
      </ol>
      {isHost ? (
        <>
          <button
            type="button"
            className="button main"
            disabled={!full}
            onClick={() => doing(ask('start', { params }))}
          >
            {online.start}
          </button>
          {!full && <small>{online.startHint}</small>}
        </>
      ) : (
        now.seat !== null && <p>{online.waitForHost}</p>
      )}
    </section>
  );
}

/** What lies beside the seats: the links for others, and the promise about the shuffles. */
export function Invitations({
  table,
  info,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}): ReactNode {
  const { online } = useWords();
  const { invite } = useSyncExternalStore(table.subscribe, table.get);
  return (
    <section className="panel">
      {invite !== null && (
        <div className="invitation">
          <CopyLink name={online.invite} path={`/join/${info.id}/${invite}`} />
        </div>
      )}
      <CopyLink name={online.spectate} path={`/online/${info.id}`} />
      <p className="fingerprint">
        {online.commitment} <code>{info.commitment}</code>
      </p>
    </section>
  );
}

interface AgreedProps {
  readonly sign: Sign;
  readonly info: TableInfo;
}

/** What will be other than usual in this game; nothing if it is as always. */
function Agreed({ sign, info }: AgreedProps): ReactNode {
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

/** The bots of the rules that the table was set up for. */
function Levels({ info: { game, rules } }: { readonly info: TableInfo }): ReactNode {
  const { online } = useWords();
  const called = useLevels(game);
  const found = LEVELS.find(game, rules);
  return (found.ok ? found.value.levels : []).map(level => (
    <option key={level} value={level}>
      {online.bot(called[level] ?? level)}
    </option>
  ));
}

interface SeatTextProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly number: number;
  readonly me: Me | null;
}

function SeatText({ info, seat, number, me }: SeatTextProps): ReactNode {
  const { online } = useWords();
  const { person, present } = seat;
  const notes = [
    person !== null && person.id === me?.id && online.you,
    person !== null && person.id === info.host && online.host,
    person !== null && !present && online.away,
  ].filter(note => note !== false);
  return (
    <span className="who">
      <small>{online.seat(number)}</small>
      <strong>
        <SitterName game={info.game} seat={seat} />
      </strong>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
}
