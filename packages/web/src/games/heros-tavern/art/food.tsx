import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, UMBER } from './paint.ts';

const LOAF = 'M-45 27C-50 0 -36 -17 -18 -17C0 -17 8 0 6 27Z';
const HAM =
  'M-19 26C-25 5 -6 -15 13 -11C23 -9 27 -13 33 -21L41 -13C35 -6 36 0 33 9C28 26 10 33 -5 33C-13 33 -17 32 -19 26Z';
const SCORES = cuts(3.2, 2, [-38, 4, -27, -6], [-29, 7, -15, -7], [-40, 17, -35, 10]);
const HAM_SHADOW = teeth({ from: [34, -6], via: [34, 28], to: [0, 33], count: 11, by: [-13, -9] });
const HAM_LIGHT = cuts(1.7, -3, [-10, 3, 9, -6], [-13, 12, 4, 0], [-12, 21, -2, 9]);
const STEAM = 'M-13 -25C-20 -31 -6 -37 -13 -46M4 -21C-3 -28 11 -34 4 -43';

/** A roast on the bone, a loaf, a platter. Box 100 × 100. */
export function Food() {
  return (
    <g>
      <Block d={LOAF} fill={CANDLE} />
      <Solid d={SCORES} />
      <Rod d={STEAM} fill={CHALK} width={2.4} />
      <Block d="M31 -16L38 -26C34 -34 44 -38 46 -31C53 -32 53 -22 46 -22L38 -11Z" fill={CHALK} />
      <Block d={HAM} fill={COPPER} />
      <Solid d={HAM_SHADOW} />
      <Cuts d={HAM_LIGHT} fill={CANDLE} />
      <Block d="M-48 27C-44 24 44 24 48 27C46 38 30 44 0 44C-30 44 -46 38 -48 27Z" fill={CHALK} />
      <Groove d="M-40 33C-26 39 26 39 40 33" width={2} />
      <Disc x={-30} y={22} r={4} fill={UMBER} />
      <Disc x={-22} y={23} r={4} fill={UMBER} />
    </g>
  );
}
