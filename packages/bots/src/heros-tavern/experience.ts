import { tables } from '@taproom/games/heros-tavern';
import { weightCount } from '../network.ts';
import { unpackWeights } from '../weights.ts';
import { SHAPE } from './features.ts';

/** What was learned from games, as it travels, taken apart: the weights of a network for each round. */
export function roundWeights(packed: string): Float64Array[] {
  const all = Float64Array.from(unpackWeights(packed));
  const size = weightCount(SHAPE);
  return Array.from({ length: tables.ROUNDS }, (_, i) => all.slice(i * size, (i + 1) * size));
}
