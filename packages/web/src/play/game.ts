import type { Candidate } from '@taproom/bots';
import type { Game, GameEvent, GameId, GameMove, Outcome, Refusal, Result, Seat } from '@taproom/games';
import type { Sitter, TableEvent, Told, TurnStart } from '@taproom/table';

/** The types that the rules of a game give to what passes between it and the screen. */
export interface GameTypes {
  readonly view: object;
  readonly event: GameEvent;
  readonly move: GameMove;
  /** What is behind a score. */
  readonly breakdown: object;
}

/**
 * A game on the screen, wherever it is played: on this device, at a shared table, or from a record. Views draw its
 * snapshots and tell it what the person does. Where games differ in what they allow, the snapshot says so: no view
 * asks what kind of game it has before it.
 */
export interface PlayedGame<Of extends GameTypes = GameTypes> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Snapshot<Of>;

  /**
   * What whoever looks at the screen saw after the first n moves. Null if it has to be fetched first: listeners are
   * called when it is there.
   */
  viewAt(n: number): Of['view'] | null;
  /** The record of the game as text. It tells all hands. */
  record(): string;

  /** Adds a move to the plan; a refusal says why not. */
  act(move: Of['move']): Result<unknown>;
  /** Why a move can't be done next, or null. */
  whyNot(move: Of['move']): Refusal | null;
  undoMove(): void;
  redoMove(): void;
  startOver(): void;
  /** Commits the plan; "done" is said for the player if it is all that is missing. */
  confirm(): Promise<Result<unknown>>;

  /** Lifts the curtain that hides one person's hand from the next. */
  liftCurtain(): void;
  /** Takes back the last committed turn, or a choice that is not revealed yet. */
  undoTurn(): Promise<void>;
  /** Goes back to an earlier turn, one of the snapshot's `rewinds`. */
  rewind(to: number): Promise<Result<unknown>>;

  /** Asks what the best bot would do. */
  askHint(): Promise<void>;
  dropHint(): void;

  /** Sets the same table once more, and gives the path of the new game. */
  rematch(): Promise<string>;
}

/** What the screen shows of a game: made anew with every change, and never changed after that. */
export interface Snapshot<Of extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: GameId;
  /** The rules by which it is played. */
  readonly rules: Game;
  readonly sitters: readonly Sitter[];
  /** It is a replay: the page around the table moves it and tells its log, and the table leaves out its own bar and log. */
  readonly replaying: boolean;
  /** Through whose eyes the screen looks: the person awaited, or the one who acted last. Null: nobody's. */
  readonly seat: Seat | null;
  /** The person before whom a curtain hangs, so that the one before sees nothing of their hand. */
  readonly curtain: Seat | null;
  /** The position as that seat sees it, with its plan. */
  readonly view: Of['view'];
  readonly awaited: readonly Seat[];
  /** Whether the person at the screen can act now. */
  readonly mayAct: boolean;
  readonly plan: PlanState<Of> | null;
  readonly told: readonly Told<Of['event'] | TableEvent>[];
  readonly turns: readonly TurnStart[];
  readonly moves: number;
  /** Whether the last turn can be taken back. */
  readonly canUndo: boolean;
  /** The turns of people at the screen that the game may go back to, as numbers of moves; the latest last. */
  readonly rewinds: readonly number[];
  readonly outcome: Outcome<Of['breakdown']> | null;
  /** The bots that think at the moment. */
  readonly thinking: readonly Seat[];
  /** A bot that failed and holds up the game: people decide how it goes on. */
  readonly stalled: StalledBot | null;
  /** Whether a hint may be asked for now: never with another person at the table. */
  readonly canHint: boolean;
  readonly hint: Candidate<Of['move']> | 'thinking' | null;
  /** Whether all that was done is safe where the game is kept. */
  readonly saved: boolean;
  /** Whether the table agreed to show what is known of hands that were seen. */
  readonly memoryAid: boolean;
  readonly canRematch: boolean;
  /** Whether the record may be had, with all hands in it. */
  readonly hasRecord: boolean;
  /** Where the game can be looked at move by move; null if it is that place already. */
  readonly replayPath: string | null;
}

/** A bot that could not make its turn, and what can be done about it. Nothing of the game is lost. */
export interface StalledBot {
  readonly seat: Seat;
  /** The levels of bots that could take its seat. */
  readonly levels: readonly string[];
  retry(): void;
  replace(level: string): void;
}

/** The turn that a person is about to make. */
export interface PlanState<Of extends GameTypes = GameTypes> {
  readonly moves: readonly Of['move'][];
  readonly events: readonly Of['event'][];
  readonly legal: readonly Of['move'][];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** It can be confirmed. */
  readonly ready: boolean;
  /** It is a whole turn already: nothing can be added. */
  readonly complete: boolean;
}
