import type { Actor, Game, GameMove, Seat } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/**
 * One entry of a table's log, the source of truth about its game. Entries are numbered from 1 without gaps and never
 * changed or deleted. The log contains all secrets and is for the host alone.
 */
export type LogEntry =
  /** A move in the game's notation. Logs of version 0.2 also hold it as data, which nothing reads. */
  | { readonly number: number; readonly kind: 'move'; readonly actor: Actor; readonly text: string }
  /** A hidden choice is taken back before it is revealed. */
  | { readonly number: number; readonly kind: 'withdraw'; readonly seat: Seat }
  /** The line goes back to its first `to` moves: at a seat's own request, or by agreement (null). */
  | { readonly number: number; readonly kind: 'back'; readonly to: number; readonly by: Seat | null }
  /** Someone else takes a seat. */
  | { readonly number: number; readonly kind: 'seat'; readonly seat: Seat; readonly sitter: Sitter };

/** A move and whose it is. */
export interface PlayedMove {
  readonly actor: Actor;
  readonly move: GameMove;
}

/** The entry for a legal move. */
export const moveEntry = (game: Game, number: number, actor: Actor, move: GameMove): LogEntry => ({
  number,
  kind: 'move',
  actor,
  text: game.write(move),
});

/** A game played elsewhere as a log: to view it, or to play on from any of its moves. */
export const logOf = (game: Game, moves: Iterable<PlayedMove>): LogEntry[] =>
  Array.from(moves, ({ actor, move }, i) => moveEntry(game, i + 1, actor, move));
