import type { Candidate } from '@taproom/bots';
import type { Levels } from '@taproom/bots/levels';
import { addressOf } from '@taproom/contracts/addresses';
import { expectOk, type GameMove, type Refusal, type Result, type Seat } from '@taproom/games';
import { type BotDue, type LogEntry, Plan, type Rebased, type Table } from '@taproom/table';
import type { Repertoire } from '../app/registries.tsx';
import type { BotWorker } from '../bots/bot-worker.ts';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BotPlay } from './bot-play.ts';
import { levelsBeside } from './climb.ts';
import { GameWriter } from './game-writer.ts';
import { freshId } from './id.ts';
import { type NewGame, secretFrom } from './new-game.ts';
import type { LocalGameStore, StoredGame } from './store.ts';
import { gameStanding, recordOfTable, tableOf } from './table.ts';

/** What a game on this device depends on. */
export interface Home extends Repertoire {
  readonly store: Pick<LocalGameStore, 'keep'>;
  readonly thinkers: Pick<BotWorker, 'think'>;
  /** How much of the usual pauses to keep: 0 for none. */
  readonly pace: () => number;
  /** Waits until what the last turn moved on the screen has landed. */
  readonly landed: () => Promise<void>;
}

/** What stays the same throughout a game. */
type Kept = Omit<StoredGame, 'log' | 'plan' | 'played' | 'standing'>;

/** How long a bot may think: the best one, and the others. */
const BEST_THINKS = 1000;
const OTHERS_THINK = 150;
const HINT_THINKS = 1500;

/** One game on this device: the table, the plan of the player at the screen, and the bots. */
export class LocalGame implements PlayedGame {
  private plan: Plan | null = null;
  private seat: Seat | null = null;
  private curtain = false;
  private readonly bots: BotPlay;
  /** The bots of the edition being played. */
  private readonly levels: Levels;
  private hint: Candidate | 'thinking' | null = null;
  private saved = true;
  private snapshot: Snapshot | null = null;
  private readonly writer: GameWriter;
  private readonly changes = new Observable();
  private readonly closed = new AbortController();
  /** Called when another tab has continued the game: this one has lost it. */
  onLost: () => void = () => {};

  private constructor(
    private readonly stored: Kept,
    private readonly table: Table,
    private readonly home: Home,
  ) {
    this.writer = new GameWriter(home.store, stored.revision, () => this.lose());
    this.levels = expectOk(home.levels.find(stored.game, stored.rules));
    this.bots = new BotPlay({
      table: { botDue: () => table.botDue(), commit: (...turn) => this.commitBot(...turn) },
      think: due => this.think(due),
      pause: ms => new Promise(resolve => setTimeout(resolve, ms * home.pace())),
      changed: () => this.changed(),
      isClosed: () => this.closed.signal.aborted,
    });
    this.sitDown();
  }

  /** A new game; with a log it continues from there. */
  static async create(setup: NewGame, home: Home, log: readonly LogEntry[] = []): Promise<LocalGame> {
    const { luck } = setup;
    const secret = luck === undefined ? crypto.getRandomValues(new Uint8Array(32)) : await secretFrom(luck);
    const id = freshId();
    const table = expectOk(tableOf({ ...setup, id, secret }, log, home.games));
    const started = setup.started ?? Date.now();
    const stored = { ...setup, id, revision: 0, secret, rules: table.game.rules, started };
    const game = new LocalGame(stored, table, home);
    await game.keep();
    return game;
  }

  /** The game as stored; refused if its log can't be played any more. */
  static restore({ log, plan, ...stored }: StoredGame, home: Home): Result<LocalGame> {
    const table = tableOf(stored, log, home.games);
    if (!table.ok) return table;
    const game = new LocalGame(stored, table.value, home);
    if (plan?.seat === game.plan?.seat)
      for (const move of plan?.moves ?? []) if (!game.plan?.push(move).ok) break;
    return { ok: true, value: game };
  }

  // ---- For the views

  readonly subscribe = this.changes.subscribe;

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  record(): string {
    return recordOfTable(this.table, this.stored);
  }

  viewAt(n: number): object {
    return expectOk(this.table.viewAt(n, this.eyes()));
  }

