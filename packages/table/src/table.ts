import {
  accept,
  expectOk,
  type Game,
  type GameId,
  type GameMove,
  type Outcome,
  type RecordComment,
  type Result,
  recordOf,
  refuse,
  type Seat,
  type Viewer,
  writeRecord,
} from '@taproom/games';
import type { BotDue } from './bots.ts';
import type { Told } from './chronicle.ts';
import { standingComments } from './comments.ts';
import { chanceEntries, judge } from './judge.ts';
import { Ledger } from './ledger.ts';
import type { LogEntry, PlayedMove } from './log.ts';
import type { TableRefusal } from './refusals.ts';
import type { TableRequest } from './request.ts';
import type { TableSetup } from './setup.ts';
import { nameOf, type Sitter, whyNotSitter } from './sitter.ts';

/** A position of the line where a turn began, and whose turn it was. */
export interface TurnStart {
  readonly at: number;
  readonly seats: readonly Seat[];
}

/**
 * The referee of one game. See docs/table.md.
 *
 * Its source of truth is a log that only grows; the state is the replay of what remains after undo. Every request is
 * first judged, which changes nothing and yields entries; these are then appended. The short calls (`commit`, `undo`,
 * …) do both. A host that stores entries before they count calls `judge`, stores, and then calls `append`; or it
 * appends to a `fork`, stores, and continues with that.
 */
export class Table {
  readonly game: Game;
  readonly setup: TableSetup;
  private readonly ledger: Ledger;
  /**
   * What viewers currently see, cached once someone has looked; and what they saw before, since much may be unchanged.
   */
  private views = new Map<Viewer, object>();
  private before: { readonly state: Int16Array; readonly views: ReadonlyMap<Viewer, object> } | null = null;

  private constructor(setup: TableSetup, ledger: Ledger) {
    this.game = ledger.game;
    this.setup = setup;
    this.ledger = ledger;
  }

  /** A new game, with the first chance moves made. */
  static create(game: Game, setup: TableSetup): Result<Table, TableRefusal> {
    return Table.restore(game, setup, []);
  }

  /**
   * A table from its log, cut off at any point. If the log ends where chance is due, chance moves: the table's log is
   * then longer than the one passed in, and the host has to store the rest.
   */
  static restore(game: Game, setup: TableSetup, log: readonly LogEntry[]): Result<Table, TableRefusal> {
    for (const [seat, sitter] of setup.seats.entries()) {
      const wrong = whyNotSitter(seat, sitter);
      if (wrong) return refuse(wrong);
    }
    const start = game.setup(setup.seats.length, setup.options ?? {});
    if (!start.ok) return refuse({ code: 'setup-refused', reason: start.refusal });
    const table = new Table(setup, Ledger.start(game, start.value, setup.seats));
    const wrong = table.append(log);
    if (!wrong.ok) return wrong;
    const { ledger } = table;
    const due = chanceEntries(ledger, setup.chance, game.copy(ledger.line.state), ledger.nextNumber);
    expectOk(table.append(due));
    return accept(table);
  }

  /** An independent copy of this table, to try something out. */
  fork(): Table {
    const table = new Table(this.setup, this.ledger.fork());
    table.before = this.before;
    table.views = new Map(this.views);
    return table;
  }

  // ---- What can be done

  /** What a request would add to the log, or why it is refused. Changes nothing. */
  judge(request: TableRequest): Result<LogEntry[], TableRefusal> {
    return judge(this.ledger, this.setup, request);
  }

  /**
   * Appends log entries: those of a judgement, or those stored by another node. Stops at the first that does not fit;
   * the ones before it stay.
   */
  append(entries: readonly LogEntry[]): Result<null, TableRefusal> {
    this.forgetViews();
    for (const entry of entries) {
      const taken = this.ledger.append(entry);
      if (!taken.ok) return taken;
    }
    return accept(null);
  }

  /**
   * Plays the moves of a seat, all of them or none, and then chance as far as it is due. `seen` is the number of the
   * last event the seat had received when it planned them. Returns the number of its last event now.
   */
  commit(
    seat: Seat,
    moves: readonly GameMove[],
    seen: number,
    options: { readonly partial?: boolean } = {},
  ): Result<number, TableRefusal> {
    const done = this.ask({ do: 'commit', seat, moves, seen, ...options });
    return done.ok ? accept(this.number(seat)) : done;
  }

  canUndo(seat: Seat): boolean {
    return this.judge({ do: 'undo', seat }).ok;
  }

  undo(seat: Seat): Result<null, TableRefusal> {
    return this.ask({ do: 'undo', seat });
  }

  /** At a local table: goes back to an earlier turn of one of the people at the screen. */
  rewind(to: number): Result<null, TableRefusal> {
    return this.ask({ do: 'rewind', to });
  }

