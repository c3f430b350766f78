import type { Candidate } from '@taproom/bots';
import {
  expectOk,
  type GameId,
  type GameMove,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
} from '@taproom/games';
import {
  Plan,
  playBots,
  type Rebased,
  type Sitter,
  secretChance,
  Table,
  type Told,
  type TurnStart,
} from '@taproom/table';
import type { Thinkers } from '../bots/thinkers.ts';
import type { GameStore, StoredGame } from './store.ts';

/** How a new local game is set up. */
export interface NewGame {
  readonly game: GameId;
  readonly seats: readonly Sitter[];
  readonly options: object;
  readonly memoryAid: boolean;
}

/** What the screen shows of a game: made anew with every change, and never changed after that. */
export interface Snapshot {
  readonly id: string;
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  /** Through whose eyes the screen looks: the person awaited, or the one who acted last. Null behind the curtain. */
  readonly seat: Seat | null;
  /** The position as that seat sees it, with its plan. */
  readonly view: object;
  readonly awaited: readonly Seat[];
  /** Whether the person at the screen can act now. */
  readonly mayAct: boolean;
  readonly plan: PlanState | null;
  readonly told: readonly Told[];
  readonly turns: readonly TurnStart[];
  readonly moves: number;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** The bots that think at the moment. */
  readonly thinking: readonly Seat[];
  readonly hint: Candidate | 'thinking' | null;
  readonly saved: boolean;
  /** Whether the table agreed to show what is known of hands that were seen (Hero's Tavern). */
  readonly memoryAid: boolean;
}

export interface PlanState {
  readonly moves: readonly GameMove[];
  readonly events: ReturnType<() => Plan['events']>;
  readonly legal: readonly GameMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** It can be confirmed. */
  readonly ready: boolean;
  /** It is a whole turn already: nothing can be added. */
  readonly complete: boolean;
}

/** So long a bot seems to think at least, so that people can follow. */
const LEAST_PAUSE = 650;
/** So long a bot may think: the best one, and the others. */
const BEST_THINKS = 1000;
const OTHERS_THINK = 150;
const HINT_THINKS = 1500;

const strength = (level: string): number =>
  level === 'brewmaster' || level === 'legend' ? BEST_THINKS : OTHERS_THINK;

/**
 * One game on this device: the table, the plan of whoever sits at the screen, and the bots. Views only
 * draw its snapshots; it knows nothing of them.
 */
export class LocalGame {
  private plan: Plan | null = null;
  private seat: Seat | null = null;
  private curtain = false;
  private thinking: readonly Seat[] = [];
  private hint: Candidate | 'thinking' | null = null;
  private saved = true;
  private running = false;
  private snapshot: Snapshot | null = null;
  private readonly listeners = new Set<() => void>();
  private closed = new AbortController();

  private constructor(
    private readonly stored: Omit<StoredGame, 'log' | 'played' | 'finished'>,
    private readonly table: Table,
    private readonly store: GameStore,
    private readonly thinkers: Thinkers,
    /** How much of the usual pauses is kept: 0 for none. */
    private readonly pace: () => number,
  ) {
    this.sitDown();
  }

  static async create(
    setup: NewGame,
    store: GameStore,
    thinkers: Thinkers,
    pace: () => number,
  ): Promise<LocalGame> {
    const secret = crypto.getRandomValues(new Uint8Array(32));
    const id = crypto.randomUUID();
    const table = expectOk(Table.create(tableSetup({ ...setup, id, secret })));
    const stored = { ...setup, id, secret, rules: table.game.rules, started: Date.now() };
    const game = new LocalGame(stored, table, store, thinkers, pace);
    await game.keep();
    return game;
  }

  /** The game as it lies in the store; refused if its log can't be played any more. */
  static restore(
    { log, played, finished, ...stored }: StoredGame,
    store: GameStore,
    thinkers: Thinkers,
    pace: () => number,
  ): Result<LocalGame> {
    const table = Table.restore({ ...tableSetup(stored), rules: stored.rules }, log);
    return table.ok ? { ok: true, value: new LocalGame(stored, table.value, store, thinkers, pace) } : table;
  }

  // ---- For the views

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  /** The record of the game as text. */
  record(): string {
    return this.table.record(new Date(this.stored.started).toISOString().slice(0, 10));
  }

  /** What the seat at the screen saw after the first n moves. */
  viewAt(n: number): object {
    return expectOk(this.table.viewAt(n, this.eyes()));
  }

  // ---- What a person does

  /** Adds a move to the plan; a refusal says why not. */
  act(move: GameMove): Result<unknown> {
    if (this.plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    const done = this.plan.push(move);
    if (done.ok) this.changed();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.plan?.whyNot(move) ?? null;
  }

  undoMove(): void {
    if (this.plan?.undo()) this.changed();
  }

  redoMove(): void {
    if (this.plan?.redo()) this.changed();
  }

  startOver(): void {
    this.plan?.startOver();
    this.changed();
  }

  /** Commits the plan; "done" is said for the player if it is all that is missing. */
  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    const done = this.table.commit(plan.seat, plan.moves, plan.number);
    if (done.ok) await this.advanced();
    return done;
  }

  /** Lifts the curtain that hides one person's hand from the next. */
  liftCurtain(): void {
    this.curtain = false;
    this.changed();
  }

  async undoTurn(): Promise<void> {
    if (this.seat !== null && this.table.undo(this.seat).ok) await this.advanced();
  }

