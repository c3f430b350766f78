import { CHANCE, expectOk, NOBODY, type Random, SeededRandom } from '@taproom/games';
import { herosTavern, tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DARK_ALE, DRAFT, heroesOf, LIGHT_ALE, ROUND, STAGE } from '@taproom/games/heros-tavern/inner';
import { expand, KEPT, OPEN, ROW, SHAPE } from '../heros-tavern/features.ts';
import { Prospects } from '../heros-tavern/prospects.ts';
import { UNIT } from '../heros-tavern/round-network.ts';
import { pickRow, purchaseRow } from '../heros-tavern/row.ts';
import { packWeights } from '../heros-tavern/weights.ts';
import { Network } from '../network.ts';
import { firstWeights, Learner } from './learner.ts';

/** How to train. The same numbers give the same weights. */
export interface TavernTraining {
  readonly seed: string;
  readonly generations: number;
  /** Games of each generation: a third with 3, with 4 and with 5 seats. */
  readonly games: number;
  /** Of how many generations the samples are kept. */
  readonly memory: number;
  /** How often the samples kept are gone through after a generation, as a share. */
  readonly passes: number;
}

export interface TavernReport {
  readonly generation: number;
  /** Mean final heroes by number of seats: 3, 4, 5. */
  readonly means: readonly number[];
  /** Root of the mean squared error by round, in heroes. */
  readonly errors: readonly number[];
}

/** What one seat saw after one choice: the heroes on its pad then, and those expected to come. */
interface Sight {
  readonly row: Int16Array;
  readonly round: number;
  readonly heroes: number;
  readonly expected: number;
}

/** Samples of one round: rows one after the other, and the heroes that were still to come. */
class Samples {
  readonly rows: Int16Array;
  readonly targets: Float32Array;
  count = 0;

  constructor(most: number) {
    this.rows = new Int16Array(most * ROW);
    this.targets = new Float32Array(most);
  }

  add(row: Int16Array, target: number): void {
    this.rows.set(row, this.count * ROW);
    this.targets[this.count++] = target;
  }
}

/** How far a target looks ahead: 1 to the end of the game, 0 to the next choice. */
const LAMBDA = 0.85;
const BATCH = 128;

/** Learns what a tavern is worth from games against itself: the weights of one network a round. */
export function* trainTavern(training: TavernTraining): Generator<TavernReport, Float64Array[], void> {
  const random = new SeededRandom(training.seed);
  const learners = Array.from(
    { length: tables.ROUNDS },
    () => new Learner(new Network(SHAPE, firstWeights(SHAPE, random))),
  );
  const memory: Samples[][] = [];
  for (let generation = 1; generation <= training.generations; generation++) {
    const progress = generation / training.generations;
    const prospects = new Prospects(learners.map(learner => learner.network.weights));
    const most = training.games * tables.SEATS_MAX * tables.HAND;
    const samples = learners.map(() => new Samples(most));
    const means = [0, 0, 0];
    // The first generation knows nothing and plays anything.
    const explore = generation === 1 ? 100 : 12 - 9 * progress;
    for (let game = 0; game < training.games; game++) {
      const seats = tables.SEATS_MIN + (game % 3);
      means[game % 3] += selfPlay(prospects, seats, explore, random, samples) / (training.games / 3);
    }
    memory.push(samples);
    if (memory.length > training.memory) memory.shift();
    const rate = 0.002 * (1 - progress) + 0.00005;
    const errors = learners.map((learner, i) => {
      const kept = memory.map(rounds => rounds[i]);
      return learn(learner, kept, training.passes, rate, random);
    });
    yield { generation, means, errors };
  }
  return learners.map(learner => learner.network.weights);
}

const codes = new Int32Array(fast.mostMoves);
const values = new Float64Array(fast.mostMoves);

