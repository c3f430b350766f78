import type { Random } from './chance.ts';
import type { Refusal, Result } from './result.ts';

/** The name of a game in lower case, with dashes. A catalogue says which games there are. */
export type GameId = string;

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** Whoever can make a move: a seat, or chance. A refill or a deal is a move, too. */
export type Actor = Seat | 'chance';

/** Who a view is for. The host sees everything; a spectator only what is public. */
export type Viewer = Seat | 'spectator' | 'host';

/** One thing that happened, as data. Log lines in any language are made from it. */
export interface GameEvent {
  readonly event: string;
}

/** One decision by a seat, or by chance. */
export interface GameMove {
  readonly move: string;
}

/** The type of the numbers of any edition: which ones there are, not how large they are. */
export type AnyNumbers<Numbers> = Numbers extends number
  ? number
  : Numbers extends string
    ? string
    : { readonly [Name in keyof Numbers]: AnyNumbers<Numbers[Name]> };

/** The end of a game. `players` holds the full breakdown behind each score. */
export interface Outcome<Breakdown = object> {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly players: readonly Breakdown[];
}

/** An earlier view, and the state it was a view of. */
export interface SeenView<View extends object = object> {
  readonly state: Int16Array;
  readonly view: View;
}

/**
 * What a game is: the interface every game implements, and all that the rest of the code knows about one.
 *
 * A state is a small typed array. `apply` changes it in place and `copy` copies it; a refused move leaves it unchanged.
 * All input is checked, all output is plain data.
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
  /** The rules version. Id and rules identify one edition; records carry both, so that old games outlive fixes. */
  readonly rules: number;
  /** The title on the box. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether everything is public: then every viewer has the same view and gets the same events. */
  readonly open: boolean;
  /** The same rules for programs that need speed. */
  readonly fast: FastGame<State>;
  /**
   * The numbers of the rules as plain data: prices, rounds, thresholds. Each edition has its own, and whatever shows a
   * game takes them from there.
   */
  readonly numbers: object;

  /** The table before the first chance move. No randomness here. */
  setup(seats: number, options?: Partial<Options>): Result<State>;
  /** The options agreed at the start, with defaults filled in. */
  options(state: State): Options;
  /** The number of seats. */
  seatCount(state: State): number;
  copy(state: State): State;

  /** Who has to move: one seat, several at once, chance, or nobody (the game is over). */
  actors(state: State): Actor[];
  /** All legal moves of a seat, in a fixed order. A seat that may still replace a hidden choice has moves too. */
  moves(state: State, seat: Seat): Move[];
  /** Plays a move and returns what happened, or refuses it with a reason and changes nothing. */
  apply(state: State, actor: Actor, move: Move): Result<Event[]>;
  /** Whether an event caused by a seat's move means that the seat's turn is over. */
  endsTurn(event: Event): boolean;
  /** The next chance move, sampled. Only call it while chance is an actor. */
  draw(state: State, random: Random): Move;

  /**
   * What a viewer knows: plain data, the only way out of a table. Given what the same viewer knew before, unchanged
   * parts may be shared with it.
   */
  view(state: State, viewer: Viewer, before?: SeenView<View>): View;
  /** An event as a viewer may see it; null if the viewer may not see it at all. */
  viewEvent(event: Event, viewer: Viewer): Event | null;
  /** A full state that fits a view, with the unknown part sampled, for bots to search in. */
  imagine(view: View, random: Random): State;
  /**
   * A state for planning a seat's turn, made from what the seat knows. What it can't know is made up in a way that no
   * planned move depends on or reveals.
   */
  planFrom(view: View, seat: Seat): State;
  /** What a planned state looks like to the seat, with what `planFrom` left out of the view put back. */
  planned(state: State, view: View, seat: Seat): View;
  /** Scores with their full breakdown once the game is over. */
  outcome(state: State): Outcome<Breakdown> | null;
  /** Scores an in-person game from what its players have: plain data from anywhere. */
  scoreSheet(sheet: unknown): Result<object>;
  /** An example of a sheet that `scoreSheet` accepts. */
  readonly sheetExample: object;

  /** A move as short text that can be read aloud and typed. */
  write(move: Move): string;
  read(text: string): Result<Move>;

  /** The full position as plain JSON data (the host's view), and back, checked against every invariant. */
  position(state: State): View;
  load(position: unknown): Result<State>;
  /** Why a state is impossible, or null. For tests and `load`; a state reached by moves is never broken. */
  broken(state: State): Refusal | null;
}

/**
 * The fast path: moves are numbers listed into a buffer and played unchecked, without events or allocations. Same
 * rules, no safety net.
 */
export interface FastGame<State extends Int16Array = Int16Array> {
  /** A buffer of this length holds the moves of any position. */
  readonly mostMoves: number;
  /** The seat to move (the lowest of several), or CHANCE, or NOBODY when the game is over. */
  actor(state: State): number;
  /**
   * Lists the codes of a seat's legal moves and returns how many there are. The seat must be due to move. Same order as
   * `Game.moves`.
   */
  list(state: State, seat: Seat, codes: Int32Array): number;
  /** Plays a listed move. */
  play(state: State, seat: Seat, code: number): void;
  /** Draws and plays the chance move that is due. */
  chance(state: State, random: Random): void;
  /** The score of each seat as the rules would count it now. Final once the game is over. */
  scores(state: State, into: Int32Array): void;
}

export const CHANCE = -1;
export const NOBODY = -2;
