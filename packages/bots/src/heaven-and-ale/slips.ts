import type { LadderSlips } from '../coach/ladder.ts';

/** Measured, not chosen: `npm run -s ladder-slips` writes this file. Empty until there are enough games. */
export const SLIPS: LadderSlips = { version: 4, nodes: 1000, tables: {} };
