import { loadByLanguage } from '../../i18n/by-language.ts';
import type { PuzzleGameWords } from '../../puzzles/words.ts';

/** What Heaven & Ale says about its puzzles, in a language. */
export const puzzleWordsIn = loadByLanguage(
  import.meta.glob<PuzzleGameWords>('../../i18n/*/heaven-and-ale/puzzles.ts', { import: 'words' }),
);
