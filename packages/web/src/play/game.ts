import type { Candidate } from '@taproom/bots';
import type { Game, GameEvent, GameId, GameMove, Outcome, Refusal, Result, Seat } from '@taproom/games';
import type { Sitter, TableEvent, Told, TurnStart } from '@taproom/table';

/** The types a game's rules give to what passes between it and the screen. */
export interface GameTypes {
  readonly view: object;
  readonly event: GameEvent;
  readonly move: GameMove;
  /** The breakdown of a score. */
  readonly breakdown: object;
  /** What its rules have for its own screens, besides what all games have: their numbers, for example. */
  readonly edition: object;
}

/** The rules of a game in its own types. */
export type PlayedRules<Of extends GameTypes = GameTypes> = Of['edition'] &
  Game<Int16Array, Of['move'], Of['event'], Of['view'], object, Of['breakdown']>;

/**
 * A game on screen, wherever it is played: on this device, at a shared table, or from a record. Views draw its
 * snapshots and pass on the player's actions. Where games differ in what they allow, the snapshot says so: no view asks
 * what kind of game it shows.
 */
export interface PlayedGame<Of extends GameTypes = GameTypes> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Snapshot<Of>;

  /**
   * What the viewer saw after the first n moves. Null if it has to be fetched first: listeners are called when it
   * arrives.
   */
  viewAt(n: number): Of['view'] | null;
  /** The record of the game as text. It contains all hands. */
  record(): string;

  /** Adds a move to the plan; a refusal says why not. */
  act(move: Of['move']): Result<unknown>;
  /** Why a move is not legal next, or null. */
  whyNot(move: Of['move']): Refusal | null;
  undoMove(): void;
  redoMove(): void;
  startOver(): void;
  /** Commits the plan; "done" is added if it is all that is missing. */
  confirm(): Promise<Result<unknown>>;

  /** Lifts the curtain that hides one player's hand from the next. */
  liftCurtain(): void;
  /** Takes back the last committed turn, or a choice that is not revealed yet. */
  undoTurn(): Promise<void>;
  /** Goes back to an earlier turn, one of the snapshot's `rewinds`. */
  rewind(to: number): Promise<Result<unknown>>;

  /** Asks what the best bot would do. */
  askHint(): Promise<void>;
  dropHint(): void;

  /** Sets up the same table once more, and returns the path of the new game. */
  rematch(): Promise<string>;
}

/** What the screen shows of a game: a new object with every change, never modified. */
export interface Snapshot<Of extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: GameId;
  /** The rules it is played with: those of its own version, which may be older than the newest. */
  readonly rules: PlayedRules<Of>;
  readonly sitters: readonly Sitter[];
  /**
   * It is a replay: the page around the table controls it and shows its log, and the table leaves out its own bar and
   * log.
   */
  readonly replaying: boolean;
  /** Whose view the screen shows: the player to move, or the one who acted last. Null: nobody's. */
  readonly seat: Seat | null;
  /** The player in front of whom a curtain is down, so that the previous one sees nothing of their hand. */
  readonly curtain: Seat | null;
  /** The position as that seat sees it, with its plan. */
  readonly view: Of['view'];
  readonly awaited: readonly Seat[];
  /** Whether the person at the screen can act now. */
  readonly mayAct: boolean;
  /** Nothing more can be done here although the game is not over: the page around the table says what comes next. */
  readonly stopped?: boolean;
  /** It was stopped before its end: nobody has to do anything, and there is no result. */
  readonly endedEarly?: boolean;
  /** The seats of people for whom a bot plays at the moment. */
  readonly standIns?: readonly Seat[];
  readonly plan: PlanState<Of> | null;
  readonly told: readonly Told<Of['event'] | TableEvent>[];
  readonly turns: readonly TurnStart[];
  readonly moves: number;
  /** Whether the last turn can be taken back. */
  readonly canUndo: boolean;
  /** The turns of people at the screen that the game may go back to, as numbers of moves; the latest last. */
  readonly rewinds: readonly number[];
  readonly outcome: Outcome<Of['breakdown']> | null;
  /**
   * Where the final scores that seats can expect may be shown during the game: on this device, or at a shared table at
   * which nothing is at stake. Null: nowhere.
   */
  readonly projection: 'local' | 'shared' | null;
  /** The bots that are currently thinking. */
  readonly thinking: readonly Seat[];
  /** A bot that failed and holds up the game: people decide how it continues. */
  readonly stalled: StalledBot | null;
  /** Whether a hint may be requested now: never with another person at the table. */
  readonly canHint: boolean;
  readonly hint: Candidate<Of['move']> | 'thinking' | null;
  /** Whether everything is saved where the game is stored. */
  readonly saved: boolean;
  /** Whether the table agreed to show what is known about hands that were seen. */
  readonly memoryAid: boolean;
  readonly canRematch: boolean;
  /** Whether someone has already set up the next game at a shared table; undefined where nobody else could. */
  readonly hasRematch?: boolean;
  /** A turn that was confirmed is not where the game is kept yet: it is on its way, or waits to be sent. */
  readonly sending?: boolean;
  /** Whether the record is available, with all hands in it. */
  readonly hasRecord: boolean;
  /** Where the game can be viewed move by move; null if this is that place. */
  readonly replayPath: string | null;
  /** Where the finished game is reviewed; null while it is running, and in that place. */
  readonly reviewPath: string | null;
}

/** A bot that could not make its turn, and what can be done about it. Nothing of the game is lost. */
export interface StalledBot {
  readonly seat: Seat;
  /** The levels of bots that could take its seat. */
  readonly levels: readonly string[];
  retry(): void;
  replace(level: string): void;
}

/** The turn a player is planning. */
export interface PlanState<Of extends GameTypes = GameTypes> {
  readonly moves: readonly Of['move'][];
  readonly events: readonly Of['event'][];
  readonly legal: readonly Of['move'][];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** It can be confirmed. */
  readonly ready: boolean;
  /** It is already a complete turn: nothing can be added. */
  readonly complete: boolean;
}