  // ---- What a player does

  act(move: GameMove): Result<unknown> {
    if (this.plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    const done = this.plan.push(move);
    if (done.ok) this.planned();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.plan?.whyNot(move) ?? null;
  }

  undoMove(): void {
    if (this.plan?.undo()) this.planned();
  }

  redoMove(): void {
    if (this.plan?.redo()) this.planned();
  }

  startOver(): void {
    this.plan?.startOver();
    this.planned();
  }

  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    const done = this.table.commit(plan.seat, plan.moves, plan.number);
    if (done.ok) await this.played();
    return done;
  }

  liftCurtain(): void {
    this.curtain = false;
    this.changed();
  }

  async undoTurn(): Promise<void> {
    if (this.seat !== null && this.table.undo(this.seat).ok) await this.advanced();
  }

  async rewind(to: number): Promise<Result<unknown>> {
    const done = this.table.rewind(to);
    if (done.ok) await this.advanced();
    return done;
  }

  async askHint(): Promise<void> {
    const { plan, seat } = this;
    const { game, rules } = this.stored;
    if (plan === null || seat === null || !this.canHint()) return;
    this.hint = 'thinking';
    this.changed();
    const level = this.levels.best;
    const task = { game, rules, level, seat, view: this.table.view(seat), ms: HINT_THINKS };
    const thought = await this.home.thinkers.think(task, this.closed.signal).catch((cause: unknown) => {
      console.error('No hint, as the bot failed:', cause);
      return null;
    });
    if (this.plan !== plan) return;
    this.hint = thought?.candidates[0] ?? null;
    this.changed();
  }

  dropHint(): void {
    this.hint = null;
    this.changed();
  }

  async rematch(): Promise<string> {
    const { game, seats, options, memoryAid } = this.stored;
    const setup = { game, seats, options, memoryAid };
    const next = await LocalGame.create(setup, this.home);
    return addressOf({ page: 'play', id: next.stored.id });
  }

  /** Lets the bots play until a person has to move. Call it once the game is on screen. */
  run(): Promise<void> {
    return this.bots.run();
  }

  /** The screen shows something else: bots stop. Resolves when everything is stored. */
  async close(): Promise<void> {
    this.closed.abort();
    await this.writer.settled();
  }

  // ---- The bots

  private async think({ seat, level, view }: BotDue): Promise<readonly GameMove[]> {
    const { game, rules } = this.stored;
    const ms = level === this.levels.best ? BEST_THINKS : OTHERS_THINK;
    const task = { game, rules, level, seat, view, ms };
    return (await this.home.thinkers.think(task, this.closed.signal)).moves;
  }

  private async commitBot(seat: Seat, moves: readonly GameMove[], seen: number): Promise<Result<unknown>> {
    if (this.closed.signal.aborted) return { ok: false, refusal: { code: 'stale' } };
    const done = this.table.commit(seat, moves, seen);
    if (done.ok) await this.keep();
    // First people see what the bot did; only then are they asked for their own turn. A plan stays as it is.
    if (this.plan === null) {
      this.changed();
      await this.home.landed();
    }
    this.sitDown();
    this.changed();
    return done;
  }

  /** A bot of another level takes the seat of one that failed. */
  private async replaceBot(seat: Seat, level: string): Promise<void> {
    if (!this.table.handOver(seat, { kind: 'bot', level }).ok) return;
    this.sitDown();
    await this.keep();
    this.bots.retry();
  }

  private stalledBot(): Snapshot['stalled'] {
    const { stalled } = this.bots;
    if (stalled === null) return null;
    const { seat } = stalled;
    return {
      seat,
      levels: levelsBeside(stalled.level, this.levels.levels),
      retry: () => this.bots.retry(),
      replace: level => void this.replaceBot(seat, level),
    };
  }

  // ---- Inside

  private people(): Seat[] {
    return [...this.table.sitters.keys()].filter(seat => this.table.sitters[seat]?.kind === 'human');
  }

  /** Never with another person at the table. */
  private canHint(): boolean {
    return this.plan !== null && !this.curtain && this.people().length === 1;
  }

