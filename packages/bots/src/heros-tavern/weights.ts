import { weightCount } from '../network.ts';
import { SHAPE } from './features.ts';
import { LEARNED } from './learned.ts';

/** The largest number of 16 bits. */
const MOST = 2 ** 15 - 1;

/** The weights of one round as text: whole numbers of 16 bits, and what the largest of them stands for. */
export interface PackedWeights {
  readonly most: number;
  readonly numbers: string;
}

export function packWeights(weights: Float64Array): PackedWeights {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const bytes = new DataView(new ArrayBuffer(weights.length * 2));
  weights.forEach((weight, i) => {
    bytes.setInt16(i * 2, Math.round((weight / most) * MOST), true);
  });
  let text = '';
  for (let i = 0; i < bytes.byteLength; i++) text += String.fromCharCode(bytes.getUint8(i));
  return { most, numbers: btoa(text) };
}

export function unpackWeights({ most, numbers }: PackedWeights): Float64Array {
  const text = atob(numbers);
  const bytes = new DataView(new ArrayBuffer(text.length));
  for (let i = 0; i < text.length; i++) bytes.setUint8(i, text.charCodeAt(i));
  return Float64Array.from(
    { length: weightCount(SHAPE) },
    (_, i) => (bytes.getInt16(i * 2, true) / MOST) * most,
  );
}

/** What was learned from games: the weights of a network for each round. */
export const tavernWeights = (): Float64Array[] => LEARNED.rounds.map(unpackWeights);
