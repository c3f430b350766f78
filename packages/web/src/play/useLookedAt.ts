import { useMemo, useRef } from 'react';
import type { GameTypes, PlayedGame, Snapshot } from './game.ts';

/**
 * The position the screen shows: the one after a number of moves, or the current one. While an earlier one is being
 * fetched, the previous one stays.
 */
export function useLookedAt<Of extends GameTypes>(
  game: PlayedGame<Of>,
  now: Snapshot<Of>,
  lookAt: number | null,
): { readonly view: Of['view']; readonly isComing: boolean } {
  const found = useMemo(() => (lookAt === null ? now.view : game.viewAt(lookAt)), [game, now, lookAt]);
  const shown = useRef(now.view);
  if (found !== null) shown.current = found;
  return { view: shown.current, isComing: found === null };
}
