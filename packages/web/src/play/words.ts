import { type Context, createContext, useContext } from 'react';
import { loadByLanguage } from '../i18n/by-language.ts';
import type { Language } from '../i18n/languages.ts';

/** What the components of a game need everywhere: the rules of their table, and its words. */
export interface Provided<Rules, Words> {
  readonly rules: Rules;
  readonly words: Words;
}

/** The words of one game: how they are loaded, given to its components with the rules, and found there. */
interface GameWords<Rules, Words> {
  loadWords(language: Language, rules: Rules): Promise<Words>;
  readonly WordsProvider: Context<Provided<Rules, Words> | null>['Provider'];
  /** The words of the game in the language that is set. */
  useGameWords(): Words;
  /** The rules of the table around a component: those it is played by, not the newest. */
  useGameRules(): Rules;
}

/**
 * `found` is what `import.meta.glob` finds: the catalogue of the game in each language. It is made for the numbers of a
 * table.
 */
export function wordsOfGame<Rules extends { readonly numbers: object }, Words>(
  found: Readonly<Record<string, () => Promise<(numbers: Rules['numbers']) => Words>>>,
): GameWords<Rules, Words> {
  const context = createContext<Provided<Rules, Words> | null>(null);
  const load = loadByLanguage(found);
  const useProvided = (): Provided<Rules, Words> => {
    const provided = useContext(context);
    if (provided === null) throw new Error('no words outside of the game');
    return provided;
  };
  return {
    loadWords: async (language, { numbers }) => (await load(language))(numbers),
    WordsProvider: context.Provider,
    useGameWords: () => useProvided().words,
    useGameRules: () => useProvided().rules,
  };
}
