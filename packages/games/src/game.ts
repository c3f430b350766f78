import type { Random } from './chance.ts';
import type { Refusal, Result } from './result.ts';

/** The name of a game in small letters, with dashes. Which games there are is for a catalogue to say. */
export type GameId = string;

/** Seats count from 0, clockwise. */
export type Seat = number;

/** Whom a game can wait for. Chance is an actor like a seat: a refill or a deal is a move of its own. */
export type Actor = Seat | 'chance';

/** Whose eyes a view is for. The host sees all; a spectator only what lies open on the table. */
export type Viewer = Seat | 'spectator' | 'host';

/** One thing that happened, as data: what is told of a game in any language is made from it. */
export interface GameEvent {
  readonly event: string;
}

/** One decision of a seat, or one of chance. */
export interface GameMove {
  readonly move: string;
}

/** The end of a game. `players` holds the full breakdown behind each score. */
export interface Outcome<Breakdown = object> {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly players: readonly Breakdown[];
}

/** A view of earlier, and the state that it was a view of. */
export interface Seen<View extends object = object> {
  readonly state: Int16Array;
  readonly view: View;
}

/**
 * What a game is: the contract that every game fulfils, and all that the rest of the code knows of one.
 *
 * A state is a small typed array. It is changed in place by `apply` and copied by
 * `copy`; a refused move leaves it as it was. Everything that goes in is checked,
 * everything that comes out is plain data.
 */
export interface Game<
  State extends Int16Array = Int16Array,
  Move extends GameMove = GameMove,
  Event extends GameEvent = GameEvent,
  View extends object = object,
  Options extends object = object,
  Breakdown extends object = object,
> {
  readonly id: GameId;
  /** The version of the rules. Id and rules name one edition; records carry both, so that old games outlive fixes. */
  readonly rules: number;
  /** The name as it stands on the box. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether all lies open: then every viewer has the same view, and hears the same. */
  readonly open: boolean;
  /** The same rules for programs in a hurry. */
  readonly fast: FastGame<State>;
  /** The numbers of the rules as plain data: prices, rounds, thresholds. Each edition brings its own. */
  readonly numbers: object;

  /** The table before the first move of chance. No randomness here. */
  setup(seats: number, options?: Partial<Options>): Result<State>;
  /** What was agreed at the start, complete with the defaults. */
  options(state: State): Options;
  /** How many sit at the table. */
  seatCount(state: State): number;
  copy(state: State): State;

  /** Whom the game waits for: one seat, several at once, chance, or nobody (it is over). */
  actors(state: State): Actor[];
  /** All legal moves of a seat, in a fixed order. A seat that may still replace a hidden choice has moves too. */
  moves(state: State, seat: Seat): Move[];
  /** Plays a move and tells what happened, or refuses it with a reason and changes nothing. */
  apply(state: State, actor: Actor, move: Move): Result<Event[]>;
  /** Whether an event that a move of a seat made happen says that the seat's turn is over. */
  endsTurn(event: Event): boolean;
  /** The next move of chance, sampled. Call it only while chance is an actor. */
  draw(state: State, random: Random): Move;

  /**
   * What a viewer knows: plain data, the only way out of a table. Given what the same viewer knew before, parts that are
   * the same may be shared with it.
   */
  view(state: State, viewer: Viewer, before?: Seen<View>): View;
  /** An event as a viewer may see it; null if it is none of their business. */
  viewEvent(event: Event, viewer: Viewer): Event | null;
  /** A full state that fits a view, the unknown part sampled: bots search in it. */
  imagine(view: View, random: Random): State;
  /**
   * A state to plan a turn of a seat in, made from what the seat knows. What it can't know is made up in a way that
   * no planned move depends on and no planned move reveals.
   */
  planFrom(view: View, seat: Seat): State;
  /** How a planned state looks to the seat, with what `planFrom` left out of the view put back. */
  planned(state: State, view: View, seat: Seat): View;
  /** Scores with their full breakdown once the game is over. */
  outcome(state: State): Outcome<Breakdown> | null;
  /** Scores a game that was played on a real table, from what its players have: plain data from anywhere. */
  scoreSheet(sheet: unknown): Result<object>;
  /** A sheet that `scoreSheet` accepts, to show what one looks like. */
  readonly sheetExample: object;

  /** A move as short text that can be read aloud and typed. */
  write(move: Move): string;
  read(text: string): Result<Move>;

  /** The full position as plain JSON data (the host's view), and back, checked against every invariant. */
  position(state: State): View;
  load(position: unknown): Result<State>;
  /** Why a state can't be, or null. For tests and `load`; a state reached by moves is never broken. */
  broken(state: State): Refusal | null;
}

/**
 * The fast edge: moves are numbers listed into a buffer and played unchecked,
 * without events and without allocating. Same rules, no safety belt.
 */
export interface FastGame<State extends Int16Array = Int16Array> {
  /** A buffer this long holds the moves of any position. */
  readonly mostMoves: number;
  /** The seat awaited (the lowest of several), or CHANCE, or NOBODY when the game is over. */
  actor(state: State): number;
  /** Lists the codes of the legal moves of a seat that is awaited; returns how many. Same order as `Game.moves`. */
  list(state: State, seat: Seat, codes: Int32Array): number;
  /** Plays a listed move. */
  play(state: State, seat: Seat, code: number): void;
  /** Draws and plays the move of chance that is due. */
  chance(state: State, random: Random): void;
  /** The score of each seat as the rules would count it now. Final once the game is over. */
  scores(state: State, into: Int32Array): void;
}

export const CHANCE = -1;
export const NOBODY = -2;
