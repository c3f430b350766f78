import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { Entrance } from './Entrance.tsx';
import { useIdentity } from './identity.ts';
import { standingOf } from './lobby.ts';
import { NewTable } from './NewTable.tsx';
import { TableLine } from './TableFacts.tsx';
import { PlainAddress, Unreachable } from './Trouble.tsx';
import { useHallNews } from './useHallNews.ts';
import './online.css';
import './hall.css';

/** The hall: who one is, the own games, the open tables, and the door to a new one. */
export default function OnlinePage(): ReactNode {
  const { online, app } = useWords();
  const { server, me } = useIdentity();
  return (
    <div className="online hall">
      <header className="online-head">
        <h1>{online.title}</h1>
        {me !== null && <Greeting name={me.name} />}
      </header>
      {server === 'looking' && <p>{app.loading}</p>}
      {server === 'unreachable' && <Unreachable />}
      {server === 'there' && (
        <>
          <PlainAddress />
          <div className="columns">
            <Hall mine={me !== null} />
            {me === null ? <Entrance /> : <NewTable />}
          </div>
        </>
      )}
    </div>
  );
}

function Greeting({ name }: { readonly name: string }): ReactNode {
  const { online } = useWords();
  return (
    <p className="greeting">
      <span>{online.hello(name)}</span>
      <Link href="/account" className="button">
        {online.account}
      </Link>
      <Link href="/leaders" className="button">
        {online.leaders}
      </Link>
    </p>
  );
}

function Hall({ mine }: { readonly mine: boolean }): ReactNode {
  const { online } = useWords();
  const { tables, games } = useHallNews();
  const own = new Set(games.map(({ table }) => table.id));
  const others = tables.filter(({ id }) => !own.has(id));
  return (
    <div className="hall-lists">
      {mine && (
        <section className="panel">
          <h2>{online.myGames}</h2>
          {games.length === 0 && <p>{online.noGames}</p>}
          <ul className="tables">
            {games.map(({ table, needsYou }) => (
              <TableLine
                key={table.id}
                table={table}
                action={
                  <Link href={`/online/${table.id}`} className={needsYou ? 'button main' : 'button'}>
                    {online.goThere}
                  </Link>
                }
              >
                <span className={needsYou ? 'badge needs-you' : 'badge'}>
                  {needsYou ? online.needsYou : table.status === 'open' ? online.opening : online.waiting}
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
            const standing = standingOf(table);
            return (
              <TableLine
                key={table.id}
                table={table}
                action={
                  <Link href={`/online/${table.id}`} className="button">
                    {standing.kind === 'free' ? online.join : online.watch}
                  </Link>
                }
              >
                <span className="badge">
                  {standing.kind === 'free'
                    ? online.free(standing.seats)
                    : standing.kind === 'full'
                      ? online.full
                      : online.playing}
                </span>
              </TableLine>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
