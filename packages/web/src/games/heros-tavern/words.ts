import { createContext, useContext } from 'react';
import { byLanguage } from '../../i18n/by-language.ts';
import type { words } from '../../i18n/en/heros-tavern/index.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Widen } from '../../i18n/messages.ts';

/** What a table says. English is the pattern for the other languages. */
export type TavernWords = Widen<typeof words>;

const catalogues = byLanguage(
  import.meta.glob<TavernWords>('../../i18n/*/heros-tavern/index.ts', { import: 'words' }),
);

export const loadWords = (language: Language): Promise<TavernWords> => catalogues(language)();

const Words = createContext<TavernWords | null>(null);

export const WordsProvider = Words.Provider;

/** The words of the game in the language that is set. */
export function useTavernWords(): TavernWords {
  const words = useContext(Words);
  if (words === null) throw new Error('no words outside of the game');
  return words;
}