/** Plays a game of the prospects against themselves; returns the mean of the final heroes. */
function selfPlay(
  prospects: Prospects,
  seats: number,
  explore: number,
  random: Random,
  samples: readonly Samples[],
): number {
  const state = expectOk(herosTavern.setup(seats));
  const seen = Array.from({ length: seats }, (): Sight[] => []);
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) {
      fast.chance(state, random);
      continue;
    }
    const count = fast.list(state, actor, codes);
    const drafting = state[STAGE] === DRAFT;
    if (drafting) prospects.picks(state, actor, codes, count, values);
    else prospects.purchases(state, actor, codes, count, values);
    const choice = choose(count, explore, random);
    const row = new Int16Array(ROW);
    if (drafting) {
      pickRow(state, actor, row);
      row[OPEN + codes[choice]]++;
    } else purchaseRow(state, actor, codes[choice], row);
    seen[actor].push({
      row,
      round: drafting ? state[ROUND] : state[ROUND] + 1,
      heroes: heroesOf(state, actor),
      expected: values[choice],
    });
    fast.play(state, actor, codes[choice]);
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let final = heroesOf(state, seat);
    sum += final;
    for (const { row, round, heroes, expected } of seen[seat].reverse()) {
      if (round <= tables.ROUNDS) samples[round - 1].add(row, final - heroes);
      final = LAMBDA * final + (1 - LAMBDA) * (heroes + expected);
    }
  }
  return sum / seats;
}

/** The best choice, or now and then any of them. */
function choose(count: number, explore: number, random: Random): number {
  if (random.below(100) < explore) return random.below(count);
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return best;
}

/** Goes through samples in random order; returns the root of the mean squared error, in heroes. */
function learn(
  learner: Learner,
  samples: readonly Samples[],
  passes: number,
  rate: number,
  random: Random,
): number {
  const inputs = new Float32Array(BATCH * SHAPE.inputs);
  const targets = new Float32Array(BATCH);
  const batch = Int32Array.from({ length: BATCH }, (_, i) => i);
  const count = samples.reduce((sum, list) => sum + list.count, 0);
  const batches = Math.max(1, Math.round((count * passes) / BATCH));
  let loss = 0;
  for (let b = 0; b < batches; b++) {
    for (let i = 0; i < BATCH; i++) {
      const list = samples[random.below(samples.length)];
      const sample = random.below(list.count);
      const row = list.rows.slice(sample * ROW, (sample + 1) * ROW);
      if (random.below(2) === 0) swapAles(row);
      expand(row, inputs, i * SHAPE.inputs);
      targets[i] = list.targets[sample] / UNIT;
    }
    loss += learner.learn(inputs, targets, batch, rate);
  }
  return Math.sqrt(loss / batches) * UNIT;
}

/** Light and dark are alike for the rules, so what is learned of one holds for the other. */
function swapAles(row: Int16Array): void {
  for (const cards of [OPEN, KEPT]) {
    const light = row[cards + LIGHT_ALE];
    row[cards + LIGHT_ALE] = row[cards + DARK_ALE];
    row[cards + DARK_ALE] = light;
  }
}

/** The source of `heros-tavern/learned.ts`: what was learned, and what it takes to learn it again. */
export function learnedSource(
  training: TavernTraining,
  last: Pick<TavernReport, 'means' | 'errors'>,
  weights: readonly Float64Array[],
): string {
  const rounds = weights.map(packWeights).map(({ most, numbers }) => {
    return `    {\n      most: ${most},\n      numbers:\n        '${numbers}',\n    },\n`;
  });
  return `/** Learned from games against itself by \`trainTavern\`, and written by \`learnedSource\`. Not to be edited. */
export const LEARNED = {
  training: { ${Object.entries(training)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} },
  /** Mean final heroes in the last generation, with 3, 4 and 5 seats. */
  means: [${last.means.map(mean => mean.toFixed(1)).join(', ')}],
  /** Root of the mean squared error by round, in heroes. */
  errors: [${last.errors.map(error => error.toFixed(1)).join(', ')}],
  rounds: [
${rounds.join('')}  ],
};
`;
}
