import { useCallback } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import type { Language } from '../i18n/languages.ts';
import type { RuleBook, Sign } from '../play/face.ts';
import type { Library } from './look-up.ts';

/** The rules of a game with their pictures, and all that can be looked up besides. */
export interface LoadedLibrary extends Library {
  readonly book: RuleBook;
}

/** The library of a game in the current language; null until it is loaded. */
export function useLibrary(sign: Sign): LoadedLibrary | null {
  const load = useCallback(
    async (language: Language): Promise<LoadedLibrary> => {
      const learning = await sign.learning();
      const [book, glossary, questions] = await Promise.all([
        learning.rules(language),
        learning.glossary(language),
        learning.questions(language),
      ]);
      return { book, sections: book.rules.sections, glossary, questions };
    },
    [sign],
  );
  return useLoaded(load);
}