  /** Something was appended: the plan starts over, the game is stored, the bots continue. */
  private async advanced(): Promise<void> {
    this.plan = null;
    this.sitDown();
    this.changed();
    await this.keep();
    void this.run();
  }

  /**
   * A person has made a turn: what it reveals is seen before the next one is asked for. With several people and hidden
   * hands the curtain falls first.
   */
  private async played(): Promise<void> {
    if (this.people().length === 1 || this.table.game.open) {
      this.plan = null;
      this.hint = null;
      this.changed();
      await this.keep();
      await this.home.landed();
    }
    await this.advanced();
  }

  /** The plan has changed: it is stored as well, so that a crash loses nothing. */
  private planned(): void {
    this.changed();
    void this.write();
  }

  /** Switches the screen to the person who has to move, if there is one. */
  private sitDown(): void {
    const people = this.people();
    const next = this.table.awaited().find(seat => people.includes(seat));
    if (next !== undefined && next === this.seat && this.plan?.number === this.table.number(next)) {
      // Someone else has made a hidden choice: the player's plan and its hint stay.
      this.plan.rebase({ view: this.table.view(next), number: this.plan.number });
      return;
    }
    this.hint = null;
    if (next === undefined) {
      this.plan = null;
      this.seat ??= people[0] ?? null;
      return;
    }
    // With several people a hand must not be seen by the next one.
    if (people.length > 1 && next !== this.seat && !this.table.game.open) this.curtain = true;
    const known = { view: this.table.view(next), number: this.table.number(next) };
    if (this.plan !== null && this.seat === next && this.plan.number <= known.number) {
      const rebased: Rebased = this.plan.rebase(known);
      if (rebased.plan === 'cut' || this.plan.moves.length === 0)
        this.plan = new Plan(this.table.game, next, known);
    } else this.plan = new Plan(this.table.game, next, known);
    this.seat = next;
  }

  private rewinds(): number[] {
    const people = this.people();
    return this.table
      .turns()
      .filter(({ at, seats }) => at < this.table.length && seats.some(seat => people.includes(seat)))
      .map(({ at }) => at);
  }

  /** Stores what was appended, and says when it is safe. */
  private async keep(): Promise<void> {
    this.saved = false;
    this.saved = await this.write();
    this.changed();
  }

  private write(): Promise<boolean> {
    return this.writer.write(revision => this.stateOf(revision));
  }

  /** Another tab continued the game: here it ends. */
  private lose(): void {
    void this.close();
    this.onLost();
  }

  private stateOf(revision: number): StoredGame {
    const { plan, table } = this;
    return {
      ...this.stored,
      revision,
      log: table.log,
      plan: plan && { seat: plan.seat, moves: plan.moves },
      played: Date.now(),
      standing: gameStanding(table),
    };
  }

  private eyes(): Seat | 'spectator' {
    return this.curtain ? 'spectator' : (this.seat ?? 'spectator');
  }

  private changed(): void {
    this.snapshot = null;
    this.changes.notify();
  }

  private look(): Snapshot {
    const { table, plan, curtain } = this;
    const eyes = this.eyes();
    const acting = plan !== null && !curtain;
    return {
      id: this.stored.id,
      game: this.stored.game,
      rules: table.game,
      sitters: table.sitters,
      replaying: false,
      seat: curtain ? null : this.seat,
      curtain: curtain ? this.seat : null,
      view: acting ? plan.view : table.view(eyes),
      awaited: table.awaited(),
      mayAct: acting,
      plan: acting ? planState(plan) : null,
      told: table.events(eyes, 0),
      turns: table.turns(),
      moves: table.length,
      canUndo: this.seat !== null && table.canUndo(this.seat),
      rewinds: this.rewinds(),
      outcome: table.outcome(),
      projection: 'local',
      thinking: this.bots.thinking,
      stalled: this.stalledBot(),
      canHint: this.canHint(),
      hint: this.hint,
      saved: this.saved,
      memoryAid: this.stored.memoryAid,
      canRematch: true,
      hasRecord: true,
      replayPath: addressOf({ page: 'replay', id: this.stored.id }),
      reviewPath: table.finished ? addressOf({ page: 'review', id: this.stored.id }) : null,
    };
  }
}
