import type { Game, Seat } from '@taproom/games';

/**
 * Whether a turn goes on after one of its moves: nobody but the seat is awaited. In Hero's Tavern the last choice
 * of a step is followed by the next step, for which all are awaited, so that a turn there is one move.
 */
export function isAwaitedAlone(game: Game, state: Int16Array, seat: Seat): boolean {
  const actors = game.actors(state);
  return actors.length === 1 && actors[0] === seat;
}
