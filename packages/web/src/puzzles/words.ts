import { loadByLanguage } from '../i18n/by-language.ts';
import type { puzzleWords } from '../i18n/en/puzzles.ts';
import type { Widen } from '../i18n/messages.ts';

export type PuzzleWords = Widen<typeof puzzleWords>;

/** What a game says about its puzzles. */
export interface PuzzleGameWords {
  /** A number of points, as the game calls them. */
  score(n: number): string;
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
