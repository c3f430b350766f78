import {
  accept,
  expectOk,
  type GameMove,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@taproom/games';
import { Plan, type Table, type Told } from '@taproom/table';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';

const OVER: Refusal = { code: 'not-awaited' };

/** A moment of a finished game, at which a seat plans another turn. Nothing follows: whoever confirms gets an answer. */
export class ExerciseGame implements PlayedGame {
  private plan: Plan;
  private isOpen = true;
  private snapshot: Snapshot | null = null;
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;
  private readonly told: readonly Told[];
  /** Called with a whole turn. */
  onTurn: (moves: readonly GameMove[]) => void = () => {};

  constructor(
    private readonly table: Table,
    readonly ply: number,
    readonly seat: Seat,
    /** When nothing can be done on it, so that the board needs no bar to act with. */
    private readonly still: 'always' | 'when-done' | 'never' = 'when-done',
  ) {
    this.plan = this.fresh();
    // A hidden choice at this very moment is an event before its move is stored.
    const before = table.events(seat, 0).findIndex(({ at }) => at > ply);
    const events = table.events(seat, 0).slice(0, before === -1 ? undefined : before);
    this.told = events.filter(({ at, event }) => at < ply || !isHidden(table, event));
  }

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  viewAt(n: number): object {
    return expectOk(this.table.viewAt(Math.min(n, this.ply), this.seat));
  }

  record = (): string => '';

  act(move: GameMove): Result<unknown> {
    if (!this.isOpen) return refuse(OVER);
    const done = this.plan.push(move);
    if (done.ok) this.changed();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.isOpen ? this.plan.whyNot(move) : OVER;
  }

  undoMove(): void {
    if (this.isOpen && this.plan.undo()) this.changed();
  }

  redoMove(): void {
    if (this.isOpen && this.plan.redo()) this.changed();
  }

  startOver(): void {
    if (!this.isOpen) return;
    this.plan.startOver();
    this.changed();
  }

  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (!this.isOpen) return refuse(OVER);
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    if (!plan.ready) return refuse({ code: 'unfinished-turn' });
    this.close();
    this.onTurn(plan.moves);
    return accept(null);
  }

  /** From the beginning. */
  reopen(): void {
    this.plan = this.fresh();
    this.isOpen = true;
    this.changed();
  }

  /** Shows a turn on the board. */
  show(moves: readonly GameMove[]): void {
    this.plan = this.fresh();
    for (const move of moves) expectOk(this.plan.push(move));
    this.close();
  }

  liftCurtain = (): void => undefined;
  undoTurn = async (): Promise<void> => undefined;
  rewind = async (): Promise<Result<unknown>> => refuse(OVER);
  askHint = async (): Promise<void> => undefined;
  dropHint = (): void => undefined;
  rematch(): Promise<string> {
    throw new Error('an exercise has no rematch');
  }

  private fresh(): Plan {
    return new Plan(this.table.game, this.seat, { view: this.viewAt(this.ply), number: 0 });
  }

  private close(): void {
    this.isOpen = false;
    this.changed();
  }

  private changed(): void {
    this.snapshot = null;
    this.changes.notify();
  }

  private look(): Snapshot {
    const { table, plan, seat, ply, isOpen } = this;
    return {
      id: '',
      game: table.id,
      rules: table.game,
      sitters: table.sitters,
      replaying: this.still === 'always' || (this.still === 'when-done' && !isOpen),
      seat,
      curtain: null,
      view: plan.view,
      awaited: [seat],
      mayAct: isOpen,
      plan: isOpen ? planState(plan) : null,
      told: this.told,
      turns: table.turns().filter(({ at }) => at < ply),
      moves: ply,
      canUndo: false,
      rewinds: [],
      outcome: null,
      projection: null,
      thinking: [],
      stalled: null,
      canHint: false,
      hint: null,
      saved: true,
      memoryAid: false,
      canRematch: false,
      hasRecord: false,
      replayPath: null,
      reviewPath: null,
    };
  }
}

const isHidden = ({ game }: Table, event: Told['event']): boolean =>
  game.viewEvent(event, 'spectator') === null;
