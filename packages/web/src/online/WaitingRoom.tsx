import { RUNGS } from '@taproom/bots/levels';
import type { Me, SeatInfo } from '@taproom/contracts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem, newNonce } from './door.ts';
import { PaceText } from './TableFacts.tsx';
import type { OnlineTable } from './table.ts';

type Doing = Promise<{ readonly ok: boolean } & { readonly refusal?: DoorProblem }>;

/** The table before the game: who sits where, the link for others, and the start. */
export function WaitingRoom({
  table,
  me,
  invite,
}: {
  readonly table: OnlineTable;
  readonly me: Me | null;
  readonly invite?: string;
}): ReactNode {
  const { online, games } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const info = now.table;
  if (info === null) return null;
  const { id } = info;
  const isHost = me?.id === info.host;
  const full = info.seats.every(({ person, level }) => person !== null || level !== null);
  const params = { id };
  const doing = async (task: Doing): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : (done.refusal ?? null));
  };
  const sit = (seat: number): Doing =>
    ask('join', { params, body: { nonce: newNonce(), seat, ...(invite ? { invite } : {}) } });
  return (
    <section className="panel waiting-room">
      <h1>{games[info.game]}</h1>
      <p>
        <PaceText pace={info.pace} />
        {info.rated && ` · ${online.rated}`}
      </p>
      <ol className="seat-list">
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={i}>
            <SeatText seat={seat} number={i + 1} me={me} host={info.host} />
            {me !== null && seat.person === null && seat.level === null && (
              <button type="button" className="button" onClick={() => doing(sit(i))}>
                {online.sitHere}
              </button>
            )}
            {me !== null && seat.person?.id === me.id && (
              <button type="button" className="button quiet" onClick={() => doing(ask('leave', { params }))}>
                {online.standUp}
              </button>
            )}
            {isHost && seat.person !== null && seat.person.id !== me?.id && (
              <button
                type="button"
                className="button quiet"
                onClick={() => doing(ask('kick', { params, body: { seat: i } }))}
              >
                {online.free1}
              </button>
            )}
            {isHost && seat.person === null && (
              <select
                aria-label={`${online.putBot}: ${online.seat(i + 1)}`}
                value={seat.level ?? ''}
                onChange={({ target: { value } }) => {
                  const level = RUNGS[info.game].find(rung => rung === value) ?? null;
                  void doing(ask('seatBot', { params, body: { seat: i, level } }));
                }}
              >
                <option value="">{seat.level === null ? online.putBot : online.freeSeat}</option>
                <Levels game={info.game} />
              </select>
            )}
          </li>
        ))}
      </ol>
      {now.invite !== null && <Invitation id={id} invite={now.invite} />}
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
          {!full && <p className="hint">{online.startHint}</p>}
        </>
      ) : (
        now.seat !== null && <p>{online.waitForHost}</p>
      )}
      <p className="fingerprint">
        {online.commitment} <code>{info.commitment}</code>
      </p>
    </section>
  );
}

function Levels({ game }: { readonly game: keyof typeof RUNGS }): ReactNode {
  const { online, play } = useWords();
  return RUNGS[game].map(level => (
    <option key={level} value={level}>
      {online.bot(play.levels[level] ?? level)}
    </option>
  ));
}

function SeatText({
  seat: { person, level, present },
  number,
  me,
  host,
}: {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly me: Me | null;
  readonly host: string;
}): ReactNode {
  const { online, play } = useWords();
  const who =
    person === null
      ? level === null
        ? online.freeSeat
        : online.bot(play.levels[level] ?? level)
      : person.name || online.somebody;
  const notes = [
    person !== null && person.id === me?.id && online.you,
    person !== null && person.id === host && online.host,
    person !== null && !present && online.away,
  ].filter(note => note !== false);
  return (
    <span className="who">
      <small>{online.seat(number)}</small>
      <strong>{who}</strong>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
}

function Invitation({ id, invite }: { readonly id: string; readonly invite: string }): ReactNode {
  const { online } = useWords();
  const [copied, setCopied] = useState(false);
  const link = new URL(`#/join/${id}/${invite}`, document.baseURI).href;
  const copy = async (): Promise<void> => {
    // Without a safe connection a browser lets nobody write to the clipboard: the link can still be marked by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="invitation">
      <label>
        {online.invite}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        {online.copy}
      </button>
      <span role="status">{copied ? online.copied : ''}</span>
    </div>
  );
}
