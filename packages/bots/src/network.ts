/**
 * A small network with two hidden layers and one output, evaluated without dependencies, with the same numbers
 * everywhere. The first layer skips zeros, which most inputs are.
 */
export interface NetworkShape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

export const weightCount = ({ inputs, first, second }: NetworkShape): number =>
  inputs * first + first + first * second + second + second + 1;

/** Sums are computed for this many units of a layer at once, so that they stay in registers. */
const BLOCK = 8;

/** The input of a layer: where the weights of each signal begin, and how strong it is. */
export class Signals {
  readonly rows: Int32Array;
  readonly strengths: Float64Array;
  count = 0;

  constructor(most: number) {
    this.rows = new Int32Array(most);
    this.strengths = new Float64Array(most);
  }

  add(row: number, strength: number): void {
    this.rows[this.count] = row;
    this.strengths[this.count++] = strength;
  }
}

/** The sums of a layer: their initial values, from the index `at` on, plus all signals times their weights. */
export function flow(
  weights: Float64Array,
  { rows, strengths, count }: Signals,
  start: Float64Array,
  at: number,
  layer: Float64Array,
): void {
  for (let cell = 0; cell < layer.length; cell += BLOCK) {
    const from = at + cell;
    let sum0 = start[from];
    let sum1 = start[from + 1];
    let sum2 = start[from + 2];
    let sum3 = start[from + 3];
    let sum4 = start[from + 4];
    let sum5 = start[from + 5];
    let sum6 = start[from + 6];
    let sum7 = start[from + 7];
    for (let i = 0; i < count; i++) {
      const row = rows[i] + cell;
      const x = strengths[i];
      sum0 += x * weights[row];
      sum1 += x * weights[row + 1];
      sum2 += x * weights[row + 2];
      sum3 += x * weights[row + 3];
      sum4 += x * weights[row + 4];
      sum5 += x * weights[row + 5];
      sum6 += x * weights[row + 6];
      sum7 += x * weights[row + 7];
    }
    layer[cell] = sum0;
    layer[cell + 1] = sum1;
    layer[cell + 2] = sum2;
    layer[cell + 3] = sum3;
    layer[cell + 4] = sum4;
    layer[cell + 5] = sum5;
    layer[cell + 6] = sum6;
    layer[cell + 7] = sum7;
  }
}

export class Network {
  /**
   * Doubles, because they are faster to work with than floats, although a float holds everything that was learned.
   * Doubles that are passed in are shared, not copied: several networks can use the same weights.
   */
  readonly weights: Float64Array;
  private readonly hidden1: Float64Array;
  private readonly hidden2: Float64Array;
  /** Inputs that many others resemble, and the first layer's sums for them: see `rebase`. */
  private readonly base: Float64Array;
  private readonly sums: Float64Array;
  private readonly signals: Signals;
  private readonly bias1: number;
  private readonly layer2: number;
  private readonly bias2: number;
  private readonly layer3: number;

  constructor(
    readonly shape: NetworkShape,
    weights: ArrayLike<number>,
  ) {
    const { inputs, first, second } = shape;
    if (weights.length !== weightCount(shape)) throw new Error('weights of another shape');
    if (first % BLOCK !== 0 || second % BLOCK !== 0) throw new Error(`layers not in blocks of ${BLOCK}`);
    this.weights = weights instanceof Float64Array ? weights : Float64Array.from(weights);
    this.hidden1 = new Float64Array(first);
    this.hidden2 = new Float64Array(second);
    this.base = new Float64Array(inputs);
    this.signals = new Signals(Math.max(inputs, first));
    this.bias1 = inputs * first;
    this.layer2 = this.bias1 + first;
    this.bias2 = this.layer2 + first * second;
    this.layer3 = this.bias2 + second;
    this.sums = this.weights.slice(this.bias1, this.layer2);
  }

  /**
   * Uses inputs as the base of those to come: a value is then computed from the few inputs that differ from it. The
   * turns a player can make from one position have most in common.
   */
  rebase(inputs: Float64Array): void {
    this.base.fill(0);
    flow(this.weights, this.differences(inputs), this.weights, this.bias1, this.sums);
    this.base.set(inputs);
  }

  /** The output for a list of inputs. */
  value(inputs: Float64Array): number {
    const { second } = this.shape;
    const { weights, hidden1, hidden2, layer3 } = this;
    flow(weights, this.differences(inputs), this.sums, 0, hidden1);
    flow(weights, this.active(), weights, this.bias2, hidden2);
    let out = weights[layer3 + second];
    for (let k = 0; k < second; k++) if (hidden2[k] > 0) out += hidden2[k] * weights[layer3 + k];
    return out;
  }

  /** The inputs that differ from the base. */
  private differences(inputs: Float64Array): Signals {
    const { inputs: n, first } = this.shape;
    const { base, signals } = this;
    signals.count = 0;
    for (let i = 0; i < n; i++) {
      const x = inputs[i] - base[i];
      if (x !== 0) signals.add(i * first, x);
    }
    return signals;
  }

  /** The units of the first layer that fire. */
  private active(): Signals {
    const { first, second } = this.shape;
    const { hidden1, signals, layer2 } = this;
    signals.count = 0;
    for (let j = 0; j < first; j++) if (hidden1[j] > 0) signals.add(layer2 + j * second, hidden1[j]);
    return signals;
  }
}
