import type { TableInfo } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { useLacking } from '../play/playable.ts';
import { Entrance } from './Entrance.tsx';
import { HousePlace } from './HousePlace.tsx';
import { InkPicture } from './InkPicture.tsx';
import { useIdentity } from './identity.ts';
import { vacancyOf } from './lobby.ts';
import { NewTable } from './NewTable.tsx';
import { Slip } from './Slip.tsx';
import { PlainAddress, Unreachable } from './Trouble.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useHallNews } from './useHallNews.ts';
import './hall.css';

/**
 * The online page: the account, the user's games, the open tables, and a form for a new one. Whoever is about to open a
 * table is already in the room of its game.
 */
export default function OnlinePage(): ReactNode {
  const { online, app } = useWords();
  const { server, me } = useIdentity();
  useFocusKept();
  const [game, setGame] = useState(useFaces().signs[0]?.id);
  return (
    <HousePlace game={me === null ? undefined : game}>
      <div className="online hall">
        <header className="online-head">
          <h1>{online.title}</h1>
          {me !== null && <Greeting name={me.name} id={me.id} />}
        </header>
        {server === 'looking' && <p>{app.loading}</p>}
        {server === 'unreachable' && <Unreachable />}
        {server === 'there' && (
          <>
            <PlainAddress />
            <div className="columns hall-columns">
              <Hall mine={me !== null} />
              {me === null ? <Entrance /> : <NewTable onGame={setGame} />}
            </div>
          </>
        )}
      </div>
    </HousePlace>
  );
}

function Greeting({ name, id }: { readonly name: string; readonly id: string }): ReactNode {
  const { online } = useWords();
  return (
    <p className="greeting">
      <span>{online.hello(name)}</span>
      <Link href={addressOf({ page: 'account' })} className="button">
        {online.account}
      </Link>
      <Link href={addressOf({ page: 'person', id })} className="button">
        {online.history}
      </Link>
      <Link href={addressOf({ page: 'leaders' })} className="button">
        {online.leaders}
      </Link>
    </p>
  );
}

/** Practice waits for nobody, and nobody waits for it. */
const isIdlePractice = ({ deal }: Pick<TableInfo, 'deal'>): boolean => deal?.practice ?? false;

/** The notice board: one's own games, and the tables that are open to everyone. */
function Hall({ mine }: { readonly mine: boolean }): ReactNode {
  const { online, sitting, unplayable } = useWords();
  const lackingOf = useLacking();
  const { tables, games } = useHallNews();
  const own = new Set(games.map(({ table }) => table.id));
  const others = tables.filter(({ id }) => !own.has(id));
  return (
    <div className="board">
      {mine && (
        <section>
          <h2>{online.myGames}</h2>
          {games.length === 0 && <p className="board-empty">{online.noGames}</p>}
          <ul className="slips">
            {games.map(({ table, seat, needsYou }) => (
              <Slip
                key={table.id}
                table={table}
                action={
                  <Link
                    href={addressOf({ page: 'table', id: table.id })}
                    className={needsYou ? 'button main' : 'button'}
                  >
                    {online.goThere}
                  </Link>
                }
              >
                {lackingOf(table) !== null ? (
                  <span className="badge">{unplayable.badge}</span>
                ) : isIdlePractice(table) ? null : (
                  <span className={needsYou ? 'badge needs-you' : 'badge'}>
                    {table.seats[seat]?.replaced === 'resigned'
                      ? sitting.youResigned
                      : needsYou
                        ? online.needsYou
                        : table.status === 'open'
                          ? online.opening
                          : online.waiting}
                  </span>
                )}
              </Slip>
            ))}
          </ul>
        </section>
      )}
      <section className="open-tables">
        <h2>{online.lobby}</h2>
        {others.length === 0 && (
          <div className="blank-notice">
            <InkPicture name="blank-slip" />
            <p>{online.noTables}</p>
          </div>
        )}
        <ul className="slips">
          {others.map(table => {
            const standing = vacancyOf(table);
            const isLacking = lackingOf(table) !== null;
            const isFree = standing.kind === 'free' && !isLacking;
            return (
              <Slip
                key={table.id}
                table={table}
                action={
                  <Link
                    href={addressOf({ page: 'table', id: table.id })}
                    className={isFree ? 'button main' : 'button'}
                  >
                    {isFree ? online.join : online.watch}
                  </Link>
                }
              >
                <span className="badge">
                  {isLacking
                    ? unplayable.badge
                    : standing.kind === 'free'
                      ? online.free(standing.seats)
                      : standing.kind === 'full'
                        ? online.full
                        : online.playing}
                </span>
              </Slip>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
