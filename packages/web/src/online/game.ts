import { change, type Message, type TableInfo, type TableView } from '@taproom/contracts';
import {
  accept,
  expectOk,
  GAMES,
  type Game,
  type GameMove,
  type Refusal,
  type Result,
  readRecord,
  refuse,
  replayRecord,
} from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { ask, type DoorProblem, isPassing, newKey, newNonce } from './door.ts';
import { keepSending, keptSending, type Sending } from './outbox.ts';
import { isView, outcomeIn, sitterOf, toldIn } from './received.ts';

/** How far the own last turn has come: on its way, on the server's disk, or shown to all the others. */
export type Delivery = 'none' | 'sending' | 'stored' | 'seen';

const FIRST_WAIT = 800;
const LONGEST_WAIT = 10_000;

/**
 * A game at a shared table, as this browser knows it. Turns are planned here and sent whole. A turn that was sent is kept
 * until the server says that it is on disk; nothing is shown as done before that.
 */
export class OnlineGame implements PlayedGame {
  private readonly rules: Game;
  private plan: Plan | null = null;
  private sending: Sending | null;
  /** What the server answered to the last turn: how many moves stood then. */
  private storedAt: number | null = null;
  /** The number that the table has with the last turn, until the stream has come to it. */
  private awaitedNumber: number | null = null;
  private problem: DoorProblem | null = null;
  private snapshot: Snapshot | null = null;
  private told: readonly Told[] = [];
  private readonly views = new Map<number, object>();
  /** Positions that were asked for and have not come. */
  private readonly asked = new Set<number>();
  private text: string | null = null;
  private fetching = false;
  /** The game is over, but there is no record that could be replayed. */
  private isRecordMissing = false;
  private readonly closed = new AbortController();
  private readonly listeners = new Set<() => void>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reported = -1;

  constructor(
    private known: TableView,
    /** What is known does not fit what was told: the whole is needed. */
    private readonly lost: () => void,
  ) {
    this.rules = expectOk(GAMES.find(known.table.game, known.table.rules));
    this.sending = keptSending(known.table.id);
    this.learn(known);
    if (this.sending !== null) void this.deliver();
  }

  close(): void {
    this.closed.abort();
    clearTimeout(this.timer);
  }

  // ---- What the server tells

  /** The whole of the table. */
  learn(view: TableView): void {
    const first = view.told[0]?.number ?? view.number + 1;
    this.told = [...this.told.filter(({ number }) => number < first), ...toldIn(view.told)];
    this.known = view;
    if (view.view) this.views.set(view.at, view.view);
    this.advanced();
  }

  hear(message: Extract<Message, { tell: 'turn' }>): void {
    const { known } = this;
    if (message.number <= known.number) return;
    const follows = message.from === known.number && known.view !== null;
    const view = follows ? change(known.view, message.change) : null;
    if (!isView(view)) {
      this.lost();
      return;
    }
    const { told, number, at, awaited, clocks, now, canUndo, outcome } = message;
    this.told = [...this.told, ...toldIn(told)];
    const turns = [...known.turns.filter(turn => turn.at < Math.min(known.at, at)), ...message.turns];
    if (told.some(({ event }) => event.event === 'taken-back')) {
      for (const n of [...this.views.keys()]) if (n >= at) this.views.delete(n);
    }
    this.known = { ...known, number, at, view, turns, awaited, clocks, now, canUndo, outcome };
    this.views.set(at, view);
    this.advanced();
  }

  info(table: TableInfo): void {
    this.known = { ...this.known, table };
    this.advanced();
  }

  // ---- For the page around the table

  get delivery(): Delivery {
    if (this.sending !== null) return 'sending';
    if (this.storedAt === null) return 'none';
    const at = this.storedAt;
    const others = this.known.table.seats.filter(
      ({ person, level }, seat) => person !== null && level === null && seat !== this.known.seat,
    );
    return others.length > 0 && others.every(({ seen }) => seen >= at) ? 'seen' : 'stored';
  }

  /** Why the last turn was not taken, or not yet; it stays until somebody has read it or the next turn is stored. */
  get trouble(): DoorProblem | null {
    return this.problem;
  }

