import { accept, type Random, type Result, refuse, SeededRandom } from '@taproom/games';
import { tables } from '@taproom/games/heros-tavern';
import { DARK_ALE, LIGHT_ALE } from '@taproom/games/heros-tavern/inner';
import { Network } from '../network.ts';
import { isCount, isMemory, parseCheckpoint } from '../train/checkpoint.ts';
import { firstWeights, Learner, type Memory } from '../train/learner.ts';
import type { CheckpointRefusal, Lesson, Trainer, Training, TrainingStage } from '../train/trainer.ts';
import { packWeights } from '../weights.ts';
import { expand, KEPT, OPEN, ROW, SHAPE } from './features.ts';
import { Prospects } from './prospects.ts';
import { UNIT } from './round-network.ts';
import { type Samples, selfPlay } from './self-play.ts';

/** Games per step: a third each with 3, 4 and 5 seats. */
const GAMES = 300;
/** The number of passes over the samples of a step, and the batch size. */
const PASSES = 2;
const BATCH = 128;
/** The learning rate, from the first to the last. */
const FIRST_RATE = 2e-3;
const LAST_RATE = 2e-5;
/** How many of a hundred choices are random, from the first steps to the last. */
const FIRST_EXPLORE = 12;
const LAST_EXPLORE = 3;
/** How far a target looks ahead: 1 to the end of the game, 0 to the next choice. */
const LAMBDA = 0.85;

interface Checkpoint {
  readonly seed: string;
  readonly steps: number;
  readonly games: number;
  /** One per round. */
  readonly memories: readonly Memory[];
}

/** Learns what a tavern is worth by self-play, with one network per round. */
class TavernTrainer implements Trainer {
  private readonly learners: readonly Learner[];

  constructor(
    private readonly seed: string,
    private steps: number,
    private games: number,
    memories: readonly Memory[] | null,
  ) {
    const random = new SeededRandom(`${seed}/weights`);
    this.learners = Array.from({ length: tables.ROUNDS }, (_, i) => {
      const learner = new Learner(new Network(SHAPE, firstWeights(SHAPE, random)));
      if (memories !== null) learner.recall(memories[i]);
      return learner;
    });
  }

  step({ progress, most }: TrainingStage): Lesson {
    const random = new SeededRandom(`${this.seed}/${this.steps}`);
    const prospects = new Prospects(this.learners.map(learner => learner.network.weights));
    const games = Math.min(GAMES, most ?? GAMES);
    const explore =
      this.steps === 0
        ? 100 // it knows nothing yet
        : FIRST_EXPLORE + (LAST_EXPLORE - FIRST_EXPLORE) * progress;
    const { samples, means } = selfPlay(prospects, { games, explore, lambda: LAMBDA }, random);
    const rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * progress;
    const errors = this.learners.map((learner, i) => learn(learner, samples[i], rate, random));
    this.steps++;
    this.games += games;
    return {
      games: this.games,
      figures: Object.fromEntries([
        ...means.map((mean, i) => [`mean at ${tables.SEATS_MIN + i}`, mean]),
        ...errors.map((error, i) => [`error in round ${i + 1}`, error]),
      ]),
    };
  }

  checkpoint(): string {
    const { seed, steps, games } = this;
    const memories = this.learners.map(learner => learner.memory());
    return JSON.stringify({ seed, steps, games, memories } satisfies Checkpoint);
  }

  weights(): string {
    return packWeights(this.learners.flatMap(learner => [...learner.network.weights]));
  }
}

/** Goes through samples in random order; returns the root mean squared error, in heroes. */
function learn(learner: Learner, { count, rows, targets }: Samples, rate: number, random: Random): number {
  const inputs = new Float32Array(BATCH * SHAPE.inputs);
  const wanted = new Float32Array(BATCH);
  const all = Int32Array.from({ length: BATCH }, (_, i) => i);
  const order = Int32Array.from({ length: count }, (_, i) => i);
  let loss = 0;
  let batches = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let at = 0; at < count; at += BATCH, batches++) {
      const batch = order.subarray(at, at + BATCH);
      batch.forEach((sample, i) => {
        const row = rows.slice(sample * ROW, (sample + 1) * ROW);
        if (random.below(2) === 0) swapAles(row);
        expand(row, inputs, i * SHAPE.inputs);
        wanted[i] = targets[sample] / UNIT;
      });
      loss += learner.learn(inputs, wanted, all.subarray(0, batch.length), rate);
    }
  }
  return Math.sqrt(loss / batches) * UNIT;
}

/** Light and dark ale are interchangeable in the rules, so what is learned about one holds for the other. */
function swapAles(row: Int16Array): void {
  for (const cards of [OPEN, KEPT]) {
    const light = row[cards + LIGHT_ALE];
    row[cards + LIGHT_ALE] = row[cards + DARK_ALE];
    row[cards + DARK_ALE] = light;
  }
}

export const tavernTraining: Training = {
  start: (seed: string): Trainer => new TavernTrainer(seed, 0, 0, null),

  resume(text: string): Result<Trainer, CheckpointRefusal> {
    const { seed, steps, games, memories } = parseCheckpoint<Checkpoint>(text);
    const isWhole = (list: unknown): list is readonly Memory[] =>
      Array.isArray(list) && list.length === tables.ROUNDS && list.every(memory => isMemory(memory, SHAPE));
    if (typeof seed !== 'string' || !isCount(steps) || !isCount(games) || !isWhole(memories))
      return refuse({ code: 'checkpoint-not-understood' });
    return accept(new TavernTrainer(seed, steps, games, memories));
  },
};
