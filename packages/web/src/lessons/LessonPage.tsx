import { addressOf } from '@taproom/contracts/addresses';
import { expectOk } from '@taproom/games';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { BarTools } from '../app/Frame.tsx';
import { useGames, useRegistries } from '../app/registries.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { WithFace } from '../play/WithFace.tsx';
import { settings } from '../settings.ts';
import { LessonGame, type LessonResult } from './game.ts';
import { factsOf, type Lessons } from './lesson.ts';
import { lessonProgress } from './progress.ts';
import { SolvedMark } from './SolvedMark.tsx';
import { type LessonPageWords, loadLessonWords } from './words.ts';
import './lessons.css';

interface LessonPageProps {
  readonly game: string;
  /** Which of the lessons, from 1. */
  readonly number: number;
}

/** A lesson: its task above the table of the game. */
export default function LessonPage({ game, number }: LessonPageProps): ReactNode {
  const { pages } = useWords();
  const sign = useFaces().sign(game);
  const games = useGames();
  const words = useLoaded(loadLessonWords);
  const lessons = useLoaded(sign?.lessons ?? null);
  if (sign === null || sign.lessons === null) return <DeadEnd scene="lost" title={pages.nowhere} />;
  if (words === null || lessons === null) return <Waiting />;
  if (lessons.list[number - 1] === undefined) return <DeadEnd scene="lost" title={pages.nowhere} />;
  return (
    <WithFace rules={games.current(game)}>
      <PlayedLesson game={game} number={number} lessons={lessons} words={words} />
    </WithFace>
  );
}

interface PlayedLessonProps extends LessonPageProps {
  readonly lessons: Lessons;
  readonly words: LessonPageWords;
}

function PlayedLesson({ game, number, lessons, words }: PlayedLessonProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [isHinted, setHinted] = useState(false);
  const played = useLessonGame(game, number, attempt, lessons);
  useSyncExternalStore(played.subscribe, played.get);
  const { verdict } = played;
  const lesson = lessons.list[number - 1];
  const said = lesson && lessons.words.lessons[lesson.name];
  const passed = verdict?.passed ?? false;
  useEffect(() => {
    if (passed && lesson !== undefined) lessonProgress.add(game, lesson.name);
  }, [passed, game, lesson]);
  if (lesson === undefined || said === undefined) return null;
  const facts = factsOf(lesson);
  const measured = (count: number): string => lessons.words.units[lesson.unit]?.(count) ?? `${count}`;
  return (
    <div className="lesson">
      <BarTools>
        <GameMenu game={played} />
      </BarTools>
      <section className="lesson-card" aria-labelledby="lesson-title">
        <div className="lesson-text">
          <h2 id="lesson-title">
            <small>{words.place(number, lessons.list.length)}</small> {said.title}
            {lessonProgress.has(game, lesson.name) && <SolvedMark label={words.solved} />}
          </h2>
          <p>{said.task(facts)}</p>
          <div role="status">
            {verdict !== null && (
              <Outcome verdict={verdict} words={words} measured={measured} learned={said.learned} />
            )}
            {isHinted && !passed && (
              <p className="lesson-hint">
                <b>{words.hint}:</b> {said.hint(facts)}
              </p>
            )}
          </div>
        </div>
        <div className="lesson-buttons">
          {passed && number < lessons.list.length && (
            <Link href={addressOf({ page: 'lesson', game, lesson: `${number + 1}` })} className="button main">
              {words.next}
            </Link>
          )}
          {!passed && !isHinted && (
            <button type="button" className="button" onClick={() => setHinted(true)}>
              {words.hint}
            </button>
          )}
          <button
            type="button"
            className={verdict !== null && !passed ? 'button main' : 'button'}
            onClick={() => setAttempt(attempt + 1)}
          >
            {words.again}
          </button>
          <Link href={addressOf({ page: 'lessons', game })} className="button">
            {words.all}
          </Link>
        </div>
      </section>
      <div className="lesson-table">
        <GameTable key={attempt} game={played} />
      </div>
    </div>
  );
}

/** One attempt; the others at the table look like bots. */
function useLessonGame(game: string, number: number, attempt: number, { list }: Lessons): LessonGame {
  const games = useGames();
  const { levels } = useRegistries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a game of its own.
  return useMemo(() => {
    const lesson = list[number - 1];
    if (lesson === undefined) throw new Error(`there is no lesson ${number}`);
    const rules = games.current(game);
    const [level = ''] = levels.current(game).levels;
    const seats = rules.seatCount(expectOk(rules.load(lesson.position)));
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const);
    const isText = (): boolean => settings.get().table === 'text';
    return new LessonGame(rules, lesson, [{ kind: 'human', name: '' }, ...others], isText);
  }, [game, number, attempt, list, games, levels]);
}

interface OutcomeProps {
  readonly verdict: LessonResult;
  readonly words: LessonPageWords;
  readonly measured: (count: number) => string;
  readonly learned: string;
}

/** What was reached, what would have been possible, and what it depends on. */
function Outcome({ verdict, words, measured, learned }: OutcomeProps): ReactNode {
  const { reached, par, passed } = verdict;
  const said = useRef<HTMLParagraphElement>(null);
  // The table has nothing left to focus: the link to the next lesson follows here.
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} className="lesson-outcome" data-passed={passed} tabIndex={-1}>
      <b>{passed ? words.passed : words.failed}</b> {words.reached(measured(reached))}{' '}
      {!passed && `${words.possible(measured(par), par - reached)} `}
      {learned}
    </p>
  );
}
