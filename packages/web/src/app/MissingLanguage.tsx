import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { useWords } from './words.tsx';

interface MissingLanguageProps {
  readonly language: Language;
  readonly onClose: () => void;
}

/** Says that a language can't be loaded offline: only the chosen ones are cached on the device. */
export function MissingLanguage({ language, onClose }: MissingLanguageProps): ReactNode {
  const { app, around } = useWords();
  return (
    <div className="missing-language" role="alert">
      <p>{app.missingLanguage(LANGUAGES[language])}</p>
      <button type="button" className="button" onClick={onClose}>
        {around.panel.close}
      </button>
    </div>
  );
}
