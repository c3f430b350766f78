import type { DailyDeal } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { deadlineText, waitText } from '../app/dates.ts';
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
import { type DealStep, daysAfter, dealDay, phaseOf, stepOf } from './days.ts';
import { OwnDeal } from './OwnDeal.tsx';
import { Result } from './Result.tsx';
import { Results } from './Results.tsx';
import { useDaily } from './useDaily.ts';
import { type DailyWords, loadDailyWords } from './words.ts';
import '../online/online.css';
import '../online/hall.css';
import './daily.css';

interface DailyPageProps {
  readonly game: string;
  /** Today's if it is left out. */
  readonly day?: string | undefined;
}

/** The daily deal of a game: to play it, and to compare. */
export default function DailyPage({ game, day }: DailyPageProps): ReactNode {
  const sign = useFaces().sign(game);
  const general = useLoaded(loadDailyWords);
  const points = useLoaded(sign?.points ?? null);
  if (sign === null) return <NotFoundPage />;
  if (general === null || points === null) return <Waiting />;
  const words = { ...general, points };
  return (
    <div className={`mood ${game}`}>
      <div className="online daily-page">
        <header className="online-head">
          <h1>{words.title(sign.title)}</h1>
        </header>
        <p className="intro">{words.intro}</p>
        <Deal key={day} sign={sign} day={day} words={words} />
      </div>
    </div>
  );
}

interface DealProps {
  readonly sign: Sign;
  readonly words: DailyWords;
}

function Deal({ sign, day, words }: DealProps & Pick<DailyPageProps, 'day'>): ReactNode {
  const { online } = useWords();
  const { server, me } = useIdentity();
  const { deal, ahead, trouble } = useDaily(sign.id, day, me?.id ?? null);
  if (server === 'unreachable') return <OwnDeal sign={sign} words={words} />;
  if (deal === null) return trouble === null ? <p>{online.looking}</p> : <Trouble trouble={trouble} />;
  const now = Date.now() + ahead;
  return (
    <>
      <Days deal={deal} now={now} words={words} />
      <div className="columns">
        <AtTable sign={sign} deal={deal} now={now} words={words} isKnown={me !== null} />
        {deal.mine === null || deal.mine.status === 'playing' ? null : (
          <Result sign={sign} deal={deal} mine={deal.mine} words={words} />
        )}
      </div>
      <Results sign={sign} deal={deal} words={words} />
    </>
  );
}

interface DatedDeal {
  readonly deal: DailyDeal;
  /** By the server's clock. */
  readonly now: number;
}

/** Which day it is, and the ways to the one before and the one after. */
function Days({ deal, now, words }: DatedDeal & Pick<DealProps, 'words'>): ReactNode {
  const language = useLanguage();
  const { game, day } = deal;
  const isToday = phaseOf(deal, now) === 'open';
  const before = daysAfter(day, -1);
  const after = daysAfter(day, 1);
  const isAfterToday = Date.parse(`${daysAfter(after, 1)}T00:00:00Z`) > now;
  return (
    <nav className="daily-days" aria-label={words.days}>
      <Link href={addressOf({ page: 'daily', game, day: before })} rel="prev">
        <span aria-hidden="true">←</span>{' '}
        {isToday ? words.yesterday : <time dateTime={before}>{dealDay(language, before)}</time>}
      </Link>
      <strong>
        <time dateTime={day}>{dealDay(language, day)}</time>
        {isToday && ` (${words.today})`}
      </strong>
      {!isToday && (
        <Link href={addressOf({ page: 'daily', game, day: isAfterToday ? undefined : after })} rel="next">
          {isAfterToday ? words.todays : <time dateTime={after}>{dealDay(language, after)}</time>}{' '}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  );
}

interface AtTableProps extends DealProps, DatedDeal {
  readonly isKnown: boolean;
}

/** Who plays, and the way to the table. */
function AtTable({ sign, deal, now, words, isKnown }: AtTableProps): ReactNode {
  const language = useLanguage();
  const levels = useLevels(sign.id);
  const [, go] = useLocation();
  const { trouble, busy, doing } = useAsking();
  const { game, day, mine, ends, closes, bots, players, streak } = deal;
  const phase = phaseOf(deal, now);
  const step = stepOf(deal, phase);
  const isCounted = step === 'play' || step === 'resume';
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
  const name: Readonly<Record<Exclude<DealStep, 'wait'>, string>> = {
    play: words.play,
    resume: words.resume,
    'resume-late': words.resume,
    practise: mine === null ? words.practiseFirst : words.practise,
    'resume-practice': words.resumePractice,
  };
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
        {step === 'play' && ` ${words.until(deadlineText(language, ends), waitText(language, ends, now))}`}
        {step === 'resume' &&
          ` ${words.finishBy(deadlineText(language, closes), waitText(language, closes, now))}`}
        {step === 'wait' && ` ${words.wait(deadlineText(language, closes), waitText(language, closes, now))}`}
      </p>
      {phase === 'open' && streak > 0 && (
        <p>
          <strong>{words.streak(streak)}</strong>. {words.streakHint}
        </p>
      )}
      {step !== 'wait' && (
        <>
          <form className="name-form" onSubmit={start}>
            {!isKnown && <GuestName name={guest} onChange={setGuest} />}
            <button type="submit" className={isCounted ? 'button main' : 'button'} aria-disabled={busy}>
              {name[step]}
            </button>
          </form>
          {!isKnown && <PlayedBefore />}
          {!isCounted && (
            <p className="hint">
              {step === 'resume-late' ? words.lateHint : mine === null ? words.pastHint : words.practiceHint}
            </p>
          )}
        </>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}
