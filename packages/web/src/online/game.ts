import { change, type Message, type TableInfo, type TableView } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import {
  accept,
  type Catalogue,
  expectOk,
  type Game,
  type GameMove,
  type Refusal,
  type Result,
  refuse,
} from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { ask, type DoorProblem, isPassing, newKey } from './door.ts';
import { FIRST_WAIT, LONGEST_WAIT } from './insist.ts';
import { outboxOf, type Sending } from './outbox.ts';
import { Positions } from './positions.ts';
import { isOver, isView, outcomeIn, sitterOf, standInsAt, toldIn } from './received.ts';
import { rematchOf } from './rematch.ts';

/** The status of the user's last turn: sent, on the server's disk, or shown to all the others. */
export type TurnDelivery = 'none' | 'sending' | 'stored' | 'seen';

/**
 * A game at a shared table, as this browser knows it. Turns are planned here and sent as a whole. A sent turn is kept,
 * and retried, until the server confirms that it is on disk; nothing is shown as done before that.
 */
export class OnlineGame implements PlayedGame {
  private readonly rules: Game;
  private plan: Plan | null = null;
  private sending: Sending | null;
  /** The server's response to the last turn: how many moves were on the line then. */
  private storedAt: number | null = null;
  /** The event number after the last turn, until the stream has reached it. */
  private awaitedNumber: number | null = null;
  private problem: DoorProblem | null = null;
  private snapshot: Snapshot | null = null;
  private told: readonly Told[] = [];
  private readonly positions: Positions;
  private readonly closed = new AbortController();
  private readonly changes = new Observable();
  private wait = FIRST_WAIT;
  /** What the last turn moved on the screen is in the air: nobody is asked for the next one yet. */
  private isLanding = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reported = -1;
  /** The table of a rematch that is closed, or over, by now. */
  private goneRematch: string | null = null;

  constructor(
    private known: TableView,
    games: Catalogue,
    /** The local state does not match the events: a full snapshot is needed. */
    private readonly lost: () => void,
    /** Waits until what the last turn moved on the screen has landed. */
    private readonly landed: () => Promise<void>,
  ) {
    this.rules = expectOk(games.find(known.table.game, known.table.rules));
    const { id } = known.table;
    this.positions = new Positions(id, games, () => this.changed(), this.closed.signal);
    this.sending = outboxOf(id).get();
    this.learn(known);
    if (this.sending !== null) void this.deliver();
  }

  close(): void {
    this.closed.abort();
    clearTimeout(this.timer);
  }

  // ---- Messages from the server

  /** A full snapshot of the table. */
  learn(view: TableView): void {
    const first = view.told[0]?.number ?? view.number + 1;
    this.told = [...this.told.filter(({ number }) => number < first), ...toldIn(view.told)];
    this.known = view;
    if (view.view) this.positions.set(view.at, view.view);
    this.advanced();
  }

  hear(message: Extract<Message, { tell: 'turn' }>): void {
    const { known } = this;
    // A choice others can't see yet brings them no event, but changes who is awaited.
    if (message.number <= known.number && message.from !== known.number) return;
    const follows = message.from === known.number && known.view !== null;
    const view = follows ? change(known.view, message.change) : null;
    if (!isView(view)) {
      this.lost();
      return;
    }
    const { told, number, at, awaited, clocks, now, canUndo, outcome } = message;
    this.told = [...this.told, ...toldIn(told)];
    const turns = [...known.turns.filter(turn => turn.at < Math.min(known.at, at)), ...message.turns];
    if (told.some(({ event }) => event.event === 'taken-back')) this.positions.forgetFrom(at);
    this.known = { ...known, number, at, view, turns, awaited, clocks, now, canUndo, outcome };
    this.positions.set(at, view);
    // A plan stays as it is.
    if (this.plan === null || this.isOnTheWay) void this.land();
    this.advanced();
  }

  info(table: TableInfo): void {
    this.known = { ...this.known, table };
    this.advanced();
  }

  // ---- For the page around the table

  get delivery(): TurnDelivery {
    if (this.sending !== null) return 'sending';
    if (this.storedAt === null) return 'none';
    const at = this.storedAt;
    const others = this.known.table.seats.filter(
      ({ person, level }, seat) => person !== null && level === null && seat !== this.known.seat,
    );
    return others.length > 0 && others.every(({ seen }) => seen >= at) ? 'seen' : 'stored';
  }

