import type { TableInfo } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';
import type { DoorProblem } from './door.ts';
import { identity } from './identity.ts';
import { NewTable } from './NewTable.tsx';
import { PaceText, SeatNames } from './TableFacts.tsx';
import { useHallNews } from './useHallNews.ts';
import './online.css';

/** The hall: who one is, the own games, the open tables, and the door to a new one. */
export default function OnlinePage(): ReactNode {
  const { online } = useWords();
  const { server, me } = useSyncExternalStore(identity.subscribe, identity.get);
  return (
    <div className="online">
      <h1>{online.title}</h1>
      {server === 'unreachable' && <Unreachable />}
      {server === 'there' && (
        <>
          {me === null ? <Entrance /> : <Greeting name={me.name} />}
          <Hall mine={me !== null} />
          {me !== null && <NewTable />}
        </>
      )}
    </div>
  );
}

export function Unreachable(): ReactNode {
  const { online } = useWords();
  return (
    <p role="alert" className="trouble">
      {online.unreachable}{' '}
      <button type="button" className="button" onClick={() => void identity.look()}>
        {online.tryAgain}
      </button>
    </p>
  );
}

function Greeting({ name }: { readonly name: string }): ReactNode {
  const { online } = useWords();
  return (
    <p className="greeting">
      <strong>{online.hello(name)}</strong>
      <Link href="/account" className="button">
        {online.account}
      </Link>
      <Link href="/leaders" className="button">
        {online.leaders}
      </Link>
    </p>
  );
}

/** Asks for a name: all that is needed to play. */
export function Entrance(): ReactNode {
  const { online } = useWords();
  const [name, setName] = useState(settings.get().name);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await identity.enter(name.trim());
    setTrouble(done.ok ? null : done.refusal);
  };
  return (
    <form className="panel entrance" onSubmit={enter}>
      <p>{online.intro}</p>
      <label>
        {online.name}
        <input
          value={name}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button main">
        {online.enter}
      </button>
      <Link href="/account" className="button quiet">
        {online.moveUse}
      </Link>
      <Trouble trouble={trouble} />
    </form>
  );
}

/** What went wrong, in words; it stays until something else is done. */
export function Trouble({ trouble }: { readonly trouble: DoorProblem | null }): ReactNode {
  const { online } = useWords();
  return (
    <div role="alert" className="trouble-place">
      {trouble && <p className="trouble">{online.problems[trouble.code]}</p>}
    </div>
  );
}

function Hall({ mine }: { readonly mine: boolean }): ReactNode {
  const { online } = useWords();
  const { tables, games } = useHallNews();
  const own = new Set(games.map(({ table }) => table.id));
  const others = tables.filter(({ id }) => !own.has(id));
  return (
    <>
      {mine && (
        <section className="panel">
          <h2>{online.myGames}</h2>
          {games.length === 0 && <p>{online.noGames}</p>}
          <ul className="tables">
            {games.map(({ table, needsYou }) => (
              <TableLine key={table.id} table={table} action={online.goThere}>
                <span className={needsYou ? 'badge needs-you' : 'badge'}>
                  {needsYou ? online.needsYou : online.waiting}
                </span>
              </TableLine>
            ))}
          </ul>
        </section>
      )}
      <section className="panel">
        <h2>{online.lobby}</h2>
        {others.length === 0 && <p>{online.noTables}</p>}
        <ul className="tables">
          {others.map(table => {
            const free = table.seats.filter(({ person, level }) => person === null && level === null).length;
            return (
              <TableLine key={table.id} table={table} action={free > 0 ? online.join : online.watch}>
                <span className="badge">{free > 0 ? online.free(free) : online.playing}</span>
              </TableLine>
            );
          })}
        </ul>
      </section>
    </>
  );
}

function TableLine({
  table,
  action,
  children,
}: {
  readonly table: TableInfo;
  readonly action: string;
  readonly children: ReactNode;
}): ReactNode {
  const { games } = useWords();
  return (
    <li>
      <strong>{games[table.game]}</strong>
      {children}
      <span className="facts">
        <SeatNames table={table} /> · <PaceText pace={table.pace} />
      </span>
      <Link href={`/online/${table.id}`} className="button">
        {action}
      </Link>
    </li>
  );
}

/** Looks at the server as long as the page is open, so that a name changed elsewhere is seen. */
export function useIdentity(): ReturnType<typeof identity.get> {
  useEffect(() => void identity.look(), []);
  return useSyncExternalStore(identity.subscribe, identity.get);
}
