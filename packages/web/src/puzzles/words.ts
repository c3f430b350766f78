import { loadByLanguage } from '../i18n/by-language.ts';
import type { puzzleWords } from '../i18n/en/puzzles.ts';
import type { Language } from '../i18n/languages.ts';
import type { Widen } from '../i18n/messages.ts';

export type PuzzleWords = Widen<typeof puzzleWords>;

/** What a game says about its puzzles. */
export interface PuzzleGameWords {
  /** A number of points, as the game calls them. */
  score(n: number): string;
  /** The names of the themes. */
  readonly themes: Readonly<Record<string, string>>;
}

const loadWords = loadByLanguage(
  import.meta.glob<PuzzleWords>('../i18n/*/puzzles.ts', { import: 'puzzleWords' }),
);

export interface LoadedPuzzleWords {
  readonly general: PuzzleWords;
  readonly own: PuzzleGameWords;
}

/** Loads the words for the puzzles of a game, which brings its own. */
export const loadPuzzleWords =
  (loadOwn: (language: Language) => Promise<PuzzleGameWords>) =>
  async (language: Language): Promise<LoadedPuzzleWords> => {
    const [general, own] = await Promise.all([loadWords(language), loadOwn(language)]);
    return { general, own };
  };
