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

/** What a seat knows, and the number of the last event that it was told. */
export interface Knowledge {
  readonly view: object;
  readonly number: number;
}

/** What became of a plan when something new was known. `index` counts its moves from 0. */
export type Rebased =
  /** It does what it did. */
  | { readonly plan: 'kept' }
  /** All its moves are still possible, but from one on they lead to something else, or there are other choices. */
  | { readonly plan: 'differs'; readonly index: number }
  /** A move is no longer possible, for a reason; it is lost with all that follow. */
  | {
      readonly plan: 'cut';
      readonly index: number;
      readonly lost: readonly GameMove[];
      readonly reason: Refusal;
    };

interface Step {
  readonly move: GameMove;
  readonly events: readonly GameEvent[];
  readonly state: Int16Array;
}

/**
 * A turn in the making. It works from what the seat knows alone, so it runs wherever the player is, and nothing is
 * sent before the turn is committed: `table.commit(seat, plan.moves, plan.number)`.
 *
 * Where all choose at the same time, the plan is one choice, and another one takes its place.
 */
export class Plan {
  readonly game: Game;
  readonly seat: Seat;
  private known: Knowledge;
  private base: Int16Array;
  /** The moves planned, then those that were undone and can be redone. */
  private steps: Step[] = [];
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

  /** What the plan will make happen, as far as it can be known. */
  get events(): GameEvent[] {
    return this.counting.flatMap(({ events }) => events);
  }

  /** The position as the plan leaves it, as the seat would see it. */
  get view(): object {
    if (this.planned === 0) return this.known.view;
    return this.game.planned(this.state, this.known.view, this.seat);
  }

  /** Whether it may be committed: it is a whole turn. */
  get ready(): boolean {
    return endsTurn(this.game, this.counting.at(-1)?.events ?? []);
  }

  get canUndo(): boolean {
    return this.planned > 0;
  }

  get canRedo(): boolean {
    return this.planned < this.steps.length;
  }

  /** What can be done next. */
  legal(): GameMove[] {
    return this.game.moves(this.ground(this.planned), this.seat);
  }

  /** Why a move can't be done next, or null if it can. */
  whyNot(move: GameMove): Refusal | null {
    const step = this.step(move, this.planned);
    return step.ok ? null : step.refusal;
  }

  /** Adds a move and tells what it would make happen, or refuses it. */
  push(move: GameMove): Result<readonly GameEvent[]> {
    const step = this.step(move, this.planned);
    if (!step.ok) return step;
    this.steps.splice(this.planned++, Number.POSITIVE_INFINITY, step.value);
    return accept(step.value.events);
  }

  /** Takes back the last move; false if there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.planned--;
    return true;
  }

  /** Plays the move again that was undone last; false if there is none. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.planned++;
    return true;
  }

  /** Takes back all moves. They can be redone. */
  startOver(): void {
    this.planned = 0;
  }

  /** Goes on with the plan on new knowledge, as far as that allows it, and says what has changed. */
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
        if (index >= before.planned) break; // only what was undone is lost
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

  /** The steps that are committed: all that are planned, or the last of several choices. */
  private get counting(): readonly Step[] {
    return this.steps.slice(this.joint ? Math.max(0, this.planned - 1) : 0, this.planned);
  }

  private get state(): Int16Array {
    return this.steps[this.planned - 1]?.state ?? this.base;
  }

  /** The state that move number `index` of the plan is played in. */
  private ground(index: number): Int16Array {
    return this.joint ? this.base : (this.steps[index - 1]?.state ?? this.base);
  }

  private step(move: GameMove, index: number): Result<Step> {
    const state = this.game.copy(this.ground(index));
    const events = this.game.apply(state, this.seat, move);
    return events.ok ? accept({ move, events: events.value, state }) : events;
  }

  private optionsAtStart(): string {
    return JSON.stringify(this.game.moves(this.base, this.seat));
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
