import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FoundSlip } from '../lessons/lesson.ts';
import type { ReviewedGame } from './context.tsx';
import { useReviewWords } from './words.tsx';

interface SlipLessonProps {
  readonly of: ReviewedGame;
  readonly slip: FoundSlip;
}

/** The way to the lesson about a slip, if there is one. */
export function SlipLesson({ of, slip }: SlipLessonProps): ReactNode {
  const words = useReviewWords();
  const lesson = of.lessonAbout(slip);
  if (lesson === null) return null;
  const page = { page: 'lesson', game: of.game.table.id, lesson: `${lesson.number}` } as const;
  return (
    <p className="review-lesson">
      {words.lesson} <Link href={addressOf(page)}>{lesson.title}</Link>
    </p>
  );
}
