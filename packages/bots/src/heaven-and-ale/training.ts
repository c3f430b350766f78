import { accept, type Result, refuse, SeededRandom } from '@taproom/games';
import { Network } from '../network.ts';
import { isCount, isMemory, parseCheckpoint } from '../train/checkpoint.ts';
import { firstWeights, Learner, type Memory } from '../train/learner.ts';
import type { CheckpointRefusal, Lesson, Trainer, Training, TrainingStage } from '../train/trainer.ts';
import { packWeights } from '../weights.ts';
import { LearnedEvaluation, POINTS, SHAPE } from './evaluation.ts';
import { HandEvaluation } from './hand.ts';
import type { Width } from './plans.ts';
import { selfPlay } from './self-play.ts';

/** Games per step: a third each with 2, 3 and 4 seats. */
const GAMES = 48;
/** The share of the training in which games are played by heuristic: a new network knows nothing. */
const APPRENTICESHIP = 0.04;
/** From here on more plans are considered: first it learns a lot quickly, then to choose between more. */
const MASTERY = 0.8;
const NARROW: Width = { hexes: 1, tiles: 2, beam: 1, returns: 'if-needed', activations: 'best' };
const WIDE: Width = { hexes: 2, tiles: 3, beam: 2, returns: 'if-needed', activations: 'best' };
/** How many of a thousand turns explore. */
const APPRENTICE_TRIES = 150;
const TRIES = 30;
/** How far a target looks ahead, once there is something to look at. */
const LAMBDA = 0.95;
const EVERY = 2;
const BATCH = 128;
/** The learning rate, from the first to the last. */
const FIRST_RATE = 1e-3;
const LAST_RATE = 3e-5;

interface Checkpoint {
  readonly seed: string;
  readonly steps: number;
  readonly games: number;
  readonly memory: Memory;
}

/** Learns what a position is worth by self-play. */
class CloisterTrainer implements Trainer {
  private readonly learner: Learner;

  constructor(
    private readonly seed: string,
    private steps: number,
    private games: number,
    memory: Memory | null,
  ) {
    const weights = memory?.weights ?? firstWeights(SHAPE, new SeededRandom(`${seed}/weights`));
    this.learner = new Learner(new Network(SHAPE, weights));
    if (memory !== null) this.learner.recall(memory);
  }

  step({ progress, most }: TrainingStage): Lesson {
    const apprentice = progress < APPRENTICESHIP;
    const { network } = this.learner;
    const evaluation = apprentice
      ? new HandEvaluation()
      : new LearnedEvaluation(new Network(SHAPE, network.weights));
    const games = Math.min(GAMES, most ?? GAMES);
    const harvest = selfPlay(evaluation, {
      seed: `${this.seed}/${this.steps}`,
      games,
      explore: apprentice ? APPRENTICE_TRIES : TRIES,
      every: EVERY,
      width: progress < MASTERY ? NARROW : WIDE,
      lambda: apprentice ? 1 : LAMBDA,
    });
    const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - progress);
    const error = this.learn(harvest.inputs, harvest.targets, rate);
    this.steps++;
    this.games += games;
    const [two = 0, three = 0, four = 0] = harvest.means;
    return {
      games: this.games,
      figures: { 'mean at 2': two, 'mean at 3': three, 'mean at 4': four, 'error in points': POINTS * error },
    };
  }

  /** Goes through the samples in random order; returns the root mean squared error. */
  private learn(inputs: Float32Array, targets: Float32Array, rate: number): number {
    const random = new SeededRandom(`${this.seed}/${this.steps}/order`);
    const order = Int32Array.from(targets, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    let loss = 0;
    let batches = 0;
    for (let at = 0; at + BATCH <= order.length; at += BATCH, batches++)
      loss += this.learner.learn(inputs, targets, order.subarray(at, at + BATCH), rate);
    return Math.sqrt(loss / Math.max(1, batches));
  }

  checkpoint(): string {
    const { seed, steps, games } = this;
    const checkpoint: Checkpoint = { seed, steps, games, memory: this.learner.memory() };
    return JSON.stringify(checkpoint);
  }

  weights(): string {
    return packWeights(this.learner.network.weights);
  }
}

export const cloisterTraining: Training = {
  start: (seed: string): Trainer => new CloisterTrainer(seed, 0, 0, null),

  resume(text: string): Result<Trainer, CheckpointRefusal> {
    const { seed, steps, games, memory } = parseCheckpoint<Checkpoint>(text);
    if (typeof seed !== 'string' || !isCount(steps) || !isCount(games) || !isMemory(memory, SHAPE))
      return refuse({ code: 'checkpoint-not-understood' });
    return accept(new CloisterTrainer(seed, steps, games, memory));
  },
};
