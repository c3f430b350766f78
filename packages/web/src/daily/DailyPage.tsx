import type { DailyDeal } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { momentText } from '../app/dates.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from '../online/door.ts';
import { GuestName } from '../online/Entrance.tsx';
import { identity, useIdentity } from '../online/identity.ts';
import { PlayedBefore } from '../online/SignInWays.tsx';
import { Trouble } from '../online/Trouble.tsx';
import { useAsking } from '../online/useAsking.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { settings } from '../settings.ts';
import { OwnDeal } from './OwnDeal.tsx';
import { Result } from './Result.tsx';
import { Results } from './Results.tsx';
import { useDaily } from './useDaily.ts';
import { type DailyWords, loadDailyWords } from './words.ts';
import '../online/online.css';
import '../online/hall.css';
import './daily.css';

/** The daily deal of a game: to play it, and to compare. */
export default function DailyPage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  const words = useLoaded(loadDailyWords);
  if (sign === null) return <NotFoundPage />;
  if (words === null) return <Waiting />;
  return (
    <div className={`mood ${game}`}>
      <div className="online daily-page">
        <header className="online-head">
          <h1>{words.title(sign.title)}</h1>
        </header>
        <p className="intro">{words.intro}</p>
        <Deal sign={sign} words={words} />
      </div>
    </div>
  );
}

interface DealProps {
  readonly sign: Sign;
  readonly words: DailyWords;
}

function Deal({ sign, words }: DealProps): ReactNode {
  const { online } = useWords();
  const { server, me } = useIdentity();
  const { deal, trouble } = useDaily(sign.id, me?.id ?? null);
  if (server === 'unreachable') return <OwnDeal sign={sign} words={words} />;
  if (deal === null) return trouble === null ? <p>{online.looking}</p> : <Trouble trouble={trouble} />;
  return (
    <>
      <div className="columns">
        <AtTable sign={sign} deal={deal} words={words} isKnown={me !== null} />
        {deal.mine === null || deal.mine.status === 'playing' ? null : (
          <Result sign={sign} deal={deal} mine={deal.mine} words={words} />
        )}
      </div>
      <Results sign={sign} deal={deal} words={words} />
    </>
  );
}

interface AtTableProps extends DealProps {
  readonly deal: DailyDeal;
  readonly isKnown: boolean;
}

/** Who plays, and the way to the table. */
function AtTable({ sign, deal, words, isKnown }: AtTableProps): ReactNode {
  const language = useLanguage();
  const levels = useLevels(sign.id);
  const [, go] = useLocation();
  const { trouble, busy, doing } = useAsking();
  const { game, day, mine, practice, ends, bots, players, streak } = deal;
  const isOver = mine !== null && mine.status !== 'playing';
  const [guest, setGuest] = useState(settings.get().name.slice(0, 24));
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    void doing(async () => {
      const entered = await identity.enter(guest.trim());
      if (!entered.ok) return entered;
      const begun = await ask('playDaily', { params: { game }, body: { day } });
      if (begun.ok) go(addressOf({ page: 'table', id: begun.value.table }));
      return begun;
    });
  };
  const name =
    mine === null
      ? words.play
      : !isOver
        ? words.resume
        : practice === null
          ? words.practise
          : words.resumePractice;
  return (
    <section className="panel" aria-labelledby="daily-table">
      <h2 id="daily-table">{words.opponents}</h2>
      <ul className="line-up">
        {bots.map((level, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={seat}>
            <span className="face" aria-hidden="true">
              {level !== null && <sign.Portrait level={level} />}
            </span>
            {level === null ? <strong>{words.you}</strong> : (levels[level] ?? level)}
          </li>
        ))}
      </ul>
      <p>
        {words.finishedBy(players)}
        {!isOver && ` ${words.until(momentText(language, ends))}`}
      </p>
      {streak > 0 && (
        <p>
          <strong>{words.streak(streak)}</strong>. {words.streakHint}
        </p>
      )}
      <form className="name-form" onSubmit={start}>
        {!isKnown && <GuestName name={guest} onChange={setGuest} />}
        <button type="submit" className={isOver ? 'button' : 'button main'} aria-disabled={busy}>
          {name}
        </button>
      </form>
      {!isKnown && <PlayedBefore />}
      {isOver && <p className="hint">{words.practiceHint}</p>}
      <Trouble trouble={trouble} />
    </section>
  );
}
