import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { loadMessages, type Messages } from '../i18n/messages.ts';

interface Spoken {
  readonly language: Language;
  readonly words: Messages;
}

const Words = createContext<Spoken | null>(null);

function useSpoken(): Spoken {
  const spoken = useContext(Words);
  if (spoken === null) throw new Error('no words outside of <Speaking>');
  return spoken;
}

/** The words of the language that is set. */
export const useWords = (): Messages => useSpoken().words;

/** The language of these words: for a moment after somebody chose another one, still the one before. */
export const useLanguage = (): Language => useSpoken().language;

/** Speaks a language to everything inside; until it is loaded, the one before is spoken on. */
export function Speaking({
  language,
  first,
  children,
}: {
  readonly language: Language;
  readonly first: Messages;
  readonly children: ReactNode;
}): ReactNode {
  const [spoken, setSpoken] = useState<Spoken>({ language, words: first });
  useEffect(() => {
    if (language === spoken.language) return;
    let wanted = true;
    void loadMessages(language).then(words => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setSpoken({ language, words });
    });
    return () => {
      wanted = false;
    };
  }, [language, spoken.language]);
  return <Words value={spoken}>{children}</Words>;
}
