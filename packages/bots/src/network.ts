/**
 * A small network with two hidden layers and one output, evaluated by hand: no dependency,
 * the same numbers everywhere. The first layer skips zeros, of which the inputs are full.
 */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

export const weightCount = ({ inputs, first, second }: Shape): number =>
  inputs * first + first + first * second + second + second + 1;

export class Network {
  /**
   * Doubles, as they are faster to work with than floats, though a float holds all that was learned.
   * Doubles that are handed in are shared, not copied: several networks can stand on the same weights.
   */
  readonly weights: Float64Array;
  private readonly hidden1: Float64Array;
  private readonly hidden2: Float64Array;
  /** Inputs that many others resemble, and the first layer's sums for them: see `rebase`. */
  private readonly base: Float64Array;
  private readonly sums: Float64Array;
  private readonly bias1: number;
  private readonly layer2: number;
  private readonly bias2: number;
  private readonly layer3: number;

  constructor(
    readonly shape: Shape,
    weights: ArrayLike<number>,
  ) {
    if (weights.length !== weightCount(shape)) throw new Error('weights of another shape');
    this.weights = weights instanceof Float64Array ? weights : Float64Array.from(weights);
    this.hidden1 = new Float64Array(shape.first);
    this.hidden2 = new Float64Array(shape.second);
    this.base = new Float64Array(shape.inputs);
    this.bias1 = shape.inputs * shape.first;
    this.layer2 = this.bias1 + shape.first;
    this.bias2 = this.layer2 + shape.first * shape.second;
    this.layer3 = this.bias2 + shape.second;
    this.sums = this.weights.slice(this.bias1, this.layer2);
  }

  /**
   * Takes inputs as the base of those to come: a value is then found from the few inputs that
   * differ from it. The turns that a player can make from one position have most in common.
   */
  rebase(inputs: Float64Array): void {
    this.base.fill(0);
    this.sums.set(this.weights.subarray(this.bias1, this.layer2));
    this.addDifferences(inputs, this.sums);
    this.base.set(inputs);
  }

  /** The output for a list of inputs. */
  value(inputs: Float64Array): number {
    const { first, second } = this.shape;
    const { weights, hidden1, hidden2, bias2, layer2, layer3 } = this;
    hidden1.set(this.sums);
    this.addDifferences(inputs, hidden1);
    for (let k = 0; k < second; k++) hidden2[k] = weights[bias2 + k];
    for (let j = 0; j < first; j++) {
      const h = hidden1[j];
      if (h <= 0) continue;
      const row = layer2 + j * second;
      for (let k = 0; k < second; k++) hidden2[k] += h * weights[row + k];
    }
    let out = weights[layer3 + second];
    for (let k = 0; k < second; k++) if (hidden2[k] > 0) out += hidden2[k] * weights[layer3 + k];
    return out;
  }

  private addDifferences(inputs: Float64Array, sums: Float64Array): void {
    const { inputs: n, first } = this.shape;
    const { weights, base } = this;
    for (let i = 0; i < n; i++) {
      const x = inputs[i] - base[i];
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) sums[j] += x * weights[row + j];
    }
  }
}
