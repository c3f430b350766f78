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
import { bounded, isLastRound, SettledEvaluation } from './certain.ts';
import type { Evaluation } from './evaluation.ts';
import { Plans, type Width } from './plans.ts';
import { Solo, type SoloStage, type SoloTurn } from './solo.ts';
import { type Turn, turnsOf } from './turns.ts';

/** How a search spends its time. */
export interface SearchOptions {
  /** Turns considered for the player to move, and further down the tree. */
  readonly rootTurns: number;
  readonly turns: number;
  readonly rootWidth: Width;
  readonly width: Width;
  /** The same for a player who is alone in the last round: first this many, and once that is done, the next. */
  readonly solo: readonly { readonly turns: number; readonly width: Width }[];
  /** How strongly turns that look good at first are tried before the others. */
  readonly exploration: number;
  /** How sharply turns are distinguished before they are tried, in points. */
  readonly temperature: number;
  /** How much the best opponent's points count against one's own. */
  readonly rivalry: number;
  /**
   * How the last round is searched: down to final scores, computed by the rules as soon as they are certain, or like
   * any other round, as older versions do.
   */
  readonly lastRound: 'to-the-end' | 'as-any-other';
}

/** A whole turn from a position, and what the search found out about it. */
class Branch implements Turn {
  readonly moves: readonly number[];
  readonly after: State;
  readonly sight: number;
  readonly prior: number;
  /** The best result known to be reachable for a player who is left alone in the round. */
  peak: number;
  visits = 0;
  /** Sums of the expected final scores by seat. */
  readonly sums: Float64Array;
  /** Whether those are final scores and not estimates: everything that was left has been searched. */
  isExact = false;
  next: Node | Solo | null = null;

  constructor({ moves, after, sight, prior }: Turn, seats: number) {
    this.moves = moves;
    this.after = after;
    this.sight = sight;
    this.prior = prior;
    this.peak = sight;
    this.sums = new Float64Array(seats);
  }
}

interface Node {
  readonly seat: number;
  /** Whether nobody else has turns left in this round. */
  readonly alone: boolean;
  readonly branches: readonly Branch[];
  visits: number;
}

/** A turn of the player who is to move, with what the search thinks of it. */
export type Considered = Branch | SoloTurn;

/**
 * Looks ahead over whole turns of all players, each of whom plays for their own score against the best of the others.
 * Within a round nothing is hidden or random, so the tree is exact up to the end of the round, where the evaluation
 * takes over. For a player left alone in the round, a position is worth the best that can be reached from it, not the
 * mean of what was found. In the last round those are final scores.
 */
export class Search {
  private readonly root: Node | Solo;
  /** Positions evaluated. */
  nodes = 0;
  private readonly seats: number;
  private readonly evaluation: Evaluation;
  private readonly plans: Plans;
  private readonly soloStages: readonly SoloStage[];
  private readonly values = new Float64Array(4);
  /** Whether the current descent ended with final scores that no further descent can change. */
  private isExact = false;
  private readonly toTheEnd: boolean;

  constructor(
    state: State,
    evaluation: Evaluation,
    private readonly options: SearchOptions,
  ) {
    this.seats = state[SEAT_COUNT];
    this.toTheEnd = options.lastRound === 'to-the-end' && isLastRound(state);
    this.evaluation = this.toTheEnd ? new SettledEvaluation(evaluation) : evaluation;
    this.plans = new Plans(this.evaluation, options.width);
    this.soloStages = options.solo.map(({ turns, width }) => ({
      turns,
      plans: new Plans(this.evaluation, width),
    }));
    const wide = new Plans(this.evaluation, options.rootWidth);
    this.root = this.isSolo(state) ? this.solo(state) : this.expand(state, wide, options.rootTurns);
  }

  /** Whether everything was searched, down to final scores: further descents find nothing new. */
  get isDone(): boolean {
    return this.root instanceof Solo ? this.root.isDone : this.root.branches.every(({ isExact }) => isExact);
  }

  /** Whether the player to move is alone in the last round: nobody can interfere any more. */
  get isAlone(): boolean {
    return this.root instanceof Solo;
  }

  /** One descent of the tree. */
  step(): void {
    this.nodes++;
    if (this.root instanceof Solo) this.look(this.root);
    else this.descend(this.root);
  }

  /**
   * The turns, the one to play first: the most visited, the better one of equals; the best once everything is known.
   */
  ranked(): Considered[] {
    const { root, isDone } = this;
    if (root instanceof Solo) return root.ranked();
    const { seat, branches } = root;
    return [...branches].sort(
      (a, b) =>
        (isDone ? 0 : b.visits - a.visits) || this.worth(b, seat) - this.worth(a, seat) || b.sight - a.sight,
    );
  }

