import type { LessonsWords, WordsOf } from '../../../lessons/lesson.ts';
import { FIRST_LESSONS } from './first.ts';
import { GARDEN_LESSONS } from './garden.ts';
import { LAST_LESSONS } from './last.ts';

/** The lessons of Heaven & Ale, in the order in which they are best taken. */
export const LESSONS = [...FIRST_LESSONS, ...GARDEN_LESSONS, ...LAST_LESSONS] as const;

type Named = (typeof LESSONS)[number];

/** Their words in one language. */
export interface CloisterLessonsWords extends LessonsWords {
  readonly lessons: WordsOf<typeof LESSONS>;
  readonly units: Readonly<Record<Named['unit'], (count: number) => string>>;
}
