import { createContext, useContext } from 'react';
import { byLanguage } from '../../i18n/by-language.ts';
import type { words } from '../../i18n/en/heaven-and-ale/index.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Widen } from '../../i18n/messages.ts';

/** What a table says. English is the pattern for the other languages. */
export type CloisterWords = Widen<typeof words>;

const catalogues = byLanguage(
  import.meta.glob<CloisterWords>('../../i18n/*/heaven-and-ale/index.ts', { import: 'words' }),
);

export const loadWords = (language: Language): Promise<CloisterWords> => catalogues(language)();

const Words = createContext<CloisterWords | null>(null);

export const WordsProvider = Words.Provider;

/** The words of the game in the language that is set. */
export function useCloisterWords(): CloisterWords {
  const words = useContext(Words);
  if (words === null) throw new Error('no words outside of the game');
  return words;
}
