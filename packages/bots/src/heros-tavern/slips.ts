import type { LadderSlips } from '../coach/ladder.ts';

/** Measured, not chosen: `npm run -s ladder-slips` writes this file. */
export const SLIPS: LadderSlips = {
  version: 5,
  nodes: 1000,
  tables: {
    3: [
      { level: 'patron', mean: 7.55, error: 0.915, spread: 1.83, decisions: 20 },
      { level: 'regular', mean: 6.97, error: 0.843, spread: 1.69, decisions: 20.5 },
      { level: 'gambler', mean: 5.81, error: 0.659, spread: 1.47, decisions: 20.2 },
      { level: 'barkeep', mean: 5.58, error: 1.16, spread: 2.32, decisions: 17.3 },
      { level: 'peddler', mean: 3.02, error: 0.429, spread: 0.959, decisions: 16.6 },
      { level: 'housekeeper', mean: 3.18, error: 0.344, spread: 0.77, decisions: 15.2 },
      { level: 'innkeeper', mean: 1.83, error: 0.373, spread: 0.745, decisions: 14.8 },
      { level: 'legend', mean: 0.91, error: 0.343, spread: 0.766, decisions: 8.2 },
    ],
  },
};
