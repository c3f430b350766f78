import { useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import type { Messages } from '../i18n/messages.ts';

/** What the bots of a game are called, by level. */
export const levelsOf = ({ play, signs }: Messages, game: string): Readonly<Record<string, string>> => ({
  ...play.levels,
  ...signs[game]?.levels,
});

export function useLevels(game: string): Readonly<Record<string, string>> {
  const words = useWords();
  return useMemo(() => levelsOf(words, game), [words, game]);
}
