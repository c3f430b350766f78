import { tables, type View } from '@taproom/games/heros-tavern';
import { loadByLanguage } from '../../i18n/by-language.ts';
import type { Words as AidWords } from '../../i18n/en/heros-tavern/aid.ts';
import type { Words as PictureWords } from '../../i18n/en/heros-tavern/pictures.ts';
import type { Learning } from '../../play/face.ts';
import type { Glossary } from '../../rules/glossary.ts';
import { learningFrom } from '../../rules/learning.tsx';
import type { Questions } from '../../rules/questions.ts';
import type { Rules } from '../../rules/rules.ts';
import { RULES_OF_TERMS } from './rules/rules-of-terms.ts';

const aidWordsIn = loadByLanguage(
  import.meta.glob<AidWords>('../../i18n/*/heros-tavern/aid.ts', { import: 'words' }),
);

export const learning: Learning = learningFrom({
  rules: import.meta.glob<Rules>('../../i18n/*/heros-tavern/rules.ts', { import: 'rules' }),
  pictureWords: import.meta.glob<PictureWords>('../../i18n/*/heros-tavern/pictures.ts', { import: 'words' }),
  glossary: import.meta.glob<Glossary>('../../i18n/*/heros-tavern/glossary.ts', { import: 'words' }),
  questions: import.meta.glob<Questions>('../../i18n/*/heros-tavern/questions.ts', { import: 'words' }),
  rulesOfTerms: RULES_OF_TERMS,
  picture: async () => (await import('./rules/RulePicture.tsx')).RulePicture,
  aid: async (language, view?: View) => {
    const [words, { aidSections }, { AidIcon }] = await Promise.all([
      aidWordsIn(language),
      import('./aid/aid.ts'),
      import('./aid/AidIcon.tsx'),
    ]);
    const prices = view?.options.prices ?? tables.PRICES;
    return { title: words.title, sections: aidSections(words, prices), Icon: AidIcon };
  },
});
