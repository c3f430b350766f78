import { tables } from '@taproom/games/heros-tavern';
import { weightCount } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import { SHAPE } from './features.ts';

/** Unpacks the shipped weights: those of one network per round. */
export function roundWeights(packed: string): Float64Array[] {
  const all = Float64Array.from(unpackWeights(packed));
  const size = weightCount(SHAPE);
  return Array.from({ length: tables.ROUNDS }, (_, i) => all.slice(i * size, (i + 1) * size));
}
