import { type Seat, SeededRandom } from '@taproom/games';
import { SEAT_COUNT, type State } from '@taproom/games/heaven-and-ale/inner';
import { chancesOf } from '../chances.ts';
import type { Worth } from '../coach/worth.ts';
import { knotAt, roundsLeft } from './calibration.ts';
import { KNOTS } from './knots.ts';
import { finalWorths, newEvaluation } from './looks.ts';
import { amountsIn } from './parts.ts';
import { Plans } from './plans.ts';
import { rollout } from './rollout.ts';
import { LOOK_AHEAD } from './rungs.ts';

/** What a seat gets after a turn, in imagined futures; each is imagined when it is asked for. */
export class Futures {
  private readonly evaluation = newEvaluation('');
  private readonly plans = new Plans(this.evaluation, LOOK_AHEAD.width);
  private readonly found: Worth[] = [];
  private readonly ends: State[] = [];
  private readonly lead: number;

  constructor(
    private readonly from: State,
    private readonly seat: Seat,
    private readonly seed: string,
  ) {
    const left = Math.max(0, Math.ceil(roundsLeft(from)) - 1);
    this.lead = knotAt(KNOTS[from[SEAT_COUNT]], left).lead;
  }

  first(count: number): readonly Worth[] {
    while (this.found.length < count) this.found.push(this.imagined(this.found.length));
    return this.found.slice(0, count);
  }

  /** How much of each part the seat has in those that were imagined so far. */
  get amounts(): number[][] {
    return this.ends.map(state => amountsIn(state, this.seat));
  }

  private imagined(n: number): Worth {
    const luck = new SeededRandom(`${this.seed}/future ${n}`);
    const { scores, isOver, state } = rollout(this.from, this.plans, this.evaluation, luck);
    this.ends.push(state);
    if (isOver) return finalWorths(scores)[this.seat];
    return { score: scores[this.seat], share: chancesOf(scores, this.lead)[this.seat] };
  }
}
