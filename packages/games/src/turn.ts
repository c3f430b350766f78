import type { Game, GameEvent, Seat } from './game.ts';

/** Whether a seat's move ended its turn, judging by its events. */
export const endsTurn = (game: Game, events: readonly GameEvent[]): boolean =>
  events.some(event => game.endsTurn(event));

/** Whether a seat can continue alone: nobody else has to move, and chance doesn't either. */
export function isAwaitedAlone(game: Game, state: Int16Array, seat: Seat): boolean {
  const actors = game.actors(state);
  return actors.length === 1 && actors[0] === seat;
}