  /** Why the last turn was refused, or is still pending; it stays until it is dismissed or the next turn is stored. */
  get trouble(): DoorProblem | null {
    return this.problem;
  }

  dismiss(): void {
    this.problem = null;
    this.changed();
  }

  /** The server is reachable again: what is pending is sent at once. */
  hurry(): void {
    if (this.sending === null) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    void this.deliver();
  }

  // ---- For the views

  readonly subscribe = this.changes.subscribe;

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  record(): string {
    return this.positions.record ?? '';
  }

  viewAt(n: number): object | null {
    return this.positions.find(n, this.known);
  }

  act(move: GameMove): Result<unknown> {
    if (this.plan === null || this.isOnTheWay || this.isLanding) return refuse({ code: 'not-awaited' });
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

  /** Sends the turn. It is kept and retried until the server has it. */
  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null || this.isOnTheWay) return refuse({ code: 'not-awaited' });
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    if (!plan.ready) return refuse({ code: 'unfinished-turn' });
    const { rules } = this;
    const { id } = this.known.table;
    this.sending = { key: newKey(), seen: plan.number, moves: plan.moves.map(move => rules.write(move)) };
    this.problem = null;
    outboxOf(id).set(this.sending);
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
    const made = await rematchOf(id, this.openRematch);
    if (made.ok) return made.value;
    this.problem = made.refusal;
    if (made.refusal.code === 'rematch-gone') this.goneRematch = this.known.table.rematch;
    this.changed();
    return addressOf({ page: 'table', id });
  }

  // ---- Inside

  /** The table of the rematch that people can go to. */
  private get openRematch(): string | null {
    const { rematch } = this.known.table;
    return rematch === this.goneRematch ? null : rematch;
  }

  /** Something new is known: the plan continues from there, and the others learn that it was seen here. */
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
    if (isOver(table)) void this.positions.fetchRecord(known);
    this.report();
    this.changed();
  }

  /** First people see what was done; only then are they asked for their own turn. */
  private async land(): Promise<void> {
    const { number } = this.known;
    this.isLanding = true;
    await this.landed();
    if (number !== this.known.number) return;
    this.isLanding = false;
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
      // A broken connection is shown by the stream itself.
      this.problem = done.refusal.code === 'unreachable' ? null : done.refusal;
      return this.changed();
    }
    this.wait = FIRST_WAIT;
    this.sending = null;
    outboxOf(id).set(null);
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

  /** Reports from time to time how much of the game was shown here. */
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
    this.changes.notify();
  }

  private look(): Snapshot {
    const { known, plan, sending } = this;
    const { table, seat, view, awaited } = known;
    const acts =
      plan !== null && !this.isOnTheWay && !this.isLanding && seat !== null && this.isOwnTurn(seat, awaited);
    const over = isOver(table);
    return {
      id: table.id,
      game: table.game,
      rules: this.rules,
      sitters: table.seats.map(sitterOf),
      replaying: false,
      seat,
      curtain: null,
      // Spectators see the hands after the end: they are in the record, too.
      view: plan?.view ?? (seat === null ? this.positions.last : null) ?? view ?? {},
      awaited: over ? [] : awaited,
      mayAct: acts,
      endedEarly: table.status === 'abandoned',
      standIns: over ? [] : standInsAt(table),
      plan: acts ? planState(plan) : null,
      told: this.told,
      turns: known.turns,
      moves: known.at,
      canUndo: known.canUndo && sending === null && !over,
      rewinds: [],
      outcome: outcomeIn(known.outcome),
      projection: seat === null || over || table.rated || table.deal !== null ? null : 'shared',
      thinking: over ? [] : awaited.filter(of => table.seats[of]?.level !== null),
      stalled: null,
      canHint: false,
      hint: null,
      saved: sending === null,
      memoryAid: table.aids.includes('memory'),
      canRematch: seat !== null && over,
      hasRematch: this.openRematch !== null,
      sending: this.isOnTheWay,
      hasRecord: over && this.positions.record !== null,
      replayPath: over ? addressOf({ page: 'record', id: table.id }) : null,
      reviewPath: known.outcome === null ? null : addressOf({ page: 'reviewRecord', id: table.id }),
    };
  }
}
