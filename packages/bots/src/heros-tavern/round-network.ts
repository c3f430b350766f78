import { HEROES_UNIT, KEPT_HEROES, OPEN_HEROES, ROW, SHAPE, STARTS, STEPS } from './features.ts';

/** The unit of the networks' output, in heroes. */
export const UNIT = 50;

/** Offsets of the effects by cell: each cell has one for zero, too. */
const FIRSTS = Int32Array.from(STARTS, (start, cell) => start + cell);

export const FIRST = SHAPE.first;
const SECOND_LAYER = SHAPE.second;
const INPUTS = SHAPE.inputs;

/** One network with its first layer precomputed: the effect of a number in a cell is one vector. */
export class RoundNetwork {
  /** The effect of number n in a cell begins at (FIRSTS[cell] + n) × FIRST. */
  readonly effects: Float64Array;
  readonly bias: Float64Array;
  readonly openHeroes: Float64Array;
  readonly keptHeroes: Float64Array;
  private readonly layer2: Float64Array;
  private readonly bias2: Float64Array;
  private readonly layer3: Float64Array;
  private readonly bias3: number;
  private readonly active = new Uint8Array(FIRST);

  constructor(weights: Float64Array) {
    this.effects = new Float64Array((FIRSTS[ROW - 1] + STEPS[ROW - 1] + 1) * FIRST);
    for (let cell = 0; cell < ROW; cell++) {
      for (let step = 0; step < STEPS[cell]; step++) {
        const from = (FIRSTS[cell] + step) * FIRST;
        const add = (STARTS[cell] + step) * FIRST;
        for (let j = 0; j < FIRST; j++)
          this.effects[from + FIRST + j] = this.effects[from + j] + weights[add + j];
      }
    }
    const column = (input: number): Float64Array => weights.slice(input * FIRST, (input + 1) * FIRST);
    this.openHeroes = column(OPEN_HEROES).map(weight => weight / HEROES_UNIT);
    this.keptHeroes = column(KEPT_HEROES).map(weight => weight / HEROES_UNIT);
    const bias2 = INPUTS * FIRST + FIRST + FIRST * SECOND_LAYER;
    this.bias = column(INPUTS);
    this.layer2 = weights.slice(INPUTS * FIRST + FIRST, bias2);
    this.bias2 = weights.slice(bias2, bias2 + SECOND_LAYER);
    this.layer3 = weights.slice(bias2 + SECOND_LAYER, bias2 + 2 * SECOND_LAYER);
    this.bias3 = weights[bias2 + 2 * SECOND_LAYER];
  }

  /** The output for sums of the first layer, in heroes. */
  output(sums: Float64Array): number {
    const { layer2, bias2, layer3, active } = this;
    let count = 0;
    for (let j = 0; j < FIRST; j++) if (sums[j] > 0) active[count++] = j;
    let out = this.bias3;
    // Four at a time: their sums stay in registers.
    for (let k = 0; k < SECOND_LAYER; k += 4) {
      let a = bias2[k];
      let b = bias2[k + 1];
      let c = bias2[k + 2];
      let d = bias2[k + 3];
      for (let i = 0; i < count; i++) {
        const j = active[i];
        const h = sums[j];
        const at = j * SECOND_LAYER + k;
        a += h * layer2[at];
        b += h * layer2[at + 1];
        c += h * layer2[at + 2];
        d += h * layer2[at + 3];
      }
      if (a > 0) out += a * layer3[k];
      if (b > 0) out += b * layer3[k + 1];
      if (c > 0) out += c * layer3[k + 2];
      if (d > 0) out += d * layer3[k + 3];
    }
    return out * UNIT;
  }
}

/** Where the effect of a number in a cell begins. */
export const effectAt = (cell: number, number: number): number =>
  (FIRSTS[cell] + Math.min(number, STEPS[cell])) * FIRST;
