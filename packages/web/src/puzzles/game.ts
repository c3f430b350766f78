import type { RatedPuzzle } from '@taproom/bots/puzzles';
import { type Reach, Solving } from '@taproom/bots/puzzles/solving';
import { expectOk, type Game, type GameEvent, type Result } from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import type { Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BY_ITSELF, PracticeGame } from '../play/practice-game.ts';

/** What became of an answer. */
export interface Answered {
  readonly isRight: boolean;
  /** `played` to the end; `lost` with a turn after which the best result is out of reach; or the answer was `shown`. */
  readonly end: 'played' | 'lost' | 'shown';
  /** The final score where the puzzle is played to the end, or the most that is still possible after a lost turn. */
  readonly score: number | null;
  /** How many points it costs on average, where that is all that is known. */
  readonly cost: number | null;
}

/** The board of a puzzle: one seat plays from its position on, until the puzzle is over. Nobody else does anything. */
export class PuzzleGame extends PracticeGame {
  private attempt: Solving;
  protected plan: Plan | null;
  /** What is on the board once it is over: the last turn as it was planned. */
  private last: object;
  private told: readonly Told[] = [];
  private moves = 0;
  private readonly views = new Map<number, object>();
  /** Called with what became of the answer. */
  onOver: (answered: Answered) => void = () => {};
  /** Called after a turn that was right, if more are needed: how many were played so far. */
  onRightTurn: (turns: number) => void = () => {};
  private turns = 0;

  constructor(
    private readonly game: Game,
    readonly puzzle: RatedPuzzle,
    /** Whether it is played at a text table. */
    private readonly isText: () => boolean,
    /** Finds out what can still be reached between two turns; null where that is not known. */
    private readonly reach: Reach | null,
  ) {
    super();
    this.attempt = new Solving(game, puzzle);
    this.last = this.seen();
    this.plan = this.nextPlan();
  }

  viewAt(n: number): object {
    const at = [...this.views.keys()].findLast(moves => moves <= n) ?? 0;
    return this.views.get(at) ?? this.last;
  }

  protected play(turn: Plan, seen: object): Result<unknown> {
    const done = this.push(turn, seen);
    if (!done.ok) return done;
    const { attempt, puzzle } = this;
    const most = attempt.isOver ? null : (this.reach?.(attempt.state) ?? null);
    const isLost = most !== null && most < puzzle.best;
    this.plan = attempt.isOver || isLost ? null : this.nextPlan();
    this.changed();
    if (attempt.isOver) {
      const { isRight, score, cost } = attempt;
      this.onOver({ isRight, end: 'played', score, cost });
    } else if (isLost) this.onOver({ isRight: false, end: 'lost', score: most, cost: null });
    else if (most !== null) this.onRightTurn(this.turns);
    return done;
  }

  /** Gives up: the board goes back to the beginning, and the answer is played there. */
  showAnswer(): void {
    const { game, puzzle } = this;
    this.attempt = new Solving(game, puzzle);
    this.told = [];
    this.turns = 0;
    this.moves = 0;
    this.views.clear();
    for (const turn of puzzle.turns) {
      const plan = this.nextPlan();
      let seen = plan.view;
      for (const move of turn.map(text => expectOk(game.read(text)))) {
        expectOk(plan.push(move));
        // As after a turn of one's own: what was planned, before it was confirmed.
        if (move.move !== 'done') seen = plan.view;
      }
      expectOk(this.push(plan, seen));
    }
    this.plan = null;
    this.changed();
    this.onOver({ isRight: false, end: 'shown', score: null, cost: null });
  }

  // ---- Inside

  private push({ moves, events }: Plan, seen: object): Result<unknown> {
    const done = this.attempt.play(moves);
    if (!done.ok) return done;
    this.last = seen;
    this.turns++;
    this.moves += moves.length;
    const before = this.told.length;
    this.told = [
      ...this.told,
      ...deedsIn(this.game, events).map((event, i) => ({ number: before + i + 1, at: this.moves, event })),
    ];
    return done;
  }

  private seen(): object {
    return this.game.view(this.attempt.state, this.puzzle.seat);
  }

  private nextPlan(): Plan {
    const view = this.seen();
    this.views.set(this.moves, view);
    return new Plan(this.game, this.puzzle.seat, { view, number: this.told.length });
  }

  protected look(): Snapshot {
    const { game, plan, puzzle } = this;
    // Once it is over there is nothing to do at the board, but a text table stays one.
    const isLaidAside = plan === null && !this.isText();
    return {
      ...BY_ITSELF,
      id: `puzzle-${puzzle.id}`,
      game: game.id,
      rules: game,
      sitters: Array.from({ length: puzzle.seats }, () => ({ kind: 'human', name: '' })),
      replaying: isLaidAside,
      seat: puzzle.seat,
      view: plan?.view ?? this.last,
      awaited: isLaidAside ? [] : [puzzle.seat],
      mayAct: plan !== null,
      plan: plan && planState(plan),
      told: this.told,
      turns: [],
      moves: this.moves,
      outcome: null,
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
