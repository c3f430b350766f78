import type { Knot } from './calibration.ts';

/** By number of seats and round. Fitted by `scripts/heros-tavern/calibration.ts` to 4000 games each: don't edit. */
export const KNOTS: Readonly<Record<number, readonly Knot[]>> = {
  3: [
    { more: 2.81, lead: 16.77 },
    { more: 2.49, lead: 13.8 },
    { more: 1.13, lead: 11.35 },
    { more: 0.1, lead: 8.07 },
    { more: 0.17, lead: 0.5 },
  ],
  4: [
    { more: 2.59, lead: 14.49 },
    { more: 2.16, lead: 12.52 },
    { more: 0.99, lead: 10.3 },
    { more: 0.29, lead: 7.32 },
    { more: 0.16, lead: 0.53 },
  ],
  5: [
    { more: 2.33, lead: 14.49 },
    { more: 2.28, lead: 12.52 },
    { more: 0.87, lead: 9.81 },
    { more: 0.36, lead: 7.32 },
    { more: 0.13, lead: 0.5 },
  ],
};
