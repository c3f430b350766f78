import { loadByLanguage } from '../../i18n/by-language.ts';
import type { PuzzleGameWords } from '../../puzzles/words.ts';

/** What Hero's Tavern says about its puzzles, in a language. */
export const puzzleWordsIn = loadByLanguage(
  import.meta.glob<PuzzleGameWords>('../../i18n/*/heros-tavern/puzzles.ts', { import: 'words' }),
);
