import { Block, Cuts, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, UMBER } from './paint.ts';

const CASK = 'M-36 -37C-54 -12 -54 18 -36 46H10C28 18 28 -12 10 -37Z';
const STAVES =
  cuts(1.6, -3, [-35, -9, -35, 18], [-25, -7, -25, 14], [-33, 34, -31, 43], [-22, 36, -21, 44]) +
  cuts(
    1.6,
    0,
    [-14, -5, -14, 19],
    [-30, -26, -30, -20],
    [-20, -24, -20, -17],
    [-9, -24, -9, -17],
    [-10, 36, -10, 44],
  ) +
  cuts(1.6, 3, [-3, -6, -3, 12]);
const SHADOW =
  teeth({ from: [22, -12], via: [26, 4], to: [22, 22], count: 6, by: [-17, 0] }) +
  teeth({ from: [11, -35], to: [18, -23], count: 3, by: [-13, 1] }) +
  teeth({ from: [18, 31], to: [11, 45], count: 3, by: [-14, 0] });

/** A standing cask that drips from its tap. Box 100 × 100. */
export function Barrel() {
  return (
    <g>
      <Block d={CASK} fill={CANDLE} />
      <Cuts d={STAVES} fill={UMBER} />
      <Solid d={SHADOW} />
      <Block d="M-44 -23C-30 -17 4 -17 18 -23L22 -13C6 -7 -32 -7 -48 -13Z" fill={COPPER} />
      <Block d="M-48 21C-32 28 6 28 22 21L18 31C4 38 -30 38 -44 31Z" fill={COPPER} />
      <Solid d={cuts(1.5, 2, [-40, -16, -18, -13], [-42, 28, -22, 31])} fill={CANDLE} />
      <ellipse cx={-13} cy={-37} rx={23} ry={8} fill={UMBER} stroke={INK} strokeWidth={3.5} />
      <Groove d="M-25 -42V-32M-13 -44V-30M-1 -42V-32" width={1.6} />
      <Rod d="M36 3V-4M30 -6H42" fill={COPPER} width={3.5} />
      <Block d="M20 2H25V4H38C46 4 49 9 49 19H40C40 15 39 13 35 13H25V16H20Z" fill={CHALK} />
      <Block d="M44.5 26C49 33 49 40 44.5 40C40 40 40 33 44.5 26Z" fill={CHALK} line={2.5} />
    </g>
  );
}
