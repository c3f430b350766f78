import {
  type Game,
  type GameId,
  type GameMove,
  type Refusal,
  type Result,
  type Seat,
  SeededRandom,
} from '@taproom/games';
import { Plan, type Table } from '@taproom/table';
import { newTable, playTurn } from '../../log/testing/games.ts';
import type { GameTypes, PlayedGame, Snapshot } from '../../play/game.ts';
import { planState } from '../../play/plan.ts';
import { BY_ITSELF } from '../../play/practice-game.ts';

/** A game whose chance and other players come from a seed. The person plays seat 0. */
export class SeededGame<Of extends GameTypes = GameTypes> implements PlayedGame<Of> {
  readonly table: Table;
  memoryAid = false;
  private plan: Plan | null = null;
  private snapshot: Snapshot<Of> | null = null;
  private readonly random: SeededRandom;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly game: GameId,
    seats: number,
    seed: string,
    private readonly seat: Seat = 0,
    /** The newest, unless others are given. */
    rules?: Game,
  ) {
    this.table = newTable(game, seats, seed, rules);
    this.random = new SeededRandom(seed);
    this.others();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Snapshot<Of> => {
    // Naming the game names its types, too.
    this.snapshot ??= this.look() as Snapshot<Of>;
    return this.snapshot;
  };

  viewAt(): Of['view'] {
    return this.get().view;
  }

  record(): string {
    return this.table.record('2026-01-01');
  }

  act(move: GameMove): Result<unknown> {
    if (this.plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    const done = this.plan.push(move);
    this.changed();
    return done;
  }

  whyNot(move: GameMove): Refusal | null {
    return this.plan?.whyNot(move) ?? null;
  }

  undoMove(): void {
    this.plan?.undo();
    this.changed();
  }

  redoMove(): void {
    this.plan?.redo();
    this.changed();
  }

  startOver(): void {
    this.plan?.startOver();
    this.changed();
  }

  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null) return { ok: false, refusal: { code: 'not-awaited' } };
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    const done = this.table.commit(plan.seat, plan.moves, plan.number);
    if (done.ok) this.others();
    return done;
  }

  liftCurtain(): void {}

  async undoTurn(): Promise<void> {
    this.table.undo(this.seat);
    this.others();
  }

  async rewind(): Promise<Result<unknown>> {
    return { ok: false, refusal: { code: 'not-local' } };
  }

  async askHint(): Promise<void> {}

  dropHint(): void {}

  async rematch(): Promise<string> {
    return '';
  }

  /** The others play until the person has to move. Where all choose together the person is asked first. */
  private others(): void {
    while (!this.table.finished && !this.table.awaited().includes(this.seat))
      playTurn(this.table, this.random);
    const known = { view: this.table.view(this.seat), number: this.table.number(this.seat) };
    this.plan = this.table.finished ? null : new Plan(this.table.game, this.seat, known);
    this.changed();
  }

  private changed(): void {
    this.snapshot = null;
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { table, plan, seat } = this;
    return {
      ...BY_ITSELF,
      id: 'seeded',
      game: this.game,
      rules: table.game,
      sitters: table.sitters,
      replaying: false,
      seat,
      view: plan?.view ?? table.view(seat),
      awaited: table.awaited(),
      mayAct: plan !== null,
      plan: plan && planState(plan),
      told: table.events(seat, 0),
      turns: table.turns(),
      moves: table.length,
      canUndo: table.canUndo(seat),
      outcome: table.outcome(),
      memoryAid: this.memoryAid,
      hasRecord: true,
    };
  }
}
