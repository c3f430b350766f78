import { useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import type { Messages } from '../i18n/messages.ts';
import { type Callings, DELETED, NAMELESS } from './names.ts';

/** The names of a game's bots, by level, and of people who gave none or whose accounts are deleted. */
export const levelsOf = ({ play, places, signs }: Messages, game: string): Callings => ({
  [NAMELESS]: play.nameless,
  [DELETED]: places.deletedPlayer,
  ...play.levels,
  ...signs[game]?.levels,
});

export function useLevels(game: string): Callings {
  const words = useWords();
  return useMemo(() => levelsOf(words, game), [words, game]);
}
