import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useLoaded } from './useLoaded.ts';
import { Waiting } from './Waiting.tsx';

/** A page with its own texts, which are loaded with it. */
export const withWords = <Words extends object>(
  load: (language: Language) => Promise<Words>,
  Page: ComponentType<{ readonly words: Words }>,
): ComponentType =>
  function PageWithWords(): ReactNode {
    const words = useLoaded(load);
    return words === null ? <Waiting /> : <Page words={words} />;
  };
