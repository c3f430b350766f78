import { type Random, SeededRandom } from '@taproom/games';
import type { Move } from '@taproom/games/heros-tavern';
import { SEATS, type State } from '@taproom/games/heros-tavern/inner';
import { type Budget, READY, type Reason, type Thought } from '../bot.ts';
import type { Measure } from '../coach/worth.ts';
import { SameLuck } from './luck.ts';
import { candidate, firstLook, type Option, SHOWN } from './options.ts';
import type { Playout } from './playout.ts';
import { reasons } from './reasons.ts';

/** How far a search goes. */
export interface Mind {
  /** The most choices it considers, the most promising ones. */
  readonly breadth: number;
  /** The most imagined games it plays, whatever the budget. */
  readonly most: number;
  /** The first evaluation counts like this many imagined games. */
  readonly trust: number;
}

/** A choice under consideration: sums over its imagined games, by seat; and the seat's own chances, one by one. */
interface Branch {
  readonly option: Option;
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly own: number[];
  /** Computed lazily. */
  reasons: readonly Reason[] | null;
}

/** After this many imagined worlds the search yields and drops choices that have fallen behind. */
const WORLDS = 2;
/** No choice is dropped before this many worlds, or unless it is this many standard errors behind. */
const FAIR = 12;
const BEHIND = 2.2;

/**
 * Imagines worlds that fit the view, plays each promising choice out in all of them with the same luck, and drops those
 * that fall behind. A node is one such game.
 */
export class Search {
  private readonly random: SeededRandom;
  private readonly root: State;
  private readonly all: readonly Branch[];
  /** Choices that may still turn out best. */
  private open: readonly Branch[];
  private nodes = 0;

  constructor(
    private readonly imagine: (random: Random) => State,
    private readonly seat: number,
    seed: string,
    private readonly playout: Playout,
    private readonly mind: Mind,
  ) {
    this.random = new SeededRandom(seed);
    this.root = imagine(this.random);
    const seats = this.root[SEATS];
    this.all = firstLook(this.root, seat, playout).map(option => ({
      option,
      scores: new Float64Array(seats),
      chances: new Float64Array(seats),
      own: [],
      reasons: null,
    }));
    this.open = this.all.slice(0, mind.breadth);
  }

  *run(budget: Budget): Generator<Thought<Move>, Thought<Move>, void> {
    const start = 'ms' in budget ? budget.now() : 0;
    let before = start;
    const isSpent = (): boolean => {
      const next = this.nodes + this.open.length;
      if (next > this.mind.most) return true;
      if ('nodes' in budget) return next > budget.nodes;
      // Another world takes about as long as the last one, and must fit in.
      const now = budget.now();
      const pace = now - before;
      before = now;
      return now - start + pace >= budget.ms * READY;
    };
    yield this.thought();
    while (this.isOpen && !isSpent()) {
      this.tryWorlds(isSpent);
      yield this.thought();
    }
    return this.thought();
  }

  /** Searches for this many nodes, for someone who only asks for the best choices. */
  look(nodes: number): void {
    const isSpent = (): boolean => this.nodes + this.open.length > nodes;
    while (this.isOpen && !isSpent()) this.tryWorlds(isSpent);
  }

  /** The choice that is best for the seat's score, or for its chance of winning. */
  best(measure: Measure): number {
    let best = this.all[0];
    for (const branch of this.all) if (this.worth(branch, measure) > this.worth(best, measure)) best = branch;
    return best.option.code;
  }

  /** Whether all other choices were dropped as soon as any could be. */
  get isObvious(): boolean {
    return !this.isOpen && this.open.every(({ own }) => own.length <= FAIR);
  }

  private get isOpen(): boolean {
    return this.open.length > 1;
  }

  private tryWorlds(isSpent: () => boolean): void {
    for (let i = 0; i < WORLDS && !isSpent(); i++) this.tryAll();
    this.dropBehind();
  }

  /** Plays every open choice out in one imagined world. */
  private tryAll(): void {
    const { playout, seat } = this;
    const world = this.imagine(this.random);
    playout.chooseOthers(world, seat);
    const luck = new SameLuck(this.random);
    for (const { option, own, scores, chances } of this.open) {
      luck.rewind();
      playout.run(world, seat, option.code, luck);
      this.nodes++;
      own.push(playout.chances[seat]);
      for (let i = 0; i < scores.length; i++) {
        scores[i] += playout.scores[i];
        chances[i] += playout.chances[i];
      }
    }
  }

  /** The score or the chance of winning, as far as it is known: by first evaluation and imagined games. */
  private worth({ option, own, scores, chances }: Branch, measure: Measure = 'share'): number {
    const { trust } = this.mind;
    const [sums, first] = measure === 'share' ? [chances, option.chances] : [scores, option.scores];
    return (sums[this.seat] + trust * first[this.seat]) / (own.length + trust);
  }

  /** Where the game is won or lost whatever is chosen, heroes decide: nobody leaves them lying. */
  private byWorth(branches: readonly Branch[]): Branch[] {
    const ahead = (a: Branch, b: Branch, measure: Measure): number =>
      this.worth(b, measure) - this.worth(a, measure);
    return [...branches].sort(
      (a, b) => ahead(a, b, 'share') || ahead(a, b, 'score') || a.option.code - b.option.code,
    );
  }

  private dropBehind(): void {
    const [best, ...others] = this.byWorth(this.open);
    const worlds = best.own.length;
    if (worlds < FAIR) return;
    const kept = others.filter(branch => {
      let squares = 0;
      for (let i = 0; i < worlds; i++) squares += (best.own[i] - branch.own[i]) ** 2;
      const mean = (best.chances[this.seat] - branch.chances[this.seat]) / worlds;
      const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
      return this.worth(best) - this.worth(branch) <= BEHIND * error;
    });
    this.open = [best, ...kept];
  }

  /** First what is still open, then the rest, each by value. */
  private thought(): Thought<Move> {
    const rest = this.all.filter(branch => !this.open.includes(branch));
    const ranked = [...this.byWorth(this.open), ...this.byWorth(rest)].slice(0, SHOWN);
    const candidates = ranked.map(branch => {
      const { option, own, scores, chances } = branch;
      branch.reasons ??= reasons(this.root, this.seat, option.code);
      const visits = own.length;
      const mean = (total: number): number => total / visits;
      const found =
        visits === 0 ? option : { code: option.code, scores: scores.map(mean), chances: chances.map(mean) };
      return candidate(this.root, this.seat, found, branch.reasons, visits);
    });
    return { moves: candidates[0].moves, candidates, nodes: this.nodes };
  }
}
