import { Block, Cuts, Groove, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, MIDNIGHT, UMBER } from './paint.ts';

const QUILT = 'M-28 18C-10 6 20 8 40 17V37H-28Z';
const FOLDS = teeth({ from: [39, 18], to: [39, 37], count: 5, by: [-22, -1] });
const PATCHES = cuts(
  1.6,
  2,
  [
    [-6, 13],
    [-8, 33],
  ],
  [
    [1, 12],
    [-1, 32],
  ],
  [
    [8, 12],
    [6, 31],
  ],
  [
    [15, 14],
    [13, 28],
  ],
);
const WOOD = cuts(
  1.3,
  0,
  [
    [-39, -5],
    [-39, 18],
  ],
  [
    [40, 14],
    [40, 40],
  ],
  [
    [-20, 38.5],
    [-2, 38.5],
  ],
  [
    [8, 39],
    [30, 39],
  ],
);
const PILLOW = cuts(
  1.4,
  2,
  [
    [-24, 12],
    [-14, 11],
  ],
  [
    [-22, 7],
    [-18, 5],
  ],
  [
    [-23, 32],
    [-22, 20],
  ],
  [
    [-17, 34],
    [-17, 17],
  ],
);
const ARCH = teeth({ from: [33, -39], via: [43, -30], to: [42, -2], count: 6, by: [-5, 2] });
const STARS = cuts(
  1.4,
  0,
  [
    [-3, -36],
    [-3, -29],
  ],
  [
    [-6.5, -32.5],
    [0.5, -32.5],
  ],
  [
    [31, -10],
    [31, -5],
  ],
  [
    [28.5, -7.5],
    [33.5, -7.5],
  ],
);

/** A bed under a window with the moon in it. Box 100 × 100. */
export function Lodging() {
  return (
    <g>
      <Block d="M-16 10V-24C-16 -54 42 -54 42 -24V12Z" fill={COPPER} />
      <Block d="M-10 10V-24C-10 -46 36 -46 36 -24V12Z" fill={MIDNIGHT} line={2.5} />
      <Solid d="M15 -39C3 -37 -1 -23 7 -15C14 -8 26 -10 30 -19C20 -15 10 -25 15 -39Z" fill={CANDLE} />
      <Cuts d={STARS} fill={CHALK} />
      <Groove d="M-10 -2H36" width={3} />
      <Block d="M-48 46V-8C-48 -18 -30 -18 -30 -8V46H-36V38H-42V46Z" fill={UMBER} />
      <Block d="M-44 24V-6C-44 -11 -34 -11 -34 -6V24Z" fill={COPPER} line={2.5} />
      <Block d="M-30 10C-32 2 -28 0 -20 1C-10 -1 -4 2 -6 12C-8 20 -28 20 -30 10Z" fill={CHALK} />
      <Block d={QUILT} fill={EMBER} />
      <Block d="M-28 18C-22 13 -15 11 -9 10.5C-12 18 -13 28 -12 37H-28Z" fill={CHALK} line={2.5} />
      <Cuts d={PATCHES} fill={CANDLE} />
      <Cuts d={PILLOW} fill={COPPER} />
      <Solid d={FOLDS} />
      <Block d="M-30 35H40V42H-30Z" fill={COPPER} />
      <Block d="M36 46V10C36 3 48 3 48 10V46H42Z" fill={UMBER} />
      <Cuts d={WOOD} fill={CANDLE} />
      <Solid d={ARCH} />
    </g>
  );
}
