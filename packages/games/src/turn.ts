import type { Game, GameEvent, Seat } from './game.ts';

/** Whether a move of a seat ended its turn, by what happened. */
export const endsTurn = (game: Game, events: readonly GameEvent[]): boolean =>
  events.some(event => game.endsTurn(event));

/** Whether a seat can go on by itself: nobody else is awaited, and nothing of chance. */
export function isAwaitedAlone(game: Game, state: Int16Array, seat: Seat): boolean {
  const actors = game.actors(state);
  return actors.length === 1 && actors[0] === seat;
}
