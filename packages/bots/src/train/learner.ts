import type { Random } from '@taproom/games';
import { type Network, type Shape, weightCount } from '../network.ts';

/** Adam's usual constants. */
const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** Random first weights, scaled so that every layer starts with signals of the same size. */
export function firstWeights(shape: Shape, random: Random): Float32Array {
  const weights = new Float32Array(weightCount(shape));
  const normal = (): number => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += random.below(2 ** 20) / 2 ** 20;
    return sum;
  };
  const { inputs, first, second } = shape;
  let at = 0;
  // About a third of the inputs is not zero.
  for (let i = 0; i < inputs * first; i++) weights[at++] = normal() * Math.sqrt(2 / (inputs / 3));
  at += first;
  for (let i = 0; i < first * second; i++) weights[at++] = normal() * Math.sqrt(2 / first);
  at += second;
  for (let i = 0; i < second; i++) weights[at++] = normal() * Math.sqrt(1 / second);
  return weights;
}

/** All that a learner has in its head: its weights, and Adam's running means of the gradient and its square. */
export interface Memory {
  readonly steps: number;
  readonly weights: readonly number[];
  readonly mean: readonly number[];
  readonly square: readonly number[];
}

/** Fits a network to samples by Adam on the squared error. Everything is deterministic. */
export class Learner {
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly hidden1: Float64Array;
  private readonly hidden2: Float64Array;
  private readonly error1: Float64Array;
  private steps = 0;

  constructor(readonly network: Network) {
    const size = network.weights.length;
    this.gradient = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.hidden1 = new Float64Array(network.shape.first);
    this.hidden2 = new Float64Array(network.shape.second);
    this.error1 = new Float64Array(network.shape.first);
  }

  memory(): Memory {
    return {
      steps: this.steps,
      weights: Array.from(this.network.weights),
      mean: Array.from(this.mean),
      square: Array.from(this.square),
    };
  }

  recall(memory: Memory): void {
    this.steps = memory.steps;
    this.network.weights.set(memory.weights);
    this.mean.set(memory.mean);
    this.square.set(memory.square);
  }

  /** One step on a batch of samples given by their numbers; returns the mean squared error before it. */
  learn(inputs: Float32Array, targets: Float32Array, batch: Int32Array, rate: number): number {
    this.gradient.fill(0);
    let loss = 0;
    for (let i = 0; i < batch.length; i++) loss += this.backward(inputs, batch[i], targets[batch[i]]);
    this.step(rate, 1 / batch.length);
    return loss / batch.length;
  }

  /** Adds the gradient of one sample's squared error; returns that error. */
  private backward(samples: Float32Array, sample: number, target: number): number {
    const { inputs: n, first, second } = this.network.shape;
    const { weights } = this.network;
    const { gradient, hidden1, hidden2, error1 } = this;
    const from = sample * n;
    const bias1 = n * first;
    const layer2 = bias1 + first;
    const bias2 = layer2 + first * second;
    const layer3 = bias2 + second;
    for (let j = 0; j < first; j++) hidden1[j] = weights[bias1 + j];
    for (let i = 0; i < n; i++) {
      const x = samples[from + i];
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) hidden1[j] += x * weights[row + j];
    }
    for (let k = 0; k < second; k++) hidden2[k] = weights[bias2 + k];
    for (let j = 0; j < first; j++) {
      if (hidden1[j] <= 0) continue;
      const row = layer2 + j * second;
      for (let k = 0; k < second; k++) hidden2[k] += hidden1[j] * weights[row + k];
    }
    let out = weights[layer3 + second];
    for (let k = 0; k < second; k++) if (hidden2[k] > 0) out += hidden2[k] * weights[layer3 + k];

    const error = out - target;
    gradient[layer3 + second] += error;
    error1.fill(0);
    for (let k = 0; k < second; k++) {
      if (hidden2[k] <= 0) continue;
      gradient[layer3 + k] += error * hidden2[k];
      const back = error * weights[layer3 + k];
      gradient[bias2 + k] += back;
      for (let j = 0; j < first; j++) {
        if (hidden1[j] <= 0) continue;
        const cell = layer2 + j * second + k;
        gradient[cell] += back * hidden1[j];
        error1[j] += back * weights[cell];
      }
    }
    for (let j = 0; j < first; j++) if (hidden1[j] > 0) gradient[bias1 + j] += error1[j];
    for (let i = 0; i < n; i++) {
      const x = samples[from + i];
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) gradient[row + j] += x * error1[j];
    }
    return error * error;
  }

  private step(rate: number, scale: number): void {
    this.steps++;
    const { gradient, mean, square } = this;
    const { weights } = this.network;
    const correction = Math.sqrt(1 - BETA2 ** this.steps) / (1 - BETA1 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] * scale;
      mean[i] = BETA1 * mean[i] + (1 - BETA1) * g;
      square[i] = BETA2 * square[i] + (1 - BETA2) * g * g;
      weights[i] -= (rate * correction * mean[i]) / (Math.sqrt(square[i]) + EPSILON);
    }
  }
}
