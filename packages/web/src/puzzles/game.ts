import type { RatedPuzzle } from '@taproom/bots/puzzles';
import { Solving } from '@taproom/bots/puzzles/solving';
import {
  expectOk,
  type Game,
  type GameEvent,
  type GameMove,
  type Refusal,
  type Result,
} from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';

const NOT_AWAITED: Refusal = { code: 'not-awaited' };

/** What became of an answer. */
export interface Answered {
  readonly isRight: boolean;
  /** The final score that was reached, where the puzzle is played to the end. */
  readonly score: number | null;
  /** How many points it costs on average, where that is all that is known. */
  readonly cost: number | null;
}

/** The board of a puzzle: one seat plays from its position on, until the puzzle is over. Nobody else does anything. */
export class PuzzleGame implements PlayedGame {
  private readonly attempt: Solving;
  private plan: Plan | null;
  /** What is on the board once it is over: the last turn as it was planned. */
  private last: object;
  private told: readonly Told[] = [];
  private moves = 0;
  private readonly views = new Map<number, object>();
  private readonly changes = new Observable();
  private snapshot: Snapshot | null = null;
  /** Called with what became of the answer. */
  onOver: (answered: Answered) => void = () => {};

  constructor(
    private readonly game: Game,
    readonly puzzle: RatedPuzzle,
    /** Whether it is played at a text table. */
    private readonly isText: () => boolean,
  ) {
    this.attempt = new Solving(game, puzzle);
    this.last = this.seen();
    this.plan = this.nextPlan();
  }

  readonly subscribe = this.changes.subscribe;

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  viewAt(n: number): object {
    const at = [...this.views.keys()].findLast(moves => moves <= n) ?? 0;
    return this.views.get(at) ?? this.last;
  }

  record(): string {
    return '';
  }

  act(move: GameMove): Result<unknown> {
    if (this.plan === null) return { ok: false, refusal: NOT_AWAITED };
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
    this.plan?.startOver();
    this.changed();
  }

  async confirm(): Promise<Result<unknown>> {
    const { plan } = this;
    if (plan === null) return { ok: false, refusal: NOT_AWAITED };
    this.last = plan.view;
    if (!plan.ready && plan.whyNot({ move: 'done' }) === null) plan.push({ move: 'done' });
    const { moves, events } = plan;
    const done = this.attempt.play(moves);
    if (!done.ok) return done;
    this.moves += moves.length;
    const before = this.told.length;
    this.told = [
      ...this.told,
      ...deedsIn(this.game, events).map((event, i) => ({ number: before + i + 1, at: this.moves, event })),
    ];
    this.plan = this.attempt.isOver ? null : this.nextPlan();
    this.changed();
    if (this.attempt.isOver) {
      const { isRight, score, cost } = this.attempt;
      this.onOver({ isRight, score, cost });
    }
    return done;
  }

  // ---- What a puzzle has none of

  liftCurtain(): void {}

  async undoTurn(): Promise<void> {}

  async rewind(): Promise<Result<unknown>> {
    return { ok: false, refusal: NOT_AWAITED };
  }

  async askHint(): Promise<void> {}

  dropHint(): void {}

  async rematch(): Promise<string> {
    throw new Error('a puzzle has no rematch');
  }

  // ---- Inside

  private seen(): object {
    return this.game.view(this.attempt.state, this.puzzle.seat);
  }

  private nextPlan(): Plan {
    const view = this.seen();
    this.views.set(this.moves, view);
    return new Plan(this.game, this.puzzle.seat, { view, number: this.told.length });
  }

  private changed(): void {
    this.snapshot = null;
    this.changes.notify();
  }

  private look(): Snapshot {
    const { game, plan, puzzle } = this;
    // Once it is over there is nothing to do at the board, but a text table stays one.
    const isLaidAside = plan === null && !this.isText();
    return {
      id: `puzzle-${puzzle.id}`,
      game: game.id,
      rules: game,
      sitters: Array.from({ length: puzzle.seats }, () => ({ kind: 'human', name: '' })),
      replaying: isLaidAside,
      seat: puzzle.seat,
      curtain: null,
      view: plan?.view ?? this.last,
      awaited: isLaidAside ? [] : [puzzle.seat],
      mayAct: plan !== null,
      plan: plan && planState(plan),
      told: this.told,
      turns: [],
      moves: this.moves,
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

/** What a seat did in its turn: without whose turn comes next, and that the game is over, as puzzles end there. */
const deedsIn = (game: Game, events: readonly GameEvent[]): GameEvent[] =>
  events.filter(event => 'seat' in event && (events.length === 1 || !game.endsTurn(event)));

/** The events of each turn of a puzzle's answer, to put them into words. */
export function answerEvents(game: Game, { position, seat, turns }: RatedPuzzle): GameEvent[][] {
  const state = expectOk(game.load(position));
  return turns.map(turn =>
    deedsIn(
      game,
      turn.flatMap(text => expectOk(game.apply(state, seat, expectOk(game.read(text))))),
    ),
  );
}
