import { CHANCE, expectOk, NOBODY, SeededRandom } from '@taproom/games';
import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { type Evaluation, POINTS } from '../heaven-and-ale/evaluation.ts';
import { FEATURES, features } from '../heaven-and-ale/features.ts';
import { Plans, type Width } from '../heaven-and-ale/plans.ts';

/** What a batch of games of a bot against itself leaves behind. */
export interface Harvest {
  /** One row of FEATURES a sample, and the score that its seat reached in the end. */
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  /** Mean final score by number of seats (2, 3, 4). */
  readonly means: readonly number[];
}

export interface SelfPlay {
  readonly seed: string;
  readonly games: number;
  /** How often, of a hundred turns, one of the better plans is taken instead of the best. */
  readonly explore: number;
  /** Of how many samples one is kept. */
  readonly every: number;
  readonly width: Width;
  /** How far a target looks ahead: 1 to the end of the game, 0 to the next turn. */
  readonly lambda: number;
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
    const seen: { row: Float64Array | null; value: number }[][] = Array.from({ length: seats }, () => []);
    for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
      if (actor === CHANCE) {
        fast.chance(state, random);
        continue;
      }
      plans.make(state);
      state.set(plans.after(choose(plans, random, options.explore)));
      for (let seat = 0; seat < seats; seat++) {
        const keep = random.below(options.every) === 0;
        const row = keep ? new Float64Array(FEATURES) : null;
        if (row !== null) features(state, seat, row);
        const value = options.lambda < 1 ? evaluation.value(state, seat) / POINTS : 0;
        seen[seat].push({ row, value });
      }
    }
    fast.scores(state, scores);
    for (let seat = 0; seat < seats; seat++) {
      sums[seats - 2] += scores[seat];
      counts[seats - 2]++;
      let target = scores[seat] / POINTS;
      for (let i = seen[seat].length - 1; i >= 0; i--) {
        const { row, value } = seen[seat][i];
        if (row !== null) {
          rows.push(row);
          targets.push(target);
        }
        target = options.lambda * target + (1 - options.lambda) * value;
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

/** The best plan; now and then one of the five best, or any at all, so that their worth is learned, too. */
function choose(plans: Plans, random: SeededRandom, explore: number): number {
  if (random.below(100) >= explore) return plans.best();
  if (random.below(2) === 0) return random.below(plans.count);
  const order = Array.from({ length: plans.count }, (_, plan) => plan).sort(
    (a, b) => plans.values[b] - plans.values[a],
  );
  return order[random.below(Math.min(5, order.length))];
}
