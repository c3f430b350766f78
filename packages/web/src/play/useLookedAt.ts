import { useMemo, useRef } from 'react';
import type { PlayedGame, Snapshot } from './game.ts';

/**
 * The position that the screen shows: the one after so many moves, or the present one. While an earlier one is being
 * fetched, what was shown before stays.
 */
export function useLookedAt(
  game: PlayedGame,
  now: Snapshot,
  lookAt: number | null,
): { readonly view: object; readonly isComing: boolean } {
  const found = useMemo(() => (lookAt === null ? now.view : game.viewAt(lookAt)), [game, now, lookAt]);
  const shown = useRef(now.view);
  if (found !== null) shown.current = found;
  return { view: shown.current, isComing: found === null };
}
