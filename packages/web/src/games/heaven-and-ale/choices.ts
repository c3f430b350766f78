import type { ExploreGameWords } from '../../explore/words.ts';
import { loadByLanguage } from '../../i18n/by-language.ts';

/** What Heaven & Ale says about the effects of choices, in a language. */
export const choiceWordsIn = loadByLanguage(
  import.meta.glob<ExploreGameWords>('../../i18n/*/heaven-and-ale/explore.ts', { import: 'words' }),
);
