import { loadByLanguage } from '../../i18n/by-language.ts';
import type { Words as PictureWords } from '../../i18n/en/heaven-and-ale/pictures.ts';
import type { Learning } from '../../play/face.ts';
import { type Glossary, withRules } from '../../rules/glossary.ts';
import type { Rules } from '../../rules/rules.ts';
import { RULES_OF_TERMS } from './rules/rules-of-terms.ts';

const rulesIn = loadByLanguage(
  import.meta.glob<Rules>('../../i18n/*/heaven-and-ale/rules.ts', { import: 'rules' }),
);
const picturesIn = loadByLanguage(
  import.meta.glob<PictureWords>('../../i18n/*/heaven-and-ale/pictures.ts', { import: 'words' }),
);
const glossaryIn = loadByLanguage(
  import.meta.glob<Glossary>('../../i18n/*/heaven-and-ale/glossary.ts', { import: 'words' }),
);

export const learning: Learning = {
  async rules(language) {
    const [rules, words, { RulePicture }] = await Promise.all([
      rulesIn(language),
      picturesIn(language),
      import('./rules/RulePicture.tsx'),
    ]);
    return { rules, Picture: ({ name }) => <RulePicture name={name} words={words} /> };
  },
  glossary: async language => withRules(await glossaryIn(language), RULES_OF_TERMS),
};
