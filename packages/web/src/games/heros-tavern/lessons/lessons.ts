import type { LessonsWords, WordsOf } from '../../../lessons/lesson.ts';
import { DRAFT_LESSONS } from './draft.ts';
import { PURCHASE_LESSONS } from './purchase.ts';

/** The lessons of Hero's Tavern, in the order in which they are best taken. */
export const LESSONS = [...DRAFT_LESSONS, ...PURCHASE_LESSONS] as const;

type Named = (typeof LESSONS)[number];

/** Their words in one language. */
export interface TavernLessonsWords extends LessonsWords {
  readonly lessons: WordsOf<typeof LESSONS>;
  readonly units: Readonly<Record<Named['unit'], (count: number) => string>>;
}
