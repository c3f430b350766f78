import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { lessonProgress } from './progress.ts';
import { SolvedMark } from './SolvedMark.tsx';
import { loadLessonWords } from './words.ts';
import './lessons.css';

/** The lessons of a game, and which of them are solved. */
export default function LessonsPage({ game }: { readonly game: string }): ReactNode {
  const { around, pages } = useWords();
  const sign = useFaces().sign(game);
  const words = useLoaded(loadLessonWords);
  const lessons = useLoaded(sign?.lessons ?? null);
  const solved = useSyncExternalStore(lessonProgress.subscribe, lessonProgress.get)[game] ?? [];
  if (sign === null || sign.lessons === null) return <DeadEnd scene="lost" title={pages.nowhere} />;
  if (words === null || lessons === null) return <Waiting />;
  const { list } = lessons;
  const done = list.filter(({ name }) => solved.includes(name)).length;
  return (
    <div className="lessons-page">
      <h1>{around.learn.lessonsTitle(sign.title)}</h1>
      <p>{words.intro}</p>
      <p className="lessons-progress">
        <progress aria-hidden value={done} max={list.length} /> {words.progress(done, list.length)}
      </p>
      <ol>
        {list.map(({ name }, i) => (
          <li key={name}>
            <Link href={addressOf({ page: 'lesson', game, lesson: `${i + 1}` })} className="button">
              <span className="lesson-number">{i + 1}</span>
              <span>{lessons.words.lessons[name]?.title}</span>
              {solved.includes(name) && <SolvedMark label={words.solved} />}
            </Link>
          </li>
        ))}
      </ol>
      <Link href={addressOf({ page: 'learn' })} className="button">
        {around.learn.title}
      </Link>
    </div>
  );
}
