import { SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { Network, type NetworkShape, weightCount } from './network.ts';
import { packWeights, unpackWeights } from './weights.ts';

const SHAPE: NetworkShape = { inputs: 30, first: 16, second: 8 };

const random = new SeededRandom('network');
const number = (): number => random.below(2001) / 1000 - 1;
const weights = Float64Array.from({ length: weightCount(SHAPE) }, number);
const someInputs = (): Float64Array =>
  Float64Array.from({ length: SHAPE.inputs }, () => (random.below(3) > 0 ? 0 : number()));

/** The same as it stands in a textbook. */
function textbook(inputs: Float64Array): number {
  let at = 0;
  const layer = (signals: readonly number[], cells: number): number[] => {
    const from = at;
    at += signals.length * cells + cells;
    return Array.from({ length: cells }, (_, cell) =>
      signals.reduce(
        (sum, signal, i) => sum + signal * weights[from + i * cells + cell],
        weights[from + signals.length * cells + cell],
      ),
    );
  };
  const rectified = (sums: readonly number[]): number[] => sums.map(sum => Math.max(0, sum));
  const first = rectified(layer([...inputs], SHAPE.first));
  const second = rectified(layer(first, SHAPE.second));
  return layer(second, 1)[0];
}

describe('a network', () => {
  it('has the value that the textbook says', () => {
    const network = new Network(SHAPE, weights);
    for (let i = 0; i < 50; i++) {
      const inputs = someInputs();
      expect(network.value(inputs)).toBeCloseTo(textbook(inputs), 10);
    }
  });

  it('has the same value from any base', () => {
    const network = new Network(SHAPE, weights);
    const inputs = someInputs();
    for (let i = 0; i < 20; i++) {
      network.rebase(someInputs());
      expect(network.value(inputs)).toBeCloseTo(textbook(inputs), 10);
    }
  });

  it('refuses weights and layers that it can not work with', () => {
    expect(() => new Network(SHAPE, weights.slice(1))).toThrow('another shape');
    const odd: NetworkShape = { inputs: 3, first: 12, second: 8 };
    expect(() => new Network(odd, new Float64Array(weightCount(odd)))).toThrow('blocks');
  });
});

it.each([1, 2, 3, 4, 500])('%i weights come out of the text as they went in, as floats', count => {
  const some = Float32Array.from({ length: count }, number);
  expect(unpackWeights(packWeights(some))).toEqual(some);
});
