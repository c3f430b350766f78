import type { ExploreGameWords } from '../../explore/words.ts';
import { loadByLanguage } from '../../i18n/by-language.ts';
import type { PointsWords } from '../../play/points.ts';
import type { PuzzleTools } from '../../puzzles/tools.ts';
import type { PuzzleGameWords } from '../../puzzles/words.ts';
import type { ReviewGameWords } from '../../review/game-words.ts';

/** Loaded from here, because what only puzzles need is not cached for offline use. */
export const loadPuzzleTools = async (): Promise<PuzzleTools> =>
  (await import('./puzzle-tools.ts')).puzzleTools;

export const puzzleWordsIn = loadByLanguage(
  import.meta.glob<PuzzleGameWords>('../../i18n/*/heros-tavern/puzzles.ts', { import: 'words' }),
);

export const exploreWordsIn = loadByLanguage(
  import.meta.glob<ExploreGameWords>('../../i18n/*/heros-tavern/explore.ts', { import: 'words' }),
);

export const reviewWordsIn = loadByLanguage(
  import.meta.glob<ReviewGameWords>('../../i18n/*/heros-tavern/review.ts', { import: 'words' }),
);

export const pointsIn = loadByLanguage(
  import.meta.glob<PointsWords>('../../i18n/*/heros-tavern/points.ts', { import: 'points' }),
);
