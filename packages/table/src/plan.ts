import {
  accept,
  endsTurn,
  type Game,
  type GameEvent,
  type GameMove,
  type Refusal,
  type Result,
  type Seat,
} from '@taproom/games';

/** What a seat knows, and the number of the last event it has received. */
export interface Knowledge {
  readonly view: object;
  readonly number: number;
}

/** What became of a plan after new events. `index` counts its moves from 0. */
export type Rebased =
  /** It still does the same. */
  | { readonly plan: 'kept' }
  /** All its moves are still possible, but from one on they lead to something else, or there are other choices. */
  | { readonly plan: 'differs'; readonly index: number }
  /** A move is no longer possible, for a reason; it is dropped together with all moves after it. */
  | {
      readonly plan: 'cut';
      readonly index: number;
      readonly lost: readonly GameMove[];
      readonly reason: Refusal;
    };

interface PlannedMove {
  readonly move: GameMove;
  readonly events: readonly GameEvent[];
  readonly state: Int16Array;
}

/**
 * A turn being planned. It works only from what the seat knows, so it runs wherever the player is, and nothing is sent
 * before the turn is committed: `table.commit(seat, plan.moves, plan.number)`.
 *
 * Where all choose at the same time, the plan is a single choice, and another choice replaces it.
 */
export class Plan {
  readonly game: Game;
  readonly seat: Seat;
  private known: Knowledge;
  private base: Int16Array;
  /** The planned moves, then those that were undone and can be redone. */
  private steps: PlannedMove[] = [];
  private planned = 0;

  constructor(game: Game, seat: Seat, known: Knowledge) {
    this.game = game;
    this.seat = seat;
    this.known = known;
    this.base = game.planFrom(known.view, seat);
  }

  /** The number to commit with. */
  get number(): number {
    return this.known.number;
  }

  /** The moves to commit. */
  get moves(): GameMove[] {
    return this.counting.map(({ move }) => move);
  }

  /** What the plan will cause, as far as that can be known. */
  get events(): GameEvent[] {
    return this.counting.flatMap(({ events }) => events);
  }

  /** The position after the plan, as the seat would see it. */
  get view(): object {
    if (this.planned === 0) return this.known.view;
    return this.game.planned(this.state, this.known.view, this.seat);
  }

  /** Whether it may be committed: it is a complete turn. */
  get ready(): boolean {
    return endsTurn(this.game, this.counting.at(-1)?.events ?? []);
  }

  get canUndo(): boolean {
    return this.planned > 0;
  }

  get canRedo(): boolean {
    return this.planned < this.steps.length;
  }

  /** The legal next moves. */
  legal(): GameMove[] {
    return this.game.moves(this.ground(this.planned), this.seat);
  }

  /** Why a move is not legal next, or null if it is. */
  whyNot(move: GameMove): Refusal | null {
    const step = this.step(move, this.planned);
    return step.ok ? null : step.refusal;
  }

  /** Adds a move and returns what it would cause, or refuses it. */
  push(move: GameMove): Result<readonly GameEvent[]> {
    const step = this.step(move, this.planned);
    if (!step.ok) return step;
    this.steps.splice(this.planned++, Number.POSITIVE_INFINITY, step.value);
    return accept(step.value.events);
  }

  /** Undoes the last move; false if there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.planned--;
    return true;
  }

  /** Redoes the last undone move; false if there is none. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.planned++;
    return true;
  }

  /** Undoes all moves. They can be redone. */
  startOver(): void {
    this.planned = 0;
  }

  /** Continues the plan with new knowledge, as far as that allows, and says what has changed. */
  rebase(known: Knowledge): Rebased {
    const before = { steps: this.steps, planned: this.planned, options: this.optionsAtStart() };
    this.known = known;
    this.base = this.game.planFrom(known.view, this.seat);
    this.steps = [];
    let differs = before.options === this.optionsAtStart() ? Number.POSITIVE_INFINITY : 0;
    for (const [index, old] of before.steps.entries()) {
      const step = this.step(old.move, index);
      if (!step.ok) {
        this.planned = Math.min(before.planned, index);
        if (index >= before.planned) break; // only undone moves are lost
        const lost = before.steps.slice(index, before.planned).map(({ move }) => move);
        return { plan: 'cut', index, lost, reason: step.refusal };
      }
      this.steps.push(step.value);
      if (!isSame(step.value.events, old.events)) differs = Math.min(differs, index);
    }
    return differs < before.planned ? { plan: 'differs', index: differs } : { plan: 'kept' };
  }

  /** Whether others choose at the same time. */
  private get joint(): boolean {
    return this.game.actors(this.base).length > 1;
  }

  /** The steps to commit: all planned ones, or the last of several choices. */
  private get counting(): readonly PlannedMove[] {
    return this.steps.slice(this.joint ? Math.max(0, this.planned - 1) : 0, this.planned);
  }

  private get state(): Int16Array {
    return this.steps[this.planned - 1]?.state ?? this.base;
  }

  /** The state that move number `index` of the plan is played in. */
  private ground(index: number): Int16Array {
    return this.joint ? this.base : (this.steps[index - 1]?.state ?? this.base);
  }

  private step(move: GameMove, index: number): Result<PlannedMove> {
    const state = this.game.copy(this.ground(index));
    const events = this.game.apply(state, this.seat, move);
    return events.ok ? accept({ move, events: events.value, state }) : events;
  }

  private optionsAtStart(): string {
    return JSON.stringify(this.game.moves(this.base, this.seat));
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
