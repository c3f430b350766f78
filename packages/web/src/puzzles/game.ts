import type { RatedPuzzle } from '@taproom/bots/puzzles';
import { finishOthers, Solving } from '@taproom/bots/puzzles/solving';
import { expectOk, type Game, type GameEvent, type GameMove, type Result } from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import type { Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BY_ITSELF, PracticeGame } from '../play/practice-game.ts';
import type { PuzzleTools } from './tools.ts';

/** What became of an answer. */
export interface Answered {
  readonly isRight: boolean;
  /** Right with other turns than those of the answer that is shown. */
  readonly isOther: boolean;
  /** `played` to the end; `lost` with a turn after which the best result is out of reach; or the answer was `shown`. */
  readonly end: 'played' | 'lost' | 'shown';
  /** The final score where the puzzle is played to the end, or the most that is still possible after a lost turn. */
  readonly score: number | null;
  /** How many points it costs on average, where that is all that is known. */
  readonly cost: number | null;
  /** How the final score adds up, where the puzzle was played to the end and nobody else can change it. */
  readonly breakdown: object | null;
  /** The turn that was played last; null if the answer was shown. */
  readonly played: readonly GameMove[] | null;
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
  /** Where each turn so far has led. */
  private readonly line: Int16Array[] = [];

  constructor(
    private readonly game: Game,
    readonly puzzle: RatedPuzzle,
    /** Whether it is played at a text table. */
    private readonly isText: () => boolean,
    private readonly tools: PuzzleTools,
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
    const most = attempt.isOver ? null : (this.tools.reach?.(attempt.state) ?? null);
    const isLost = most !== null && most < puzzle.best;
    this.plan = attempt.isOver || isLost ? null : this.nextPlan();
    this.changed();
    if (attempt.isOver) {
      const { isRight, score, cost, breakdown } = attempt;
      const isOther = isRight && !isSameLine(this.line, answerLine(this.game, puzzle));
      this.onOver({ isRight, isOther, end: 'played', score, cost, breakdown, played: turn.moves });
    } else if (isLost) this.onOver({ ...NOT_RIGHT, end: 'lost', score: most, played: turn.moves });
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
    this.onOver({ ...NOT_RIGHT, end: 'shown', played: null });
  }

  /** Ends it without an answer: nothing can be done on the board any more. */
  close(): void {
    this.plan = null;
    this.changed();
  }

  // ---- Inside

  private push({ moves, events }: Plan, seen: object): Result<unknown> {
    const done = this.attempt.play(moves);
    if (!done.ok) return done;
    this.last = this.attempt.isOver ? this.seenAfter(seen) : seen;
    this.turns++;
    this.line.push(this.game.copy(this.attempt.state));
    this.moves += moves.length;
    const before = this.told.length;
    this.told = [
      ...this.told,
      ...deedsIn(this.game, events).map((event, i) => ({ number: before + i + 1, at: this.moves, event })),
    ];
    return done;
  }

  /** The board with the last turn: as it was planned, or what the game makes of it. */
  private seenAfter(before: object): object {
    const { game, tools, puzzle, attempt } = this;
    if (tools.shown === undefined) return before;
    const end = game.copy(attempt.state);
    finishOthers(game, end, puzzle.seat);
    return tools.shown(before, game.view(end, puzzle.seat), puzzle.seat, puzzle.kind);
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
      // Nobody plays on here, so the others don't choose anything either.
      endedEarly: isLaidAside,
      seat: puzzle.seat,
      view: plan?.view ?? this.last,
      awaited: plan === null ? [] : [puzzle.seat],
      mayAct: plan !== null,
      plan: plan && planState(plan),
      told: this.told,
      turns: [],
      moves: this.moves,
      outcome: null,
    };
  }
}

const NOT_RIGHT = { isRight: false, isOther: false, score: null, cost: null, breakdown: null } as const;

const isSameLine = (a: readonly Int16Array[], b: readonly Int16Array[]): boolean =>
  a.length === b.length && a.every((state, i) => state.every((cell, at) => cell === b[i]?.[at]));

/** Where each turn of a puzzle's answer leads. */
const answerLine = (game: Game, puzzle: RatedPuzzle): Int16Array[] => {
  const attempt = new Solving(game, puzzle);
  return puzzle.turns.map(turn => {
    expectOk(attempt.play(turn.map(text => expectOk(game.read(text)))));
    return game.copy(attempt.state);
  });
};

/** How the score of a puzzle's answer adds up; null while others can still change it. */
export function answerEnd(game: Game, puzzle: RatedPuzzle): object | null {
  const state = answerLine(game, puzzle).at(-1);
  return (state && game.outcome(state)?.players[puzzle.seat]) ?? null;
}

/** What a seat did in its turn: without whose turn comes next, and that the game is over, as puzzles end there. */
const deedsIn = (game: Game, events: readonly GameEvent[]): GameEvent[] =>
  events.filter(event => 'seat' in event && (events.length === 1 || !game.endsTurn(event)));

/** The events of some turns from the position of a puzzle on, to put them into words. */
export function turnEvents(
  game: Game,
  { position, seat }: RatedPuzzle,
  turns: readonly (readonly GameMove[])[],
): GameEvent[][] {
  const state = expectOk(game.load(position));
  return turns.map(turn =>
    deedsIn(
      game,
      turn.flatMap(move => expectOk(game.apply(state, seat, move))),
    ),
  );
}

/** Those of the answer. */
export const answerEvents = (game: Game, puzzle: RatedPuzzle): GameEvent[][] =>
  turnEvents(
    game,
    puzzle,
    puzzle.turns.map(turn => turn.map(text => expectOk(game.read(text)))),
  );
