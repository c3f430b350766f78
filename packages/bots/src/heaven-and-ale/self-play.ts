import { CHANCE, expectOk, NOBODY, SeededRandom } from '@taproom/games';
import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { type Evaluation, POINTS } from './evaluation.ts';
import { FEATURES, features } from './features.ts';
import { Plans, type Width } from './plans.ts';

/** The result of a batch of self-play games. */
export interface Harvest {
  /** One row of FEATURES per sample, and the score its seat can expect from there, in units of POINTS. */
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  /** Mean final score by number of seats (2, 3, 4). */
  readonly means: readonly number[];
}

export interface SelfPlay {
  readonly seed: string;
  readonly games: number;
  /** How many of a thousand turns explore: one of the better plans instead of the best. */
  readonly explore: number;
  /** One in this many samples is kept. */
  readonly every: number;
  readonly width: Width;
  /** How far a target looks ahead: 1 to the end of the game, 0 to the next turn. */
  readonly lambda: number;
}

/** How many of the best plans are worth exploring. */
const TRIED = 8;

/** What a seat saw after a turn: a sample, if it is kept, and what it expected. */
interface Sight {
  readonly row: Float64Array | null;
  readonly expected: number;
  /** What the seat could have expected if it had not explored right after this. */
  missed: number | null;
}

/** Plays games with all seat counts in turn and keeps what the seats saw after each turn. */
export function selfPlay(evaluation: Evaluation, options: SelfPlay): Harvest {
  const random = new SeededRandom(options.seed);
  const plans = new Plans(evaluation, options.width);
  const rows: Float64Array[] = [];
  const targets: number[] = [];
  const sums = [0, 0, 0];
  const counts = [0, 0, 0];
  const scores = new Int32Array(4);
  for (let game = 0; game < options.games; game++) {
    const seats = 2 + (game % 3);
    const state = expectOk(heavenAndAle.setup(seats));
    const seen: Sight[][] = Array.from({ length: seats }, () => []);
    for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
      if (actor === CHANCE) {
        fast.chance(state, random);
        continue;
      }
      plans.make(state);
      const best = plans.best();
      const plan = random.below(1000) < options.explore ? another(plans, random) : best;
      const last = seen[actor].at(-1);
      if (plan !== best && last !== undefined) last.missed = plans.values[best] / POINTS;
      state.set(plans.after(plan));
      for (let seat = 0; seat < seats; seat++) {
        const row = random.below(options.every) === 0 ? new Float64Array(FEATURES) : null;
        if (row !== null) features(state, seat, row);
        const expected = options.lambda < 1 ? evaluation.value(state, seat) / POINTS : 0;
        seen[seat].push({ row, expected, missed: null });
      }
    }
    fast.scores(state, scores);
    for (let seat = 0; seat < seats; seat++) {
      sums[seats - 2] += scores[seat];
      counts[seats - 2]++;
      let target = scores[seat] / POINTS;
      for (const { row, expected, missed } of seen[seat].reverse()) {
        // The outcome of an exploratory turn says nothing about the turns before it.
        if (missed !== null) target = missed;
        if (row !== null) {
          rows.push(row);
          targets.push(target);
        }
        target = options.lambda * target + (1 - options.lambda) * expected;
      }
    }
  }
  const inputs = new Float32Array(rows.length * FEATURES);
  rows.forEach((row, i) => {
    inputs.set(row, i * FEATURES);
  });
  return {
    inputs,
    targets: Float32Array.from(targets),
    means: sums.map((sum, i) => sum / Math.max(1, counts[i])),
  };
}

/** Any of the best plans, so that their value is learned too. */
function another(plans: Plans, random: SeededRandom): number {
  const order = Array.from({ length: plans.count }, (_, plan) => plan).sort(
    (a, b) => plans.values[b] - plans.values[a],
  );
  return order[random.below(Math.min(TRIED, order.length))];
}
