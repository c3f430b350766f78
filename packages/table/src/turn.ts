import type { Game, GameEvent, Seat } from '@taproom/games';

/**
 * The events by which a seat's turn is known to be whole. In Heaven & Ale the next turn begins, or the round ends;
 * that somebody else is awaited would not do, as the last one on the track takes turn after turn. In Hero's Tavern
 * every choice is a whole turn.
 */
const ENDS: ReadonlySet<string> = new Set(['turn', 'round-ended', 'chose', 'decided']);

/** Whether a move of a seat ended its turn, by what happened. */
export const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ event }) => ENDS.has(event));

/** Whether a seat can go on by itself: nobody else is awaited, and nothing of chance. */
export function isAwaitedAlone(game: Game, state: Int16Array, seat: Seat): boolean {
  const actors = game.actors(state);
  return actors.length === 1 && actors[0] === seat;
}

export const isChanceDue = (game: Game, state: Int16Array): boolean => game.actors(state)[0] === 'chance';