  /** The final scores a turn leads to, as far as the search knows, and within what the rules allow. */
  expected(turn: Considered): number[] {
    return Array.from({ length: this.seats }, (_, seat) => bounded(turn.after, seat, this.guess(turn, seat)));
  }

  private guess(turn: Considered, seat: number): number {
    const { root } = this;
    if (!(turn instanceof Branch)) return seat === root.seat ? turn.reached : scoreNow(turn.after, seat);
    if (!(root instanceof Solo) && root.alone && seat === root.seat) return turn.peak;
    if (turn.visits > 0) return turn.sums[seat] / turn.visits;
    return this.evaluation.value(turn.after, seat);
  }

  private descend(node: Node): void {
    node.visits++;
    const branch = this.select(node);
    this.isExact = branch.isExact;
    if (branch.isExact) this.recall(branch);
    else if (branch.next === null) this.open(branch);
    else if (branch.next instanceof Solo) this.look(branch.next);
    else this.descend(branch.next);
    branch.visits++;
    branch.isExact = this.isExact;
    // The best result so far for a player alone only grows, so older descents add nothing; nor do they add anything to
    // final scores.
    if (this.isExact || branch.next instanceof Solo)
      for (let seat = 0; seat < this.seats; seat++) branch.sums[seat] = this.values[seat] * branch.visits;
    else for (let seat = 0; seat < this.seats; seat++) branch.sums[seat] += this.values[seat];
    if (node.alone) this.settle(node, branch);
    else if (this.isExact) this.conclude(node);
  }

  /** Final scores that are known already. */
  private recall({ sums, visits }: Branch): void {
    for (let seat = 0; seat < this.seats; seat++) this.values[seat] = sums[seat] / visits;
  }

  /** A descent for a player who is alone in the last round. */
  private look(solo: Solo): void {
    this.nodes += solo.look();
    for (let seat = 0; seat < this.seats; seat++) this.values[seat] = scoreNow(solo.state, seat);
    this.values[solo.seat] = solo.reached;
    this.isExact = solo.isDone;
  }

  /** If the final scores of all turns are known, the player takes the best one, and its scores are passed up. */
  private conclude({ seat, branches }: Node): void {
    this.isExact = branches.every(({ isExact }) => isExact);
    if (!this.isExact) return;
    let best = branches[0];
    for (const branch of branches) if (this.worth(branch, seat) > this.worth(best, seat)) best = branch;
    this.recall(best);
  }

  /** Passes up the best result known to be reachable from a position in which the player is alone. */
  private settle({ seat, branches }: Node, branch: Branch): void {
    branch.peak = this.values[seat];
    for (const { peak } of branches) this.values[seat] = Math.max(this.values[seat], peak);
  }

  /** A branch visited for the first time: its position is evaluated and, if the round continues, expanded. */
  private open(branch: Branch): void {
    const state = branch.after;
    const { values } = this;
    if (fast.actor(state) === NOBODY) {
      for (let seat = 0; seat < this.seats; seat++) values[seat] = scoreNow(state, seat);
      this.isExact = this.toTheEnd;
      return;
    }
    if (state[STAGE] !== REFILL && branch.visits > 0) {
      if (this.isSolo(state)) {
        branch.next = this.solo(state);
        this.look(branch.next);
      } else {
        branch.next = this.expand(state, this.plans, this.options.turns);
        this.descend(branch.next);
      }
      return;
    }
    for (let seat = 0; seat < this.seats; seat++) {
      values[seat] = this.evaluation.value(state, seat);
      this.nodes++;
    }
  }

  private isSolo(state: State): boolean {
    return this.toTheEnd && isAlone(state, state[ACTIVE]);
  }

  private solo(state: State): Solo {
    const solo = new Solo(state, this.soloStages, this.options);
    this.nodes += solo.planned;
    return solo;
  }

  private expand(state: State, plans: Plans, most: number): Node {
    const turns = turnsOf(state, plans, most, this.options.temperature);
    this.nodes += plans.count;
    const branches = turns.map(turn => new Branch(turn, this.seats));
    return { seat: state[ACTIVE], alone: isAlone(state, state[ACTIVE]), branches, visits: 0 };
  }

  /** The branch to visit next: its value so far, plus a bonus for branches that were hardly tried. */
  private select(node: Node): Branch {
    const { branches, seat } = node;
    const root = Math.sqrt(node.visits) * this.options.exploration;
    // Untried branches only have their first evaluation, which knows just the player's own score: shift it to the scale
    // of the tried ones.
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

  /** What a tried branch is worth to a seat: its own points, minus a share of the best opponent's. */
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
