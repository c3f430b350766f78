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
  readonly weights: Float32Array;
  private readonly hidden1: Float32Array;
  private readonly hidden2: Float32Array;
  private readonly bias1: number;
  private readonly layer2: number;
  private readonly bias2: number;
  private readonly layer3: number;

  constructor(
    readonly shape: Shape,
    weights?: Float32Array,
  ) {
    this.weights = weights ?? new Float32Array(weightCount(shape));
    if (this.weights.length !== weightCount(shape)) throw new Error('weights of another shape');
    this.hidden1 = new Float32Array(shape.first);
    this.hidden2 = new Float32Array(shape.second);
    this.bias1 = shape.inputs * shape.first;
    this.layer2 = this.bias1 + shape.first;
    this.bias2 = this.layer2 + shape.first * shape.second;
    this.layer3 = this.bias2 + shape.second;
  }

  /** The output for a list of inputs. */
  value(inputs: Float32Array): number {
    const { inputs: n, first, second } = this.shape;
    const { weights, hidden1, hidden2 } = this;
    for (let j = 0; j < first; j++) hidden1[j] = weights[this.bias1 + j];
    for (let i = 0; i < n; i++) {
      const x = inputs[i];
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) hidden1[j] += x * weights[row + j];
    }
    for (let k = 0; k < second; k++) hidden2[k] = weights[this.bias2 + k];
    for (let j = 0; j < first; j++) {
      const h = hidden1[j];
      if (h <= 0) continue;
      const row = this.layer2 + j * second;
      for (let k = 0; k < second; k++) hidden2[k] += h * weights[row + k];
    }
    let out = weights[this.layer3 + second];
    for (let k = 0; k < second; k++) if (hidden2[k] > 0) out += hidden2[k] * weights[this.layer3 + k];
    return out;
  }
}
