import type { ReactNode } from 'react';
import { loadByLanguage } from '../i18n/by-language.ts';
import type { Learning } from '../play/face.ts';
import { type Glossary, withRules } from './glossary.ts';
import type { Questions } from './questions.ts';
import type { Rules } from './rules.ts';

/** What `import.meta.glob` finds: a module for each language. */
type InLanguages<Words> = Readonly<Record<string, () => Promise<Words>>>;

interface LearningParts<PictureWords> {
  readonly rules: InLanguages<Rules>;
  readonly pictureWords: InLanguages<PictureWords>;
  readonly glossary: InLanguages<Glossary>;
  readonly questions: InLanguages<Questions>;
  readonly rulesOfTerms: Readonly<Record<string, string>>;
  /** Loads what draws the pictures of the rules. */
  picture(): Promise<(props: { readonly name: string; readonly words: PictureWords }) => ReactNode>;
  readonly aid: Learning['aid'];
}

/** What helps to learn a game, loaded when someone wants to. */
export function learningFrom<PictureWords>(parts: LearningParts<PictureWords>): Learning {
  const rulesIn = loadByLanguage(parts.rules);
  const pictureWordsIn = loadByLanguage(parts.pictureWords);
  const glossaryIn = loadByLanguage(parts.glossary);
  return {
    async rules(language) {
      const [rules, words, RulePicture] = await Promise.all([
        rulesIn(language),
        pictureWordsIn(language),
        parts.picture(),
      ]);
      return { rules, Picture: ({ name }) => <RulePicture name={name} words={words} /> };
    },
    glossary: async language => withRules(await glossaryIn(language), parts.rulesOfTerms),
    questions: loadByLanguage(parts.questions),
    aid: parts.aid,
  };
}
