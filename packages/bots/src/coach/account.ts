import { expectOk, type Game, type GameMove, type Outcome, type Seat, SeededRandom } from '@taproom/games';
import type { Estimator, Verdict } from './estimator.ts';
import { type GameStep, type MoveMade, stepsOf } from './steps.ts';
import { meanOf, minus, NOTHING, plus, type Worth } from './worth.ts';

/** How thoroughly a game is judged. */
export interface AccountOptions {
  /** Nodes for each position. */
  readonly nodes: number;
  /** How many other draws each draw is compared with. */
  readonly controls: number;
  /** Makes the account repeatable: the same game with the same seed gives the same account. */
  readonly seed: string;
  /** The seats that get an account. */
  readonly seats: readonly Seat[];
}

/** Where the difference between what a seat could expect at first and what it got comes from. */
export interface SeatAccount {
  readonly seat: Seat;
  /** Before the first move of chance. */
  readonly initial: Worth;
  readonly final: Worth;
  /** What better turns would have brought: never positive. */
  readonly slips: Worth;
  readonly luck: Worth;
  readonly rivals: Worth;
  /** What the estimator thought otherwise one step later. Its mean over many games is 0, or it is biased. */
  readonly revision: Worth;
}

/** A decision that was judged. */
export interface JudgedTurn {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: readonly GameMove[];
  readonly verdict: Verdict;
}

/** What each accounted seat could expect at one moment, before the move with this number. */
export interface CurvePoint {
  readonly ply: number;
  readonly worths: readonly Worth[];
}

/** A draw and what it was worth to each accounted seat. */
export interface JudgedDraw {
  readonly ply: number;
  readonly luck: readonly Worth[];
}

export interface Account {
  readonly seats: readonly SeatAccount[];
  readonly turns: readonly JudgedTurn[];
  readonly draws: readonly JudgedDraw[];
  readonly moments: readonly CurvePoint[];
}

/** The share of victory of each seat in a finished game. */
export const sharesOf = ({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>): number[] =>
  scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/**
 * The account of a finished game: for each seat, final − initial = slips + luck + rivals + revision. Every position has
 * one value, used as the end of one step and as the beginning of the next; every term is the difference of two of them.
 * A generator, because it takes long: it yields after each step how much of the work is done, from 0 to 1.
 */
export function* gameAccount(
  estimator: Estimator,
  setup: Int16Array,
  moves: readonly MoveMade[],
  options: AccountOptions,
): Generator<number, Account, void> {
  const { game } = estimator;
  const { seats } = options;
  const steps = stepsOf(game, setup, moves);
  const end = game.outcome(steps.at(-1)?.after ?? setup);
  if (end === null) throw new Error('only a finished game has an account');
  const judge = new PositionJudge(estimator, {
    ...options,
    seed: `${options.seed}/${gameDigest(game, moves)}`,
  });
  const shares = sharesOf(end);
  const final = seats.map((seat): Worth => ({ score: end.scores[seat], share: shares[seat] }));
  const initial = judge.at(setup, 0);
  const sums = seats.map(() => ({ slips: NOTHING, luck: NOTHING, rivals: NOTHING, revision: NOTHING }));
  const turns: JudgedTurn[] = [];
  const draws: JudgedDraw[] = [];
  const moments: CurvePoint[] = [{ ply: 0, worths: initial }];
  let before = initial;
  for (const [i, step] of steps.entries()) {
    const ply = steps[i + 1]?.ply ?? moves.length;
    const after = ply === moves.length ? final : judge.at(step.after, ply);
    const changes = after.map((worth, n) => minus(worth, before[n]));
    if (step.decisions.size === 0) draws.push({ ply: step.ply, luck: changes });
    for (const [n, seat] of seats.entries()) {
      const sum = sums[n];
      const played = step.decisions.get(seat);
      if (step.decisions.size === 0) sum.luck = plus(sum.luck, changes[n]);
      else if (played === undefined) sum.rivals = plus(sum.rivals, changes[n]);
      else {
        const known = step.decisions.size > 1 ? null : after[n];
        const verdict = judge.decision(step, seat, played, known);
        const slip = { score: verdict.score.slip, share: verdict.share.slip };
        turns.push({ ply: step.ply, seat, played, verdict });
        sum.slips = plus(sum.slips, slip);
        sum.revision = plus(sum.revision, minus(minus(verdict.played, slip), before[n]));
        sum.rivals = plus(sum.rivals, minus(after[n], verdict.played));
      }
    }
    moments.push({ ply, worths: after });
    before = after;
    yield (i + 1) / steps.length;
  }
  return {
    seats: seats.map((seat, n) => ({ seat, initial: initial[n], final: final[n], ...sums[n] })),
    turns,
    draws,
    moments,
  };
}

const NAMES = 2 ** 30;

/**
 * A number that follows from the moves of a game. Without it, all games would be compared with the same draws, and what
 * those have more or less than others would look like luck in every game.
 */
export const gameDigest = (game: Game, moves: readonly MoveMade[]): number =>
  new SeededRandom(moves.map(({ move }) => game.write(move)).join(' ')).below(NAMES);

/** Gives every position of a game one value. */
export class PositionJudge {
  constructor(
    private readonly estimator: Estimator,
    private readonly options: AccountOptions,
  ) {}

  /** What the seats can expect. Before a draw: the mean over other draws, never the one that came. */
  at(state: Int16Array, ply: number): Worth[] {
    const { seed, controls, seats } = this.options;
    const { game } = this.estimator;
    if (game.actors(state)[0] !== 'chance') return this.worths(state, `${seed}/${ply}`);
    const drawn = Array.from({ length: controls }, (_, n) => {
      const random = new SeededRandom(`${seed}/${ply}/draw ${n}`);
      const after = game.copy(state);
      while (game.actors(after)[0] === 'chance')
        expectOk(game.apply(after, 'chance', game.draw(after, random)));
      return this.worths(after, `${seed}/${ply}/${n}`);
    });
    return seats.map((_, i) => meanOf(drawn.map(worths => worths[i])));
  }

  decision(
    step: Pick<GameStep, 'ply' | 'before'>,
    seat: Seat,
    played: readonly GameMove[],
    after: Worth | null,
  ): Verdict {
    const { seed, nodes } = this.options;
    const view = this.estimator.game.view(step.before, seat);
    return this.estimator.judge({ view, seat, played }, after, { nodes, seed: `${seed}/${step.ply}` });
  }

  private worths(state: Int16Array, seed: string): Worth[] {
    const { nodes, seats } = this.options;
    return this.estimator.worths(seat => this.estimator.game.view(state, seat), seats, { nodes, seed });
  }
}
