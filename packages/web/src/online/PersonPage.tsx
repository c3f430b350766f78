import type { AnswerOf, Api } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { dayText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { ask, type DoorProblem } from './door.ts';
import { FinishedGames } from './FinishedGames.tsx';
import { HousePlace } from './HousePlace.tsx';
import { InkPicture } from './InkPicture.tsx';
import { identity } from './identity.ts';
import { OperatorTools } from './OperatorTools.tsx';
import { personName } from './person-name.ts';
import { Trouble } from './Trouble.tsx';
import './ledger.css';

type Profile = AnswerOf<Api['profile']>;

/** A profile, with what they have played. */
export default function PersonPage({ id }: { readonly id: string }): ReactNode {
  const words = useWords();
  const { online, places, app } = words;
  const language = useLanguage();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  useEffect(() => {
    void ask('profile', { params: { id } }).then(found => {
      if (found.ok) setProfile(found.value);
      else setTrouble(found.refusal);
    });
  }, [id]);
  // An invalid id is not found, either.
  if (trouble?.code === 'malformed' || trouble?.code === 'no-such-thing') {
    const ways = (
      <>
        <Link href={addressOf({ page: 'leaders' })} className="button main">
          {online.leaders}
        </Link>
        <Link href={addressOf({ page: 'online' })} className="button">
          {online.title}
        </Link>
      </>
    );
    return (
      <DeadEnd scene="lost" title={online.noPerson} ways={ways} isHomeMain={false}>
        <p>{places.noPersonHint}</p>
      </DeadEnd>
    );
  }
  if (profile === null) {
    return (
      <HousePlace>
        <div className="online">{trouble ? <Trouble trouble={trouble} /> : <p>{app.loading}</p>}</div>
      </HousePlace>
    );
  }
  return (
    <HousePlace>
      <div className="online ledger-room">
        <header className="online-head">
          <h1>
            {personName(profile.person, words)}{' '}
            <small>{online.since(dayText(language, profile.created))}</small>
          </h1>
          <Link href={addressOf({ page: 'online' })} className="button">
            {online.title}
          </Link>
        </header>
        {me?.operator && profile.person.id !== me.id && <OperatorTools person={profile.person} />}
        <div className="ledger-book">
          <Figures profile={profile} />
          <FinishedGames id={id} />
        </div>
      </div>
    </HousePlace>
  );
}

/** One line for each game and table size. */
function Figures({ profile: { ratings, games: played } }: { readonly profile: Profile }): ReactNode {
  const { online } = useWords();
  const language = useLanguage();
  const faces = useFaces();
  return (
    <section className="ledger-leaf">
      <h2>{online.figures}</h2>
      {played.length === 0 ? (
        <p>{online.noResults}</p>
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
                <td className="figure">
                  {(won / Math.max(1, n)).toLocaleString(language, { style: 'percent' })}
                </td>
                <td className="figure">
                  {mean?.toLocaleString(language, { maximumFractionDigits: 1 }) ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <InkPicture name="quill" />
    </section>
  );
}
