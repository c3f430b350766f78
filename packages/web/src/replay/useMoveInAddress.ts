import type { Page, PageOf } from '@taproom/contracts/addresses';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentPage, keyOf, rewrite } from '../app/address.ts';
import type { ReplayGame } from './game.ts';

/** The pages that show a game move by move. */
export type ReplayedPage = PageOf<'replay'> | PageOf<'packed'> | PageOf<'record'>;

/** Where the game of such a page is reviewed, once it is over. */
export function reviewOfPage(page: ReplayedPage): Page {
  switch (page.page) {
    case 'replay':
      return { page: 'review', id: page.id };
    case 'packed':
      return { page: 'reviewPacked', packed: page.packed };
    case 'record':
      return { page: 'reviewRecord', id: page.id };
  }
}

/** How long a move must stay before the address names it, in milliseconds: browsers dislike faster changes. */
const REST = 250;

/** Keeps the current move in the address of the page, and shows the move an address asks for. */
export function useMoveInAddress(game: ReplayGame, page: ReplayedPage): void {
  const { moves } = useSyncExternalStore(game.subscribe, game.get);
  const written = useRef<string>(undefined);
  const { move: asked } = page;
  useEffect(() => {
    if (asked !== undefined && asked !== written.current) game.show(Number(asked));
  }, [game, asked]);
  useEffect(() => {
    const move = String(moves);
    if (page.move === move) return;
    const timer = setTimeout(() => {
      // Someone who has just left for another page is not called back.
      if (keyOf(currentPage()) !== keyOf(page)) return;
      written.current = move;
      rewrite({ ...page, move });
    }, REST);
    return () => clearTimeout(timer);
  }, [page, moves]);
}
