import { SeededRandom } from '@taproom/games';
import { expect, it } from 'vitest';
import { Network, type NetworkShape } from '../network.ts';
import { firstWeights, Learner } from './learner.ts';

const SHAPE: NetworkShape = { inputs: 12, first: 8, second: 8 };
const SAMPLES = 64;

/** Samples of something that is not linear: the larger of two inputs, less a third. */
function lessons(seed: string): { inputs: Float32Array; targets: Float32Array; batch: Int32Array } {
  const random = new SeededRandom(seed);
  const inputs = Float32Array.from({ length: SAMPLES * SHAPE.inputs }, () => random.below(5) / 4);
  const targets = Float32Array.from({ length: SAMPLES }, (_, i) => {
    const [a, b, c] = inputs.subarray(i * SHAPE.inputs);
    return Math.max(a, b) - c;
  });
  return { inputs, targets, batch: Int32Array.from({ length: SAMPLES }, (_, i) => i) };
}

const fresh = (): Learner => new Learner(new Network(SHAPE, firstWeights(SHAPE, new SeededRandom('first'))));

it('learns what the samples teach, and it holds for others', () => {
  const learner = fresh();
  for (let i = 0; i < 1500; i++) {
    const { inputs, targets, batch } = lessons(`lesson ${i}`);
    learner.learn(inputs, targets, batch, 3e-3);
  }
  const exam = lessons('exam');
  const network = new Network(SHAPE, learner.network.weights);
  const errors = [...exam.targets].map((target, i) => {
    const inputs = Float64Array.from(exam.inputs.subarray(i * SHAPE.inputs, (i + 1) * SHAPE.inputs));
    return Math.abs(network.value(inputs) - target);
  });
  expect(Math.max(...errors)).toBeLessThan(0.25);
});

it('goes downhill: a small step along each weight changes the error as its gradient says', () => {
  const { inputs, targets, batch } = lessons('slope');
  const start = fresh().network.weights.slice();
  const loss = (weights: Float64Array): number =>
    new Learner(new Network(SHAPE, weights.slice())).learn(inputs, targets, batch, 0);
  const learner = fresh();
  learner.learn(inputs, targets, batch, 0);
  const { mean } = learner.memory();
  for (let weight = 0; weight < start.length; weight += 7) {
    const step = 1e-6;
    const up = start.slice();
    const down = start.slice();
    up[weight] += step;
    down[weight] -= step;
    // Adam's first mean is a tenth of the gradient, and the gradient that of half the squared error.
    expect(20 * mean[weight]).toBeCloseTo((loss(up) - loss(down)) / (2 * step), 5);
  }
});

it('goes on from its memory as if it had never stopped', () => {
  const once = fresh();
  const { inputs, targets, batch } = lessons('memory');
  for (let i = 0; i < 10; i++) once.learn(inputs, targets, batch, 1e-3);
  const half = fresh();
  for (let i = 0; i < 5; i++) half.learn(inputs, targets, batch, 1e-3);
  const other = fresh();
  other.recall(JSON.parse(JSON.stringify(half.memory())));
  for (let i = 0; i < 5; i++) other.learn(inputs, targets, batch, 1e-3);
  expect(other.memory()).toEqual(once.memory());
});
