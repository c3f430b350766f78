import type { GameId } from '@taproom/games';
import type { Language } from '../i18n/languages.ts';
import type { Glossary } from './glossary.ts';
import type { Rules } from './rules.ts';

type Chunk = () => Promise<{ readonly rules: Rules }>;

/** Each game in each language is a file of its own that is fetched when somebody reads it. */
const CHUNKS: Readonly<Record<Language, Readonly<Record<GameId, Chunk>>>> = {
  en: {
    'heaven-and-ale': () => import('../i18n/en/heaven-and-ale/rules.ts'),
    'heros-tavern': () => import('../i18n/en/heros-tavern/rules.ts'),
  },
  de: {
    'heaven-and-ale': () => import('../i18n/de/heaven-and-ale/rules.ts'),
    'heros-tavern': () => import('../i18n/de/heros-tavern/rules.ts'),
  },
  ru: {
    'heaven-and-ale': () => import('../i18n/ru/heaven-and-ale/rules.ts'),
    'heros-tavern': () => import('../i18n/ru/heros-tavern/rules.ts'),
  },
};

export const loadRules = async (game: GameId, language: Language): Promise<Rules> =>
  (await CHUNKS[language][game]()).rules;

const GLOSSARIES: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('../i18n/en/glossary.ts'),
  de: () => import('../i18n/de/glossary.ts'),
  ru: () => import('../i18n/ru/glossary.ts'),
};

export const loadGlossary = async (language: Language): Promise<Glossary> =>
  (await GLOSSARIES[language]()).glossary;
