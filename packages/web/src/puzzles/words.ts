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
const OF_GAMES = import.meta.glob<PuzzleGameWords>('../i18n/*/*/puzzles.ts', { import: 'words' });

export interface LoadedPuzzleWords {
  readonly general: PuzzleWords;
  readonly own: PuzzleGameWords;
}

/** Loads the words for the puzzles of a game. */
export function loadPuzzleWords(game: string): (language: Language) => Promise<LoadedPuzzleWords> {
  const found = Object.entries(OF_GAMES).filter(([path]) => path.includes(`/${game}/`));
  const loadOwn = loadByLanguage(Object.fromEntries(found));
  return async language => {
    const [general, own] = await Promise.all([loadWords(language), loadOwn(language)]);
    return { general, own };
  };
}
