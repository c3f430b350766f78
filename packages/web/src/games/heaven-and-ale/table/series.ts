import type { Position } from '@taproom/games/heaven-and-ale';
import { useEffect, useState } from 'react';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { scoreNow } from './standing.ts';

/** What everybody would have scored at some point of the game. */
export interface Standing {
  readonly move: number;
  readonly round: number;
  readonly points: readonly number[];
}

/** So many standings are worked out before the page gets its turn. */
const AT_ONCE = 4;

/**
 * The standings at the start of each turn and at the end. They come bit by bit, so that the page is never blocked; null
 * until all of them are there.
 */
export function useStandings(game: CloisterGame, { turns, moves }: CloisterNow): readonly Standing[] | null {
  const [standings, setStandings] = useState<readonly Standing[] | null>(null);
  useEffect(() => {
    const points = [...new Set([...turns.map(({ at }) => at), moves])].sort((a, b) => a - b);
    const done: Standing[] = [];
    let timer: number | null = null;
    const work = (): void => {
      timer = null;
      for (const move of points.slice(done.length, done.length + AT_ONCE)) {
        const view = game.viewAt(move);
        // It has to be fetched: the game says when something has come.
        if (view === null) return;
        done.push(standingAt(view, move));
      }
      if (done.length < points.length) goOn();
      else setStandings(done.filter(({ round }) => round > 0));
    };
    const goOn = (): void => {
      if (done.length < points.length) timer ??= window.setTimeout(work);
    };
    goOn();
    const leave = game.subscribe(goOn);
    return () => {
      leave();
      if (timer !== null) window.clearTimeout(timer);
    };
  }, [game, turns, moves]);
  return standings;
}

const standingAt = (position: Position, move: number): Standing => ({
  move,
  round: position.round,
  points: position.players.map(player => scoreNow(player).total),
});