  dismiss(): void {
    this.problem = null;
    this.changed();
  }

  /** The server is there again: what waits is sent at once. */
  hurry(): void {
    if (this.sending === null) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    void this.deliver();
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

  record(): string {
    return this.text ?? '';
  }

  /** Of a finished game all positions come with its record; of one that goes on each is asked for by itself. */
  viewAt(n: number): object | null {
    const view = this.views.get(n);
    if (view) return view;
    const { outcome, table } = this.known;
    const comesWithRecord = (outcome !== null || isOver(table)) && !this.isRecordMissing;
    if (!comesWithRecord && !this.asked.has(n)) {
      this.asked.add(n);
      void this.fetchView(n);
    }
    return null;
  }

  act(move: GameMove): Result<unknown> {
    if (this.plan === null || this.isOnTheWay) return refuse({ code: 'not-awaited' });
    const done = this.plan.push(move);
    if (done.ok) this.changed();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.plan?.whyNot(move) ?? null;
  }

  undoMove(): void {
    if (!this.isOnTheWay && this.plan?.undo()) this.changed();
  }

  redoMove(): void {
    if (!this.isOnTheWay && this.plan?.redo()) this.changed();
  }

  startOver(): void {
    if (this.isOnTheWay) return;
    this.plan?.startOver();
    this.changed();
  }

  /** Sends the turn. It is kept and sent again until the server has it. */
  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null || this.isOnTheWay) return refuse({ code: 'not-awaited' });
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    if (!plan.ready) return refuse({ code: 'unfinished-turn' });
    const { rules } = this;
    const { id } = this.known.table;
    this.sending = { key: newKey(), seen: plan.number, moves: plan.moves.map(move => rules.write(move)) };
    this.problem = null;
    keepSending(id, this.sending);
    this.changed();
    await this.deliver();
    return accept(null);
  }

  liftCurtain(): void {}

  async undoTurn(): Promise<void> {
    const { id } = this.known.table;
    const done = await ask('undo', { params: { id }, body: { key: newKey() } });
    this.problem = done.ok ? null : done.refusal;
    this.storedAt = null;
    this.changed();
  }

  async rewind(to: number): Promise<Result<unknown>> {
    const { id } = this.known.table;
    return ask('propose', { params: { id }, body: { key: newKey(), kind: 'back', to } });
  }

  async askHint(): Promise<void> {}

  dropHint(): void {}

  async rematch(): Promise<string> {
    const { id } = this.known.table;
    const made = await ask('rematch', { params: { id }, body: { key: newKey() } });
    if (!made.ok) {
      this.problem = made.refusal;
      this.changed();
      return `/online/${id}`;
    }
    const { table, invite } = made.value;
    await ask('join', {
      params: { id: table.id },
      body: { nonce: newNonce(), ...(invite ? { invite } : {}) },
    });
    return `/online/${table.id}`;
  }

  // ---- Inside

  /** Something new is known: the plan goes on from there, and the others learn that it was seen here. */
  private advanced(): void {
    const { known } = this;
    const { seat, number, view, awaited, table } = known;
    if (this.awaitedNumber !== null && number >= this.awaitedNumber) {
      this.awaitedNumber = null;
      this.plan = null;
    }
    if (!this.isOnTheWay) {
      const plays = seat !== null && view !== null && this.isOwnTurn(seat, awaited);
      if (!plays) this.plan = null;
      else if (this.plan?.rebase({ view, number }).plan === 'cut' || this.plan === null)
        this.plan = new Plan(this.rules, seat, { view, number });
    }
    if (isOver(table) && this.text === null && !this.fetching) void this.fetchRecord();
    this.report();
    this.changed();
  }

  /** Whether a turn was sent that the table does not show yet: the plan stays as it is. */
  private get isOnTheWay(): boolean {
    return this.sending !== null || this.awaitedNumber !== null;
  }

  private isOwnTurn(seat: number, awaited: readonly number[]): boolean {
    const { status, seats } = this.known.table;
    return awaited.includes(seat) && status === 'playing' && seats[seat]?.level === null;
  }

  /** Sends the turn until it is on disk, or refused. */
  private async deliver(): Promise<void> {
    const { sending } = this;
    const { id } = this.known.table;
    if (sending === null) return;
    const done = await ask('turn', { params: { id }, body: { ...sending, moves: [...sending.moves] } });
    if (this.sending !== sending) return;
    if (!done.ok && isPassing(done.refusal)) {
      this.timer = setTimeout(() => void this.deliver(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      // That the line is broken is shown by the line itself.
      this.problem = done.refusal.code === 'unreachable' ? null : done.refusal;
      return this.changed();
    }
    this.wait = FIRST_WAIT;
    this.sending = null;
    keepSending(id, null);
    if (done.ok) {
      this.storedAt = done.value.at;
      this.awaitedNumber = done.value.number;
      this.problem = null;
    } else {
      this.problem = done.refusal;
      this.lost();
    }
    this.advanced();
  }

  private async fetchView(n: number): Promise<void> {
    const { id } = this.known.table;
    const view = await this.insist(async () => {
      const found = await ask('table', { params: { id }, query: { at: String(n) } });
      return found.ok ? accept(found.value.view) : found;
    });
    // A position that is refused is not asked for again.
    if (!view) return;
    this.asked.delete(n);
    this.views.set(n, view);
    this.changed();
  }

  /** A game that is over lies open: all its positions come from its record, with one request. */
  private async fetchRecord(): Promise<void> {
    const { id } = this.known.table;
    this.fetching = true;
    const text = await this.insist(() => ask('record', { params: { id } }));
    this.fetching = false;
    const record = text === null ? null : readRecord(text);
    const replay = record?.ok ? replayRecord(record.value, GAMES) : null;
    this.isRecordMissing = !replay?.ok;
    if (text === null || !replay?.ok) return this.changed();
    const { game, steps } = replay.value;
    const state = expectOk(game.setup(this.known.table.seats.length, this.known.table.options));
    const eyes = this.known.seat ?? 'spectator';
    for (const [i, { actor, move }] of steps.entries()) {
      this.views.set(i, game.view(state, eyes));
      expectOk(game.apply(state, actor, move));
    }
    this.text = text;
    this.changed();
  }

  /** Asks until there is an answer, with back-off while the server can't give one. Null if it refuses, or nobody waits any more. */
  private async insist<Found>(attempt: () => Promise<Result<Found, DoorProblem>>): Promise<Found | null> {
    for (let wait = FIRST_WAIT; !this.closed.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const found = await attempt();
      if (found.ok) return found.value;
      if (!isPassing(found.refusal)) return null;
      await new Promise(resolve => setTimeout(resolve, wait));
    }
    return null;
  }

  /** Tells the others how much of the game was shown here, once in a while. */
  private report(): void {
    const { seat, at, table } = this.known;
    if (seat === null || at <= this.reported || document.hidden) return;
    this.reported = at;
    setTimeout(() => {
      if (at === this.known.at) void ask('seen', { params: { id: table.id }, body: { at } });
    }, 400);
  }

  private changed(): void {
    this.snapshot = null;
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { known, plan, sending } = this;
    const { table, seat, view, awaited } = known;
    const acts = plan !== null && !this.isOnTheWay && seat !== null && this.isOwnTurn(seat, awaited);
    const over = isOver(table);
    return {
      id: table.id,
      game: table.game,
      rules: this.rules,
      sitters: table.seats.map(sitterOf),
      replaying: false,
      seat,
      curtain: null,
      view: plan?.view ?? view ?? {},
      awaited: over ? [] : awaited,
      mayAct: acts,
      plan: acts ? planState(plan) : null,
      told: this.told,
      turns: known.turns,
      moves: known.at,
      canUndo: known.canUndo && sending === null && !over,
      rewinds: [],
      outcome: outcomeIn(known.outcome),
      thinking: over ? [] : awaited.filter(of => table.seats[of]?.level !== null),
      stalled: null,
      canHint: false,
      hint: null,
      saved: sending === null,
      memoryAid: table.aids.includes('memory'),
      canRematch: seat !== null && over,
      hasRecord: over && this.text !== null,
      replayPath: over ? `/online/${table.id}/replay` : null,
    };
  }
}

/** Whether the game lies open: it has a result, or it was stopped. */
const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'abandoned';
