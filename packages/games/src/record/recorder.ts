import type { Actor, Game, GameMove } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Entry, GameRecord } from './record.ts';

/** A game that was played: how it was set up, and all its moves. */
export interface Played {
  readonly game: Game;
  readonly seats: number;
  readonly options?: object;
  readonly names?: readonly (string | null)[];
  readonly date?: string | null;
  readonly moves: Iterable<{ readonly actor: Actor; readonly move: GameMove }>;
}

/** The record of a played game, or the game's own refusal of its setup or of the first move that it doesn't allow. */
export function recordOf(played: Played): Result<GameRecord> {
  const { game, seats, options = {}, names = [], date = null } = played;
  const table = game.setup(seats, options);
  if (!table.ok) return table;
  const state = table.value;
  const usual = game.setup(seats);
  const asUsual = usual.ok && usual.value.every((cell, i) => cell === state[i]);

  const entries: { actor: Actor; moves: string[] }[] = [];
  for (const { actor, move } of played.moves) {
    const alone = joins(game.actors(state), actor);
    const events = game.apply(state, actor, move);
    if (!events.ok) return refuse(events.refusal);
    const last = entries.at(-1);
    if (alone && last?.actor === actor) last.moves.push(game.write(move));
    else entries.push({ actor, moves: [game.write(move)] });
  }
  return accept({
    game: game.id,
    rules: game.rules,
    seats,
    options: asUsual ? {} : { ...options },
    names: Array.from({ length: seats }, (_, seat) => names[seat] ?? null),
    date,
    entries: entries satisfies Entry[],
    scores: game.outcome(state)?.scores ?? null,
  });
}

/**
 * Whether a move can stand on the line of the one before it, if the same seat made that: only while nobody but
 * this seat was awaited. So hidden choices, made at once, have a line each, as have the moves of chance.
 */
const joins = (awaited: readonly Actor[], actor: Actor): boolean =>
  actor !== 'chance' && awaited.length === 1 && awaited[0] === actor;
