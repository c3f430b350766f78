import type { GameMove, Seat } from '@taproom/games';

/** How long a bot may think: so many nodes (repeatable), or so many milliseconds of a clock it is handed. */
export type Budget = { readonly nodes: number } | { readonly ms: number; readonly now: () => number };

/** Bots stop a little before their time, at this part of it: to look up and to give the answer takes some, too. */
export const READY = 0.97;

/** A whole turn that was considered, best first in a thought. */
export interface Candidate<Move extends GameMove = GameMove> {
  readonly moves: readonly Move[];
  /** Expected final score and chance to win, by seat. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
  /** How often the search looked at it. */
  readonly visits: number;
  readonly reasons: readonly Reason[];
}

/** Why a turn looks good: a code with its facts, for the client to put into words. */
export interface Reason {
  readonly reason: string;
  readonly [fact: string]: string | number;
}

/** What a bot answers: a turn it would play (all moves up to handing over), and what it thinks of it and of others. */
export interface Thought<Move extends GameMove = GameMove> {
  readonly moves: readonly Move[];
  readonly candidates: readonly Candidate<Move>[];
  readonly nodes: number;
}

/**
 * A player of a game. It is given a view and nothing else. `think` is a generator: it hands
 * control back now and then with the best thought so far, so that whoever runs it can
 * look at a clock, at an abort signal, or let other work go on, and stop at any time
 * with a legal turn in hand.
 */
export interface Bot<View extends object = object, Move extends GameMove = GameMove> {
  readonly level: string;
  think(view: View, seat: Seat, budget: Budget, seed: string): Generator<Thought<Move>, Thought<Move>, void>;
}
