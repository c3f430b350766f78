import type { Knot } from './calibration.ts';

/** By number of seats. Fitted by `scripts/heaven-and-ale/fit-calibration.ts`: don't edit. */
export const KNOTS: Readonly<Record<number, readonly Knot[]>> = {
  // 450 games
  2: [
    { left: 0, more: [-0.18, -0.06], lead: 0.5 },
    { left: 0.15, more: [0.05, 0.22], lead: 1.04 },
    { left: 0.4, more: [0.17, 0.79], lead: 3.52 },
    { left: 0.7, more: [-0.76, -0.3], lead: 7.68 },
    { left: 1, more: [-1.16, -0.86], lead: 10.3 },
    { left: 1.001, more: [-1.46, -1.2], lead: 11.35 },
    { left: 1.4, more: [-1.26, -0.8], lead: 11.92 },
    { left: 2, more: [-0.45, -0.36], lead: 10.3 },
    { left: 2.001, more: [-0.5, -0.39], lead: 8.47 },
    { left: 2.4, more: [0.61, 0.98], lead: 6.64 },
    { left: 3, more: [0.99, 1.57], lead: 5.2 },
  ],
  // 450 games
  3: [
    { left: 0, more: [-0.05, -0.04, -0.04], lead: 0.5 },
    { left: 0.15, more: [0.43, 0.64, 0.68], lead: 1.69 },
    { left: 0.4, more: [1.29, 1.68, 1.62], lead: 3.19 },
    { left: 0.7, more: [1.1, 1.54, 1.26], lead: 5.73 },
    { left: 1, more: [0.65, 0.78, 0.81], lead: 6.97 },
    { left: 1.001, more: [-0.57, -0.37, -0.49], lead: 7.68 },
    { left: 1.4, more: [-0.56, 0.03, -0.17], lead: 7.68 },
    { left: 2, more: [0.44, 0.44, 0.38], lead: 8.47 },
    { left: 2.001, more: [0.13, 0.36, 0.24], lead: 7.32 },
    { left: 2.4, more: [0.48, 0.89, 0.68], lead: 7.32 },
    { left: 3, more: [0.62, 0.75, 0.59], lead: 7.32 },
    { left: 3.001, more: [0.03, -0.03, 0.12], lead: 7.32 },
    { left: 3.4, more: [0.9, 1.44, 1], lead: 11.92 },
    { left: 4, more: [1.61, 2.28, 2.14], lead: 11.92 },
  ],
  // 450 games
  4: [
    { left: 0, more: [-0.08, -0.02, -0.06, -0.11], lead: 0.5 },
    { left: 0.15, more: [-0.05, 0.36, 0.32, 0.16], lead: 1.61 },
    { left: 0.4, more: [0.57, 1.03, 0.92, 0.72], lead: 3.35 },
    { left: 0.7, more: [1.15, 1.63, 1.62, 1.42], lead: 4.72 },
    { left: 1, more: [1.51, 1.51, 1.53, 1.73], lead: 5.46 },
    { left: 1.001, more: [1.11, 1.23, 1.15, 1.12], lead: 5.73 },
    { left: 1.4, more: [0.62, 1.24, 1.13, 0.87], lead: 5.73 },
    { left: 2, more: [0.54, 0.58, 0.5, 0.53], lead: 6.97 },
    { left: 2.001, more: [-0.15, 0.07, -0.05, -0.11], lead: 7.32 },
    { left: 2.4, more: [-0.09, 0.45, 0.37, 0.13], lead: 7.68 },
    { left: 3, more: [0.44, 0.57, 0.4, 0.44], lead: 8.07 },
    { left: 3.001, more: [-0.44, -0.21, -0.28, -0.34], lead: 8.07 },
    { left: 3.4, more: [-0.2, 0.22, 0.08, -0.08], lead: 7.68 },
    { left: 4, more: [-0.22, -0.02, -0.14, -0.12], lead: 8.07 },
    { left: 4.001, more: [-0.72, -0.5, -0.53, -0.54], lead: 7.68 },
    { left: 4.4, more: [-0.64, -0.19, -0.44, -0.64], lead: 7.68 },
    { left: 5, more: [-0.04, 0.23, 0.07, 0.06], lead: 7.32 },
    { left: 5.001, more: [-0.28, -0.58, -0.4, -0.22], lead: 6.02 },
    { left: 5.4, more: [0.14, 1, 0.58, 0.27], lead: 6.64 },
    { left: 6, more: [0.76, 1.42, 1.32, 0.99], lead: 9.81 },
  ],
};
