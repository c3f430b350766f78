import type { ExploreGameWords } from '../../explore/words.ts';
import { loadByLanguage } from '../../i18n/by-language.ts';

/** What Hero's Tavern says about the effects of choices, in a language. */
export const choiceWordsIn = loadByLanguage(
  import.meta.glob<ExploreGameWords>('../../i18n/*/heros-tavern/explore.ts', { import: 'words' }),
);
