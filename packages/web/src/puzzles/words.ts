import type { PuzzleKind } from '@taproom/bots/puzzles';
import { loadByLanguage } from '../i18n/by-language.ts';
import type { puzzleWords } from '../i18n/en/puzzles.ts';
import type { Widen } from '../i18n/messages.ts';

export type PuzzleWords = Widen<typeof puzzleWords>;

/** What a game says about its puzzles. */
export interface PuzzleGameWords {
  /** A number of points, as the game calls them. */
  score(n: number): string;
  /** The most of what is counted, as in "a turn that brings the most heroes". */
  readonly most: string;
  /** What has to be known to solve a puzzle of this kind; empty if it goes without saying. */
  reminder(kind: PuzzleKind): string;
  /** How a final score adds up. The breakdown is one of the game's own rules. */
  sum(breakdown: object): string;
  /** Labels for the parts of a score by the names that the coach gives them; only judgements need them. */
  readonly parts: Readonly<Record<string, string>>;
  /** The names of the themes. */
  readonly themes: Readonly<Record<string, string>>;
}

/** The words of the page, and those of the game that is shown there. */
export interface LoadedPuzzleWords {
  readonly general: PuzzleWords;
  readonly own: PuzzleGameWords;
}

export const loadPuzzleWords = loadByLanguage(
  import.meta.glob<PuzzleWords>('../i18n/*/puzzles.ts', { import: 'puzzleWords' }),
);
