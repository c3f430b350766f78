import type { Actor, Game, GameMove } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { GameRecord, RecordComment, RecordEntry } from './record.ts';

/** A game that was played: how it was set up, and all its moves. */
export interface Played {
  readonly game: Game;
  readonly seats: number;
  readonly options?: object;
  readonly names?: readonly (string | null)[];
  readonly date?: string | null;
  readonly comments?: readonly RecordComment[];
  readonly moves: Iterable<{ readonly actor: Actor; readonly move: GameMove }>;
}

/** The record of a played game, or the game's own refusal of its setup or of the first illegal move. */
export function recordOf(played: Played): Result<GameRecord> {
  const { game, seats, options = {}, names = [], date = null, comments = [] } = played;
  const table = game.setup(seats, options);
  if (!table.ok) return table;
  const state = table.value;
  const usual = game.setup(seats);
  const asUsual = usual.ok && usual.value.every((cell, i) => cell === state[i]);

  // A comment in the middle of a turn divides its line.
  const divided = new Set(comments.map(({ place }) => place));
  const entries: { actor: Actor; moves: string[] }[] = [];
  let count = 0;
  for (const { actor, move } of played.moves) {
    const goesOn = joins(game.actors(state), actor) && !divided.has(count);
    count++;
    const events = game.apply(state, actor, move);
    if (!events.ok) return refuse(events.refusal);
    const last = entries.at(-1);
    if (goesOn && last?.actor === actor) last.moves.push(game.write(move));
    else entries.push({ actor, moves: [game.write(move)] });
  }
  return accept({
    game: game.id,
    rules: game.rules,
    seats,
    options: asUsual ? {} : { ...options },
    names: Array.from({ length: seats }, (_, seat) => names[seat] ?? null),
    date,
    entries: entries satisfies RecordEntry[],
    scores: game.outcome(state)?.scores ?? null,
    comments,
  });
}

/**
 * Whether a move can go on the same line as the previous one by the same seat: only if nobody else had to move. So
 * hidden choices, made simultaneously, each have a line of their own, as do chance moves.
 */
const joins = (awaited: readonly Actor[], actor: Actor): boolean =>
  actor !== 'chance' && awaited.length === 1 && awaited[0] === actor;
