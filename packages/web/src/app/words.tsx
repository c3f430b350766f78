import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { loadMessages, type Messages } from '../i18n/messages.ts';

const Words = createContext<Messages | null>(null);

/** The words of the language that is set. */
export function useWords(): Messages {
  const words = useContext(Words);
  if (words === null) throw new Error('no words outside of <Speaking>');
  return words;
}

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
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    void loadMessages(language).then(loaded => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return <Words value={words}>{children}</Words>;
}
