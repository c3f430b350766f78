import type { GameId } from '@taproom/games';
import type { Language } from '../i18n/languages.ts';
import type { Glossary } from './glossary.ts';
import type { Rules } from './rules.ts';

type Chunk = () => Promise<{ readonly rules: Rules }>;

/** Each game in each language is a file of its own that is fetched when somebody reads it. */
const CHUNKS: Readonly<Record<Language, Readonly<Record<GameId, Chunk>>>> = {
  en: {
    'heaven-and-ale': () => import('./en/heaven-and-ale.ts'),
    'heros-tavern': () => import('./en/heros-tavern.ts'),
  },
  de: {
    'heaven-and-ale': () => import('./de/heaven-and-ale.ts'),
    'heros-tavern': () => import('./de/heros-tavern.ts'),
  },
  ru: {
    'heaven-and-ale': () => import('./ru/heaven-and-ale.ts'),
    'heros-tavern': () => import('./ru/heros-tavern.ts'),
  },
};

export const loadRules = async (game: GameId, language: Language): Promise<Rules> =>
  (await CHUNKS[language][game]()).rules;

const GLOSSARIES: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('./en/glossary.ts'),
  de: () => import('./de/glossary.ts'),
  ru: () => import('./ru/glossary.ts'),
};

export const loadGlossary = async (language: Language): Promise<Glossary> =>
  (await GLOSSARIES[language]()).glossary;
