import { type GameMove, type Refusal, type Result, refuse } from '@taproom/games';
import type { Plan } from '@taproom/table';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from './game.ts';

const NOT_AWAITED: Refusal = { code: 'not-awaited' };

/** What a snapshot says where no bots think, nobody else plays, and nothing is kept. */
export const BY_ITSELF = {
  curtain: null,
  canUndo: false,
  rewinds: [],
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
} satisfies Partial<Snapshot>;

/**
 * A game in which one seat plans its turns on a board, and nobody else does anything: a lesson, a puzzle, another go at
 * a turn.
 */
export abstract class PracticeGame implements PlayedGame {
  private snapshot: Snapshot | null = null;
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  abstract viewAt(n: number): object;
  /** The turn that is planned; null if there is nothing to do. */
  protected abstract readonly plan: Plan | null;
  /** Plays a whole turn. `seen` is what its player saw last. */
  protected abstract play(turn: Plan, seen: object): Result<unknown>;
  protected abstract look(): Snapshot;

  protected changed(): void {
    this.snapshot = null;
    this.changes.notify();
  }

  act(move: GameMove): Result<unknown> {
    if (this.plan === null) return refuse(NOT_AWAITED);
    const done = this.plan.push(move);
    if (done.ok) this.changed();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.plan === null ? NOT_AWAITED : this.plan.whyNot(move);
  }

  undoMove(): void {
    if (this.plan?.undo()) this.changed();
  }

  redoMove(): void {
    if (this.plan?.redo()) this.changed();
  }

  startOver(): void {
    if (this.plan === null) return;
    this.plan.startOver();
    this.changed();
  }

  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null) return refuse(NOT_AWAITED);
    const seen = plan.view;
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    return plan.ready ? this.play(plan, seen) : refuse({ code: 'unfinished-turn' });
  }

  // ---- What there is none of

  record(): string {
    throw new Error('practice has no record');
  }

  rematch(): Promise<string> {
    throw new Error('practice has no rematch');
  }

  async rewind(): Promise<Result<unknown>> {
    return refuse(NOT_AWAITED);
  }

  liftCurtain(): void {}
  async undoTurn(): Promise<void> {}
  async askHint(): Promise<void> {}
  dropHint(): void {}
}