  /** Goes back to any earlier turn. Checking that all agree is up to the host. */
  back(to: number): Result<null, TableRefusal> {
    return this.ask({ do: 'back', to });
  }

  /** Someone else takes a seat: a bot for a person, or a person for a bot. */
  handOver(seat: Seat, sitter: Sitter): Result<null, TableRefusal> {
    return this.ask({ do: 'hand-over', seat, sitter });
  }

  private ask(request: TableRequest): Result<null, TableRefusal> {
    const judged = this.judge(request);
    return judged.ok ? this.append(judged.value) : judged;
  }

  // ---- What can be known. Everything without a `viewer` argument is for the host only, and contains secrets.

  get id(): GameId {
    return this.game.id;
  }

  get log(): readonly LogEntry[] {
    return this.ledger.log;
  }

  /** Who sits where now. Public. */
  get sitters(): readonly Sitter[] {
    return this.ledger.sitters;
  }

  /** How many moves are on the line. Public: open choices don't count. */
  get length(): number {
    return this.ledger.line.steps.length;
  }

  /** All moves that led to the state, open choices included. */
  moves(): PlayedMove[] {
    return this.ledger.line.moves();
  }

  /** What a viewer knows. The same object for everyone who knows the same, until something happens. */
  view(viewer: Viewer): object {
    const eyes = this.eyes(viewer);
    const known = this.views.get(eyes);
    if (known) return known;
    const old = this.before?.views.get(eyes);
    const seen = this.before && old ? { state: this.before.state, view: old } : undefined;
    const view = this.game.view(this.ledger.line.state, eyes, seen);
    this.views.set(eyes, view);
    return view;
  }

  /** What a viewer knew after the first n moves. */
  viewAt(n: number, viewer: Viewer): Result<object, TableRefusal> {
    if (!Number.isInteger(n) || n < 0 || n > this.length) {
      return refuse({ code: 'no-such-move', moves: this.length });
    }
    return accept(this.game.view(this.ledger.line.at(n), this.eyes(viewer)));
  }

  /** The viewer's events after a given number. */
  events(viewer: Viewer, since: number): Told[] {
    return this.ledger.chronicle.since(this.eyes(viewer), since);
  }

  /** The number of the last event sent to a viewer. */
  number(viewer: Viewer): number {
    return this.ledger.chronicle.number(this.eyes(viewer));
  }

  /** The seats that have to move now. Public. */
  awaited(): Seat[] {
    return this.game.actors(this.ledger.line.state).filter(actor => actor !== 'chance');
  }

  /** Where turns began, from a given position on, for rewinding or links. Public. */
  turns(from = 0): TurnStart[] {
    const everybody = [...this.sitters.keys()];
    return this.ledger.line.steps.slice(from).flatMap(({ actor, starts, joint }, i) => {
      if (!starts || actor === 'chance') return [];
      return [{ at: from + i, seats: joint ? everybody : [actor] }];
    });
  }

  /** The bots that have to move, with everything they may know. */
  botDue(): BotDue[] {
    return this.awaited().flatMap(seat => {
      const sitter = this.sitters[seat];
      if (sitter?.kind !== 'bot') return [];
      return [{ seat, level: sitter.level, view: this.view(seat), number: this.number(seat) }];
    });
  }

  get finished(): boolean {
    return this.outcome() !== null;
  }

  /** Scores with their full breakdown once the game is over. Public. */
  outcome(): Outcome | null {
    return this.game.outcome(this.ledger.line.state);
  }

  /**
   * The line as the text of a record. It contains all hands, so it is public only once the game is over. The places of
   * comments count entries of the log: those of a game that was opened from a record are as they were there.
   */
  record(
    date: string | null = null,
    names: readonly string[] = this.sitters.map(nameOf),
    commented: readonly RecordComment[] = [],
  ): string {
    const { game, setup, sitters } = this;
    const options = setup.options ?? {};
    const comments = standingComments(commented, this.log, this.ledger.line.entries());
    const moves = this.moves();
    return writeRecord(
      expectOk(recordOf({ game, seats: sitters.length, options, names, date, comments, moves })),
    );
  }

  private forgetViews(): void {
    if (this.views.size === 0) return;
    this.before = { state: this.game.copy(this.ledger.line.state), views: this.views };
    this.views = new Map();
  }

  /**
   * Anybody who is neither host nor at the table sees what a spectator sees; if everything is public, everyone does.
   */
  private eyes(viewer: Viewer): Viewer {
    if (this.game.open) return 'spectator';
    return viewer === 'host' || this.ledger.isSeat(viewer) ? viewer : 'spectator';
  }
}
