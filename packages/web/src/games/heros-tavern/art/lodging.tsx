import { Block, Cuts, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, MIDNIGHT, UMBER } from './paint.ts';

const QUILT = 'M-28 24C-10 11 20 13 40 22V40H-28Z';
const FOLDS = teeth({ from: [38, 22], to: [38, 39], count: 5, by: [-22, -1] });
const PATCHES = cuts(1.6, 2, [-6, 19, -8, 35], [1, 18, -1, 34], [8, 18, 6, 33], [15, 19, 13, 31]);
const WOOD = cuts(
  1.3,
  0,
  [-39, -3, -39, 20],
  [40, 19, 40, 43],
  [-20, 40.5, -2, 40.5],
  [8, 41, 30, 41],
  [-12, -3, 12, -3],
);
const PILLOW = cuts(1.4, 2, [-22, 14, -16, 12], [-23, 36, -22, 25], [-17, 37, -17, 22]);
const STARS = cuts(
  1.4,
  0,
  [-2, -34, -2, -27],
  [-5.5, -30.5, 1.5, -30.5],
  [23, -34, 23, -29],
  [20.5, -31.5, 25.5, -31.5],
);

/** A bed under a window with the moon in it. Box 100 × 100. */
export function Lodging() {
  return (
    <g>
      <Block d="M-14 -3V-26C-14 -55 36 -55 36 -26V-3Z" fill={COPPER} />
      <Block d="M-8 -5V-26C-8 -47 30 -47 30 -26V-5Z" fill={MIDNIGHT} line={2.5} />
      <Solid d="M13 -39C2 -37 -2 -24 5 -16C11 -9 22 -10 26 -19C17 -16 9 -26 13 -39Z" fill={CANDLE} />
      <Cuts d={STARS} fill={CHALK} />
      <Block d="M-18 -6H40V1H-18Z" fill={COPPER} line={3} />
      <Block d="M-48 48V-6C-48 -16 -30 -16 -30 -6V48H-37V41H-41V48Z" fill={UMBER} />
      <Block d="M-43 26V-4C-43 -9 -35 -9 -35 -4V26Z" fill={COPPER} line={2.5} />
      <Block d="M-29 18C-31 10 -27 8 -20 9C-11 7 -6 10 -8 19C-10 26 -27 26 -29 18Z" fill={CHALK} />
      <Block d={QUILT} fill={EMBER} />
      <Block d="M-28 24C-23 19 -16 17 -10 16C-13 23 -14 32 -13 40H-28Z" fill={CHALK} line={2.5} />
      <Cuts d={PATCHES} fill={CANDLE} />
      <Cuts d={PILLOW} fill={COPPER} />
      <Solid d={FOLDS} />
      <Block d="M-30 37H40V44H-30Z" fill={COPPER} />
      <Block d="M36 48V16C36 9 48 9 48 16V48H42Z" fill={UMBER} />
      <Cuts d={WOOD} fill={CANDLE} />
    </g>
  );
}