  /** Goes back to an earlier turn of somebody at the screen. */
  async rewind(to: number): Promise<Result<unknown>> {
    const done = this.table.rewind(to);
    if (done.ok) await this.advanced();
    return done;
  }

  /** What the best bot would do. Never with another person at the table. */
  async askHint(): Promise<void> {
    const { plan, seat } = this;
    if (plan === null || seat === null || this.people().length !== 1) return;
    this.hint = 'thinking';
    this.changed();
    const level = this.stored.game === 'heaven-and-ale' ? 'brewmaster' : 'legend';
    const task = { game: this.stored.game, level, seat, view: this.table.view(seat), ms: HINT_THINKS };
    const thought = await this.thinkers.think(task, this.closed.signal);
    if (this.plan !== plan) return;
    this.hint = thought.candidates[0] ?? null;
    this.changed();
  }

  dropHint(): void {
    this.hint = null;
    this.changed();
  }

  /** Lets the bots play until a person is awaited. Call it once the game is on the screen. */
  async run(): Promise<void> {
    if (this.running || this.closed.signal.aborted) return;
    this.running = true;
    const table = {
      botDue: () => {
        const due = this.closed.signal.aborted ? [] : this.table.botDue();
        this.thinking = due.map(bot => bot.seat);
        if (due.length > 0) this.changed();
        return due;
      },
      commit: async (seat: Seat, moves: readonly GameMove[], seen: number): Promise<Result<unknown>> => {
        if (this.closed.signal.aborted) return { ok: false, refusal: { code: 'stale' } };
        const done = this.table.commit(seat, moves, seen);
        if (done.ok) await this.keep();
        this.sitDown();
        this.changed();
        return done;
      },
    };
    await playBots(
      table,
      async ({ seat, level, view }) => {
        const task = { game: this.stored.game, level, seat, view, ms: strength(level) };
        return (await this.thinkers.think(task, this.closed.signal)).moves;
      },
      () => new Promise(resolve => setTimeout(resolve, LEAST_PAUSE * this.pace())),
    );
    this.running = false;
  }

  /** The screen shows something else: bots stop, nothing is lost. */
  close(): void {
    this.closed.abort();
  }

  /** The screen shows the game again. */
  reopen(): void {
    if (this.closed.signal.aborted) this.closed = new AbortController();
  }

  // ---- Inside

  private people(): Seat[] {
    return [...this.table.sitters.keys()].filter(seat => this.table.sitters[seat]?.kind === 'human');
  }

  /** Something was appended: the plan starts anew, the game is stored, the bots go on. */
  private async advanced(): Promise<void> {
    this.plan = null;
    this.sitDown();
    this.changed();
    await this.keep();
    void this.run();
  }

  /** Puts the person in front of the screen who is awaited, if somebody is. */
  private sitDown(): void {
    this.hint = null;
    const people = this.people();
    const next = this.table.awaited().find(seat => people.includes(seat));
    if (next === undefined) {
      this.plan = null;
      this.seat ??= people[0] ?? null;
      return;
    }
    // With several people a hand must not be seen by the next one.
    if (people.length > 1 && next !== this.seat && this.stored.game === 'heros-tavern') this.curtain = true;
    const known = { view: this.table.view(next), number: this.table.number(next) };
    if (this.plan !== null && this.seat === next && this.plan.number <= known.number) {
      const rebased: Rebased = this.plan.rebase(known);
      if (rebased.plan === 'cut' || this.plan.moves.length === 0)
        this.plan = new Plan(this.stored.game, next, known);
    } else this.plan = new Plan(this.stored.game, next, known);
    this.seat = next;
  }

  private async keep(): Promise<void> {
    this.saved = false;
    await this.store.keep({
      ...this.stored,
      seats: this.stored.seats,
      log: this.table.log,
      played: Date.now(),
      finished: this.table.finished,
    });
    this.saved = true;
    this.changed();
  }

  private eyes(): Seat | 'spectator' {
    return this.curtain ? 'spectator' : (this.seat ?? 'spectator');
  }

  private changed(): void {
    this.snapshot = null;
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { table, plan, curtain } = this;
    const eyes = this.eyes();
    const acting = plan !== null && !curtain;
    return {
      id: this.stored.id,
      game: this.stored.game,
      sitters: table.sitters,
      seat: curtain ? null : this.seat,
      view: acting ? plan.view : table.view(eyes),
      awaited: table.awaited(),
      mayAct: acting,
      plan: acting
        ? {
            moves: plan.moves,
            events: plan.events,
            legal: plan.ready ? [] : plan.legal(),
            canUndo: plan.canUndo,
            canRedo: plan.canRedo,
            ready: plan.ready || plan.whyNot({ move: 'done' }) === null,
            complete: plan.ready,
          }
        : null,
      told: table.events(eyes, 0),
      turns: table.turns(),
      moves: table.length,
      canUndo: this.seat !== null && table.canUndo(this.seat),
      outcome: table.outcome(),
      thinking: this.thinking,
      hint: this.hint,
      saved: this.saved,
      memoryAid: this.stored.memoryAid,
    };
  }
}

const tableSetup = ({
  game,
  seats,
  options,
  id,
  secret,
}: Pick<StoredGame, 'game' | 'seats' | 'options' | 'id' | 'secret'>) => ({
  game,
  seats,
  options,
  mode: 'local' as const,
  chance: secretChance({ secret, nonces: [], game: id }),
});
