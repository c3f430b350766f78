import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { loadMessages, type Messages } from '../i18n/messages.ts';

export interface LoadedWords {
  readonly language: Language;
  readonly words: Messages;
}

const Words = createContext<LoadedWords | null>(null);

function useSpoken(): LoadedWords {
  const spoken = useContext(Words);
  if (spoken === null) throw new Error('no words outside of <Speaking>');
  return spoken;
}

/** The texts of the chosen language. */
export const useWords = (): Messages => useSpoken().words;

/** The language of these texts: for a moment after someone chose another one, still the previous one. */
export const useLanguage = (): Language => useSpoken().language;

/** The words to begin with: in this language, or offline in one that is on the device. */
export async function loadFirst(language: Language): Promise<LoadedWords> {
  const others = LANGUAGE_CODES.filter(other => other !== language);
  for (const other of [language, ...others]) {
    const words = await loadMessages(other).catch(() => null);
    if (words !== null) return { language: other, words };
  }
  throw new Error('no language could be loaded');
}

interface SpeakingProps {
  readonly language: Language;
  readonly first: LoadedWords;
  /** Called with the language that stays if the chosen one can't be loaded. */
  readonly onMissing: (stays: Language) => void;
  readonly children: ReactNode;
}

/** Provides the texts of a language to everything inside; until they are loaded, the previous ones stay. */
export function Speaking({ language, first, onMissing, children }: SpeakingProps): ReactNode {
  const [spoken, setSpoken] = useState<LoadedWords>(first);
  const stays = useRef(onMissing);
  stays.current = onMissing;
  useEffect(() => {
    if (language === spoken.language) return;
    let wanted = true;
    void loadMessages(language).then(
      words => {
        if (!wanted) return;
        document.documentElement.lang = language;
        setSpoken({ language, words });
      },
      () => wanted && stays.current(spoken.language),
    );
    return () => {
      wanted = false;
    };
  }, [language, spoken.language]);
  return <Words value={spoken}>{children}</Words>;
}
