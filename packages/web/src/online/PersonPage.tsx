import type { AnswerOf, Api, TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem } from './door.ts';
import { Trouble } from './OnlinePage.tsx';
import { SeatNames } from './TableFacts.tsx';
import './online.css';

type Profile = AnswerOf<Api['profile']>;

/** Somebody, with what they have played. */
export default function PersonPage({ id }: { readonly id: string }): ReactNode {
  const { online, games, app } = useWords();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  useEffect(() => {
    void ask('profile', { params: { id } }).then(found => {
      if (found.ok) setProfile(found.value);
      else setTrouble(found.refusal);
    });
    void ask('history', { params: { id } }).then(found => {
      if (found.ok) setTables(found.value.tables);
    });
  }, [id]);
  if (profile === null) {
    return <div className="online">{trouble ? <Trouble trouble={trouble} /> : <p>{app.loading}</p>}</div>;
  }
  return (
    <div className="online">
      <h1>{profile.person.name || online.somebody}</h1>
      <section className="panel">
        <h2>{online.rating}</h2>
        {profile.ratings.length === 0 && <p>{online.noRatings}</p>}
        <ul>
          {profile.ratings.map(({ game, seats, rating, games: n }) => (
            <li key={`${game} ${seats}`}>
              {games[game]}, {online.seatsOf(seats)}: <strong>{rating}</strong> ({online.games(n)})
            </li>
          ))}
        </ul>
        <ul>
          {profile.games.map(({ game, seats, played, won, mean }) => (
            <li key={`${game} ${seats}`}>
              {games[game]}, {online.seatsOf(seats)}: {online.games(played)},{' '}
              {online.won(`${Math.round((100 * won) / Math.max(1, played))} %`)},{' '}
              {online.mean(mean.toFixed(1))}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2>{online.history}</h2>
        <ul className="tables">
          {tables.map(table => (
            <li key={table.id}>
              <strong>{games[table.game]}</strong>
              <span className="facts">
                <SeatNames table={table} />
              </span>
              <Link href={`/online/${table.id}`} className="button">
                {online.goThere}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
