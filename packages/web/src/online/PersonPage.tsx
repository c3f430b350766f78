import type { AnswerOf, Api, TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { ask, type DoorProblem } from './door.ts';
import { identity } from './identity.ts';
import { OperatorTools } from './OperatorTools.tsx';
import { TableLine } from './TableFacts.tsx';
import { Trouble } from './Trouble.tsx';
import './online.css';
import './account.css';

type Profile = AnswerOf<Api['profile']>;

/** Somebody, with what they have played. */
export default function PersonPage({ id }: { readonly id: string }): ReactNode {
  const { online, app } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  useEffect(() => {
    void ask('profile', { params: { id } }).then(found => {
      if (found.ok) setProfile(found.value);
      else setTrouble(found.refusal);
    });
  }, [id]);
  // An id that can't be one is nobody's, either.
  if (trouble?.code === 'malformed' || trouble?.code === 'no-such-thing') {
    return (
      <div className="online">
        <p role="alert">{online.noPerson}</p>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </div>
    );
  }
  if (profile === null) {
    return <div className="online">{trouble ? <Trouble trouble={trouble} /> : <p>{app.loading}</p>}</div>;
  }
  const since = new Date(profile.created).toLocaleDateString(document.documentElement.lang);
  return (
    <div className="online">
      <header className="online-head">
        <h1>{profile.person.name || online.somebody}</h1>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </header>
      <p>{online.since(since)}</p>
      {me?.operator && profile.person.id !== me.id && <OperatorTools person={profile.person} />}
      <div className="columns">
        <Figures profile={profile} />
        <History id={id} />
      </div>
    </div>
  );
}

/** One line for each game and size of table. */
function Figures({ profile: { ratings, games: played } }: { readonly profile: Profile }): ReactNode {
  const { online } = useWords();
  const faces = useFaces();
  return (
    <section className="panel">
      <h2>{online.figures}</h2>
      {played.length === 0 ? (
        <p>{online.noFinished}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{online.game}</th>
              <th scope="col" className="figure">
                {online.rating}
              </th>
              <th scope="col" className="figure">
                {online.played}
              </th>
              <th scope="col" className="figure">
                {online.won}
              </th>
              <th scope="col" className="figure">
                {online.mean}
              </th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ game, seats, played: n, won, mean }) => (
              <tr key={`${game} ${seats}`}>
                <td>
                  {faces.title(game)} <small>{online.seatsOf(seats)}</small>
                </td>
                <td className="figure">
                  {ratings.find(rated => rated.game === game && rated.seats === seats)?.rating ?? '–'}
                </td>
                <td className="figure">{n}</td>
                <td className="figure">{Math.round((100 * won) / Math.max(1, n))} %</td>
                <td className="figure">{mean.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Finished games, newest first; more of them when asked for. */
function History({ id }: { readonly id: string }): ReactNode {
  const { online, records } = useWords();
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const [more, setMore] = useState(false);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const look = async (known: readonly TableInfo[]): Promise<void> => {
    const before = known.at(-1)?.ended;
    const found = await ask('history', {
      params: { id },
      query: before == null ? {} : { before: String(before) },
    });
    setTrouble(found.ok ? null : found.refusal);
    if (!found.ok) return;
    setTables([...known, ...found.value.tables]);
    setMore(found.value.more);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: from the beginning for each person.
  useEffect(() => void look([]), [id]);
  return (
    <section className="panel">
      <h2>{online.history}</h2>
      {tables.length === 0 && <p>{online.noFinished}</p>}
      <ul className="tables">
        {tables.map(table => (
          <TableLine
            key={table.id}
            table={table}
            action={
              <Link href={`/online/${table.id}/replay`} className="button">
                {records.replay}
              </Link>
            }
          >
            <small>
              {new Date(table.ended ?? table.created).toLocaleDateString(document.documentElement.lang)}
            </small>
          </TableLine>
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={() => void look(tables)}>
          {online.earlier}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}
