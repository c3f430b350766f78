import { NOBODY } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import {
  ACTIVE,
  OUT,
  player,
  REFILL,
  SEAT_COUNT,
  STAGE,
  type State,
  scoreNow,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';
import { Plans, type Width } from './plans.ts';

/** How a search spends its time. */
export interface SearchOptions {
  /** Turns considered for the player to move, and further down the tree. */
  readonly rootTurns: number;
  readonly turns: number;
  readonly rootWidth: Width;
  readonly width: Width;
  /** How much a turn that looks good at once is tried before the others. */
  readonly exploration: number;
  /** How sharply turns are told apart before they are tried, in points. */
  readonly temperature: number;
  /** How much the best opponent's points count against one's own. */
  readonly rivalry: number;
}

/** A whole turn from a position, and what the search found out about it. */
export interface Branch {
  readonly moves: readonly number[];
  readonly after: State;
  /** What it is worth to the player at first sight. */
  readonly sight: number;
  /** The most that is known to come of it for a player who is left alone in the round. */
  peak: number;
  readonly prior: number;
  visits: number;
  /** Sums of the expected final scores by seat. */
  readonly sums: Float64Array;
  node: Node | null;
}

interface Node {
  readonly seat: number;
  /** Whether nobody else has turns left in this round. */
  readonly alone: boolean;
  readonly branches: readonly Branch[];
  visits: number;
}

/**
 * Looks ahead over whole turns of all players, each of whom plays for their own score
 * against the best of the others. Within a round nothing is hidden and nothing is left
 * to chance, so the tree is exact up to the end of the round, where the evaluation takes over.
 * Somebody who is left alone in the round has only to choose: there a position is worth the best that can be
 * reached from it, and not what the looks found in the mean. In the last round those are final scores.
 */
export class Search {
  readonly root: Node;
  /** Positions evaluated. */
  nodes = 0;
  private readonly seats: number;
  private readonly plans: Plans;
  private readonly values = new Float64Array(4);

  constructor(
    state: State,
    private readonly evaluation: Evaluation,
    private readonly options: SearchOptions,
  ) {
    this.seats = state[SEAT_COUNT];
    this.plans = new Plans(evaluation, options.width);
    const wide = new Plans(evaluation, options.rootWidth);
    this.root = this.expand(state, wide, options.rootTurns);
  }

  /** One look down the tree. */
  step(): void {
    this.nodes++;
    this.descend(this.root);
  }

  /** The turn to play: the one tried most, the better one of equals. */
  ranked(): Branch[] {
    const { seat, branches } = this.root;
    return [...branches].sort(
      (a, b) => b.visits - a.visits || this.worth(b, seat) - this.worth(a, seat) || b.sight - a.sight,
    );
  }

  /** The final scores that a turn of the root leads to, as far as the search knows. */
  expected(branch: Branch): number[] {
    const { alone, seat: mover } = this.root;
    return Array.from({ length: this.seats }, (_, seat) => {
      if (alone && seat === mover) return branch.peak;
      return branch.visits > 0
        ? branch.sums[seat] / branch.visits
        : this.evaluation.value(branch.after, seat);
    });
  }

  private descend(node: Node): void {
    node.visits++;
    const branch = this.select(node);
    if (branch.node !== null) this.descend(branch.node);
    else this.open(branch);
    branch.visits++;
    for (let seat = 0; seat < this.seats; seat++) branch.sums[seat] += this.values[seat];
    if (node.alone) this.settle(node, branch);
  }

  /** Hands up the most that is known to come of a position in which the player is alone. */
  private settle({ seat, branches }: Node, branch: Branch): void {
    branch.peak = this.values[seat];
    for (const { peak } of branches) this.values[seat] = Math.max(this.values[seat], peak);
  }

  /** A branch met for the first time: its position is evaluated and, if the round goes on, gets branches. */
  private open(branch: Branch): void {
    const state = branch.after;
    const { values } = this;
    if (fast.actor(state) === NOBODY) {
      for (let seat = 0; seat < this.seats; seat++) values[seat] = scoreNow(state, seat);
      return;
    }
    if (state[STAGE] !== REFILL) {
      if (branch.visits > 0) branch.node = this.expand(state, this.plans, this.options.turns);
      if (branch.node !== null) {
        this.descend(branch.node);
        return;
      }
    }
    for (let seat = 0; seat < this.seats; seat++) {
      values[seat] = this.evaluation.value(state, seat);
      this.nodes++;
    }
  }

  private expand(state: State, plans: Plans, most: number): Node {
    plans.make(state);
    this.nodes += plans.count;
    const order = Array.from({ length: plans.count }, (_, plan) => plan)
      .sort((a, b) => plans.values[b] - plans.values[a])
      .slice(0, most);
    const best = plans.values[order[0]];
    const weights = order.map(plan => Math.exp((plans.values[plan] - best) / this.options.temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const branches = order.map(
      (plan, i): Branch => ({
        moves: plans.moves(plan),
        after: plans.after(plan).slice(),
        sight: plans.values[plan],
        peak: plans.values[plan],
        prior: weights[i] / total,
        visits: 0,
        sums: new Float64Array(this.seats),
        node: null,
      }),
    );
    return { seat: state[ACTIVE], alone: isAlone(state, state[ACTIVE]), branches, visits: 0 };
  }

  /** The branch to look at next: what it is worth so far, and a bonus for those that were hardly tried. */
  private select(node: Node): Branch {
    const { branches, seat } = node;
    const root = Math.sqrt(node.visits) * this.options.exploration;
    // Untried branches are judged at first sight, which knows only one's own score: shift it to the scale of the tried.
    const tried = branches[0];
    const shift = tried.visits > 0 ? this.worth(tried, seat) - tried.sight : 0;
    let best = branches[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of branches) {
      const worth = node.alone
        ? branch.peak
        : branch.visits > 0
          ? this.worth(branch, seat)
          : branch.sight + shift;
      const score = worth + (root * branch.prior) / (1 + branch.visits);
      if (score > most) {
        most = score;
        best = branch;
      }
    }
    return best;
  }

  /** What a tried branch is worth to a seat: its own points, less a share of the best opponent's. */
  private worth(branch: Branch, seat: number): number {
    if (branch.visits === 0) return Number.NEGATIVE_INFINITY;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) rival = Math.max(rival, branch.sums[other]);
    return (branch.sums[seat] - this.options.rivalry * rival) / branch.visits;
  }
}

function isAlone(state: State, seat: number): boolean {
  for (let other = 0; other < state[SEAT_COUNT]; other++)
    if (other !== seat && state[player(other) + OUT] === 0) return false;
  return true;
}
