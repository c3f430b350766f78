import type { Reach } from '@taproom/bots/puzzles/solving';
import type { ExploreGameWords } from '../../explore/words.ts';
import { loadByLanguage } from '../../i18n/by-language.ts';
import type { PuzzleGameWords } from '../../puzzles/words.ts';

/** Loaded from here, because what only puzzles need is not cached for offline use. */
export const loadReach = async (): Promise<Reach> =>
  (await import('@taproom/bots/heaven-and-ale/reach')).reach;

export const puzzleWordsIn = loadByLanguage(
  import.meta.glob<PuzzleGameWords>('../../i18n/*/heaven-and-ale/puzzles.ts', { import: 'words' }),
);

export const exploreWordsIn = loadByLanguage(
  import.meta.glob<ExploreGameWords>('../../i18n/*/heaven-and-ale/explore.ts', { import: 'words' }),
);
