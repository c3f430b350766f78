import { useMemo } from 'react';
import { useLanguage, useWords } from '../app/words.tsx';
import type { SignWords } from './face.ts';
import { useFaces } from './faces.tsx';

/** What the sign of a game says; null if this client doesn't have the game. */
export function useSignWords(game: string): SignWords | null {
  const language = useLanguage();
  return useFaces().sign(game)?.words(language) ?? null;
}

/** What the bots of a game are called, by level. */
export function useLevels(game: string): Readonly<Record<string, string>> {
  const { levels } = useWords().play;
  const own = useSignWords(game)?.levels;
  return useMemo(() => ({ ...levels, ...own }), [levels, own]);
}
