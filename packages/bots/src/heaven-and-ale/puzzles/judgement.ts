import { ACTIVE, SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { PositionJudge } from '../../coach/account.ts';
import { MEASURES, type Measure, type Worth } from '../../coach/worth.ts';
import { CLEAR_JUDGEMENT } from '../../puzzles/judgement.ts';
import { FEWEST_TURNS } from '../../puzzles/puzzle.ts';
import { endDigest } from '../../puzzles/solving.ts';
import { estimator } from '../estimator.ts';
import type { Evaluation } from '../evaluation.ts';
import { Futures } from '../futures.ts';
import { Plans } from '../plans.ts';
import { LOOK_AHEAD, rungsBy } from '../rungs.ts';
import { WEIGHTS } from '../weights.ts';
import { type WholeTurn, wholeTurns } from './whole-turns.ts';

/** More ways through a turn take too long to compare. */
const MOST_WAYS = 3000;
const MOST_TURNS = 300;
/** At sight the answer must be this far ahead, in points: a first sight is often off by as much. */
const AT_SIGHT = 2;
/** Turns that seem to cost more than this are wrong, and nobody asks how wrong: they are not looked at again. */
const FAR = 12;

/** How thoroughly two turns are compared: nodes of a search of what follows, and imagined futures. */
interface Look {
  readonly name: string;
  readonly nodes: number;
  readonly futures: number;
}
/** The second one confirms the first: ten times as much, with other luck. */
const LOOKS: readonly Look[] = [
  { name: 'first', nodes: 100, futures: 16 },
  { name: 'again', nodes: 1000, futures: 160 },
];

/** A turn that ends the round is followed by a draw: each is searched, which takes longer than a future. */
const FUTURES_PER_DRAW = 4;

const { judge: newEvaluation } = rungsBy(WEIGHTS, LOOK_AHEAD).brewmaster;

/** A turn that is clearly better than every other one. */
export interface Judged {
  readonly moves: readonly number[];
  /** What can be expected with it, and what with the next best one. */
  readonly best: number;
  readonly next: number;
  /** What each turn costs on average, by the digest of where it ends. */
  readonly costs: Readonly<Record<string, number>>;
}

/** Compares turns as reviews do: a search of what follows and imagined futures must agree, and the milder one counts. */
class Comparison {
  private readonly judge: PositionJudge;
  private readonly seat: number;
  private readonly lead: { readonly worth: Worth; readonly futures: Futures };

  constructor(
    private readonly look: Look,
    best: State,
    seat: number,
  ) {
    this.seat = seat;
    const { nodes, name } = look;
    const controls = look.futures / FUTURES_PER_DRAW;
    this.judge = new PositionJudge(estimator, { nodes, controls, seed: name, seats: [seat] });
    this.lead = { worth: this.worth(best), futures: this.futures(best) };
  }

  get best(): number {
    return this.lead.worth.score;
  }

  /** What a turn costs by each measure; less than nothing if it is better. */
  cost(other: State): Worth {
    const { worth, futures } = this.lead;
    const found = this.worth(other);
    const ours = futures.first(this.look.futures);
    const theirs = this.futures(other).first(this.look.futures);
    const imagined = (measure: Measure): number =>
      ours.reduce((sum, one, i) => sum + one[measure] - theirs[i][measure], 0) / ours.length;
    const cost = (measure: Measure): number => Math.min(worth[measure] - found[measure], imagined(measure));
    return { score: cost('score'), share: cost('share') };
  }

  private worth(after: State): Worth {
    return this.judge.at(after, 0)[0];
  }

  private futures(after: State): Futures {
    return new Futures(after, this.seat, this.look.name);
  }
}

/** Whether the most promising turns leave it open that one of them is clearly the best. */
function mayBeClear(state: State, evaluation: Evaluation): boolean {
  const plans = new Plans(evaluation, LOOK_AHEAD.rootWidth);
  plans.make(state);
  const best = plans.best();
  const end = plans.after(best).join();
  for (let plan = 0; plan < plans.count; plan++)
    if (plans.values[best] - plans.values[plan] < AT_SIGHT && plans.after(plan).join() !== end) return false;
  return true;
}

/** The turn of the player to move that is clearly better than every other one; null if there is none. */
export function judgementIn(state: State): Judged | null {
  const evaluation = newEvaluation('');
  if (!mayBeClear(state, evaluation)) return null;
  const seat = state[ACTIVE];
  const turns = wholeTurns(state, MOST_WAYS);
  if (turns.length < FEWEST_TURNS || turns.length > MOST_TURNS) return null;
  const sights = new Map(turns.map(turn => [turn, evaluation.value(turn.after, seat)]));
  const sight = (turn: WholeTurn): number => sights.get(turn) ?? 0;
  const [answer, ...others] = turns.toSorted((a, b) => sight(b) - sight(a));
  const costs = new Map(others.map(turn => [turn, sight(answer) - sight(turn)]));
  const costOf = (turn: WholeTurn): number => costs.get(turn) ?? 0;
  if (costOf(others[0]) < AT_SIGHT) return null;
  let best = 0;
  for (const look of LOOKS) {
    const comparison = new Comparison(look, answer.after, seat);
    for (const turn of others.filter(one => costOf(one) < FAR)) {
      const cost = comparison.cost(turn.after);
      if (!isClear(cost, state[SEAT_COUNT])) return null;
      costs.set(turn, cost.score);
    }
    best = comparison.best;
  }
  const ends = turns.map(turn => [endDigest(turn.after), tenths(costOf(turn))]);
  return {
    moves: answer.moves,
    best: tenths(best),
    next: tenths(best - Math.min(...costs.values())),
    costs: Object.fromEntries(ends),
  };
}

const isClear = (cost: Worth, seats: number): boolean =>
  MEASURES.every(
    measure => cost[measure] >= CLEAR_JUDGEMENT[measure] * (measure === 'share' ? 2 / seats : 1),
  );

const tenths = (points: number): number => Math.round(points * 10) / 10;
