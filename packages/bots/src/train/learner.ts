import type { Random } from '@taproom/games';
import { flow, type Network, type NetworkShape, Signals, weightCount } from '../network.ts';

/** Adam's usual constants. */
const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** Random initial weights, scaled so that every layer starts with signals of the same size. */
export function firstWeights(shape: NetworkShape, random: Random): Float32Array {
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

/** The whole state of a learner: its weights, and Adam's running means of the gradient and its square. */
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
  /** The input of each layer, the indices of the first layer's units that fire, and the error of each. */
  private readonly signals: Signals;
  private readonly firing: Signals;
  private readonly active: Int32Array;
  private readonly back: Float64Array;
  private steps = 0;

  constructor(readonly network: Network) {
    const size = network.weights.length;
    this.gradient = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.hidden1 = new Float64Array(network.shape.first);
    this.hidden2 = new Float64Array(network.shape.second);
    this.signals = new Signals(network.shape.inputs);
    this.firing = new Signals(network.shape.first);
    this.active = new Int32Array(network.shape.first);
    this.back = new Float64Array(network.shape.first);
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

  /** One step on a batch of samples given by their indices; returns the mean squared error before it. */
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
    const { gradient, hidden1, hidden2, signals, active, firing, back } = this;
    const bias1 = n * first;
    const layer2 = bias1 + first;
    const bias2 = layer2 + first * second;
    const layer3 = bias2 + second;
    signals.count = 0;
    for (let i = 0; i < n; i++) {
      const x = samples[sample * n + i];
      if (x !== 0) signals.add(i * first, x);
    }
    flow(weights, signals, weights, bias1, hidden1);
    firing.count = 0;
    for (let j = 0; j < first; j++) {
      if (hidden1[j] <= 0) continue;
      active[firing.count] = j;
      firing.add(layer2 + j * second, hidden1[j]);
    }
    flow(weights, firing, weights, bias2, hidden2);
    let out = weights[layer3 + second];
    for (let k = 0; k < second; k++) if (hidden2[k] > 0) out += hidden2[k] * weights[layer3 + k];

    const error = out - target;
    gradient[layer3 + second] += error;
    // From here on hidden2 holds the error of each of its units.
    for (let k = 0; k < second; k++) {
      if (hidden2[k] > 0) {
        gradient[layer3 + k] += error * hidden2[k];
        hidden2[k] = error * weights[layer3 + k];
        gradient[bias2 + k] += hidden2[k];
      } else hidden2[k] = 0;
    }
    for (let a = 0; a < firing.count; a++) {
      const row = firing.rows[a];
      const h = firing.strengths[a];
      let blame = 0;
      for (let k = 0; k < second; k++) {
        gradient[row + k] += hidden2[k] * h;
        blame += hidden2[k] * weights[row + k];
      }
      back[a] = blame;
      gradient[bias1 + active[a]] += blame;
    }
    for (let i = 0; i < signals.count; i++) {
      const row = signals.rows[i];
      const x = signals.strengths[i];
      for (let a = 0; a < firing.count; a++) gradient[row + active[a]] += x * back[a];
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
