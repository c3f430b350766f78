import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ShowMeHow } from '../guide/ShowMeHow.tsx';
import { Replays } from '../local/Replays.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import './learn.css';

/** All that there is to learn from: guided games, rules, glossaries, score pads, pages to print, replays. */
export default function LearnPage(): ReactNode {
  const { around, records } = useWords();
  const { learn } = around;
  const { signs } = useFaces();
  return (
    <div className="learn-page">
      <h1>{learn.title}</h1>
      <p>{learn.intro}</p>
      <div className="lessons">
        {signs.map(sign => (
          <GameToLearn key={sign.id} sign={sign} />
        ))}
      </div>
      <section aria-labelledby="replays">
        <h2 id="replays">{learn.replays}</h2>
        <p>{learn.replaysHint}</p>
        <Replays />
        <p>
          <Link href={addressOf({ page: 'mistakes' })} className="button">
            {records.mistakes}
          </Link>{' '}
          {learn.mistakesHint}
        </p>
      </section>
    </div>
  );
}

function GameToLearn({ sign }: { readonly sign: Sign }): ReactNode {
  const { around, signs } = useWords();
  const { learn } = around;
  const { id: game, title } = sign;
  const heading = `learn-${game}`;
  return (
    <section className={`room ${game}`} aria-labelledby={heading}>
      <div className="picture">
        <sign.Picture />
      </div>
      <h2 id={heading}>{title}</h2>
      <ul>
        <li>
          <ShowMeHow sign={sign} className="button main">
            {learn.guided}
          </ShowMeHow>
          <p>{learn.guidedHint}</p>
        </li>
        {sign.lessons !== null && (
          <li>
            <Link href={addressOf({ page: 'lessons', game })} className="button">
              {learn.lessons}
            </Link>
            <p>{learn.lessonsHint}</p>
          </li>
        )}
        {sign.puzzles !== null && (
          <li>
            <Link href={addressOf({ page: 'puzzles', game })} className="button">
              {learn.puzzles}
            </Link>
            <p>{learn.puzzlesHint}</p>
          </li>
        )}
        {sign.explore !== null && (
          <li>
            <Link href={addressOf({ page: 'explore', game })} className="button">
              {learn.explore}
            </Link>
            <p>{learn.exploreHint}</p>
          </li>
        )}
        <li>
          <Link href={addressOf({ page: 'daily', game })} className="button">
            {learn.daily}
          </Link>
          <p>{learn.dailyHint}</p>
        </li>
        <li>
          <Link href={addressOf({ page: 'rules', game })} className="button">
            {learn.rules}
          </Link>
          <p>{learn.rulesHint}</p>
        </li>
        <li>
          <Link href={addressOf({ page: 'glossary', game })} className="button">
            {learn.glossary}
          </Link>
          <p>{learn.glossaryHint}</p>
        </li>
        {sign.pages.map(({ kind }) => (
          <li key={kind}>
            <Link href={addressOf({ page: kind, game })} className="button">
              {signs[game]?.pages[kind] ?? kind}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
