import type { GameMove, Seat } from '@taproom/games';

/** How long a bot may think: a number of nodes (repeatable), or milliseconds of a clock passed to it. */
export type Budget = { readonly nodes: number } | { readonly ms: number; readonly now: () => number };

/**
 * Bots stop a little early, at this fraction of their time, because checking the clock and returning the answer takes
 * time too.
 */
export const READY = 0.97;

/** A whole turn that was considered. A thought lists them best first. */
export interface Candidate<Move extends GameMove = GameMove> {
  readonly moves: readonly Move[];
  /** Expected final score and chance of winning, by seat. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
  /** How often the search visited it. */
  readonly visits: number;
  readonly reasons: readonly Reason[];
}

/** Why a turn looks good: a code with its facts, for the client to put into words. */
export interface Reason {
  readonly reason: string;
  readonly [fact: string]: string | number;
}

/** A bot's answer: the turn it would play (all moves until the turn ends), and what it thinks of it and of others. */
export interface Thought<Move extends GameMove = GameMove> {
  readonly moves: readonly Move[];
  readonly candidates: readonly Candidate<Move>[];
  readonly nodes: number;
}

/**
 * A player of a game. It gets a view and nothing else. `think` is a generator: it yields now and then with the best
 * thought so far, so that the caller can check a clock or an abort signal, or let other work continue, and stop at any
 * time with a legal turn in hand.
 */
export interface Bot<View extends object = object, Move extends GameMove = GameMove> {
  readonly level: string;
  think(view: View, seat: Seat, budget: Budget, seed: string): Generator<Thought<Move>, Thought<Move>, void>;
}
