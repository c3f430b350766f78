import type { RatedPuzzle } from '@taproom/bots/puzzles';
import { Solving } from '@taproom/bots/puzzles/solving';
import { expectOk, type Game, type GameEvent, type Result } from '@taproom/games';
import { Plan, type Told } from '@taproom/table';
import type { Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BY_ITSELF, PracticeGame } from '../play/practice-game.ts';

/** What became of an answer. */
export interface Answered {
  readonly isRight: boolean;
  /** The final score that was reached, where the puzzle is played to the end. */
  readonly score: number | null;
  /** How many points it costs on average, where that is all that is known. */
  readonly cost: number | null;
}

/** The board of a puzzle: one seat plays from its position on, until the puzzle is over. Nobody else does anything. */
export class PuzzleGame extends PracticeGame {
  private readonly attempt: Solving;
  protected plan: Plan | null;
  /** What is on the board once it is over: the last turn as it was planned. */
  private last: object;
  private told: readonly Told[] = [];
  private moves = 0;
  private readonly views = new Map<number, object>();
  /** Called with what became of the answer. */
  onOver: (answered: Answered) => void = () => {};

  constructor(
    private readonly game: Game,
    readonly puzzle: RatedPuzzle,
    /** Whether it is played at a text table. */
    private readonly isText: () => boolean,
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

  protected play({ moves, events }: Plan, seen: object): Result<unknown> {
    const done = this.attempt.play(moves);
    if (!done.ok) return done;
    this.last = seen;
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

  // ---- Inside

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
