import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReplayGame } from './game.ts';

/** So long a move must stay before the address names it, in milliseconds: browsers dislike faster changes. */
const REST = 250;

/** Keeps the move that is shown in the address of the page, and shows the move that an address asks for. */
export function useMoveInAddress(game: ReplayGame, path: string, asked: string | undefined): void {
  const { moves } = useSyncExternalStore(game.subscribe, game.get);
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (asked !== undefined && asked !== written.current && /^\d{1,6}$/.test(asked)) game.show(Number(asked));
  }, [game, asked]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Somebody who has just left for another page is not called back.
      if (!location.hash.startsWith(`#${path}`)) return;
      written.current = String(moves);
      // Not by the router: nothing else on the page has changed.
      history.replaceState(history.state, '', `#${path}/${moves}`);
    }, REST);
    return () => clearTimeout(timer);
  }, [path, moves]);
}
