import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';

/** Words of all games in one language by game, from the paths that `import.meta.glob` found: `./<game>/….ts`. */
export const byGame = <Words>(found: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> =>
  Object.fromEntries(Object.entries(found).map(([path, words]) => [path.split('/').at(-2), words]));

/**
 * Modules with words by language, from the paths that `import.meta.glob` found: `…/i18n/<language>/….ts` or
 * `…/i18n/<language>/<game>/….ts`. A language that lacks one is an error, not a fallback.
 */
export function byLanguage<Module>(found: Readonly<Record<string, Module>>): (language: Language) => Module {
  const modules = new Map(Object.entries(found).map(([path, module]) => [languageIn(path), module]));
  const missing = LANGUAGE_CODES.filter(language => !modules.has(language));
  if (missing.length > 0) throw new Error(`words are missing in: ${missing.join(', ')}`);
  return language => {
    const module = modules.get(language);
    if (module === undefined) throw new Error(`no words in ${language}`);
    return module;
  };
}

/** The folder on the way to a file that is named like a language. */
const languageIn = (path: string): string | undefined =>
  path.split('/').find(folder => Object.hasOwn(LANGUAGES, folder));

/** The same for words that are fetched when they are needed. */
export function loadByLanguage<Words>(
  found: Readonly<Record<string, () => Promise<Words>>>,
): (language: Language) => Promise<Words> {
  const loaderOf = byLanguage(found);
  return language => loaderOf(language)();
}

/** Something that is made for each language, by its code. */
export const inLanguages = <Thing>(make: (language: Language) => Thing): Readonly<Record<Language, Thing>> =>
  Object.fromEntries(LANGUAGE_CODES.map(code => [code, make(code)])) as Record<Language, Thing>;
