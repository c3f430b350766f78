import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, UMBER } from './paint.ts';

const GLASS = 'M-19 -25C-22 -2 -11 14 -11 34H11C11 14 22 -2 19 -25Z';
const GLASS_SHADE = 'M19 -25C22 -2 11 14 11 34H3C5 12 11 0 10 -25Z';
const GLASS_TEETH = teeth({ from: [10, -20], via: [10, 2], to: [3, 33], count: 8, by: [-8, 1] });
const GLASS_LIGHT = cut([-14, -14], [-7, 26], 2, 3);
const FROTH =
  'M-22 -21C-31 -25 -28 -39 -18 -38C-17 -48 -4 -51 2 -45C9 -51 22 -47 20 -38C29 -38 31 -25 22 -21C17 -17 13 -22 9 -20C7 -10 -1 -10 -3 -20C-9 -16 -16 -17 -22 -21Z';
const FROTH_CUTS = cuts(1.4, 3, [-20, -28, -11, -31], [-9, -38, -1, -38], [8, -33, 15, -33]);

/** Light ale: a tall footed glass with a head of froth. Box 100 × 100. */
export function LightAle() {
  return (
    <g>
      <Block d="M-8 32L-9 39C-20 40 -20 47 -16 47H16C20 47 20 40 9 39L8 32Z" fill={CHALK} />
      <Block d={GLASS} fill={CANDLE} />
      <Solid d={GLASS_SHADE + GLASS_TEETH} fill={COPPER} />
      <Solid d={GLASS_LIGHT} fill={CHALK} />
      <g className="tavern-cuts" fill={CHALK}>
        <circle cx={-1} cy={20} r={1.8} />
        <circle cx={3} cy={6} r={2.2} />
        <circle cx={-4} cy={-4} r={1.8} />
      </g>
      <Block d={FROTH} fill={CHALK} />
      <Cuts d={FROTH_CUTS} fill={COPPER} />
    </g>
  );
}

const STEIN = 'M-35 -16C-31 6 -33 24 -37 40H21C17 24 15 6 19 -16Z';
const STEIN_SHADOW = teeth({ from: [17, -8], via: [15, 14], to: [19, 39], count: 9, by: [-20, 1] });
const STEIN_LIGHT = cuts(
  1.7,
  0,
  [-28, -2, -28, 14],
  [-22, -4, -22, 13],
  [-29, 22, -31, 35],
  [-23, 21, -24, 34],
  [-16, -2, -16, 10],
  [-16, 22, -17, 31],
);
const HEAD =
  'M-38 -12C-47 -16 -43 -28 -34 -27C-33 -36 -20 -38 -15 -32C-9 -39 4 -37 6 -30C15 -33 24 -26 22 -19C26 -10 14 -9 11 -14C5 -10 -2 -11 -5 -15C-9 -13 -11 -12 -13 -13C-12 -2 -15 7 -20 6C-25 6 -25 -4 -25 -13C-29 -10 -34 -10 -38 -12Z';
const HEAD_CUTS = cuts(1.4, 3, [-34, -18, -26, -21], [-14, -24, -5, -25], [4, -20, 13, -21]);

/** Dark ale: a squat stein with a handle and its lid thrown back. Box 100 × 100. */
export function DarkAle() {
  return (
    <g>
      <Rod d="M18 -6C46 -14 50 32 20 30" fill={COPPER} width={6} />
      <g transform="translate(20 -17) rotate(112) scale(.72)">
        <Disc x={-19} y={-18} r={3.5} fill={COPPER} line={3} />
        <Block d="M-36 0C-36 -20 -2 -20 -2 0Z" fill={COPPER} />
        <Block d="M-40 -3H2V4H-40Z" fill={COPPER} line={3} />
        <Cuts d={cuts(1.7, 2, [-30, -4, -26, -12], [-23, -4, -20, -13], [-16, -4, -14, -12])} fill={CANDLE} />
      </g>
      <Block d={STEIN} fill={UMBER} />
      <Solid d={STEIN_LIGHT} fill={CANDLE} />
      <Solid d={STEIN_SHADOW} />
      <Block d="M-38 37H22C25 38 25 46 22 46H-38C-41 46 -41 38 -38 37Z" fill={COPPER} />
      <Groove d="M-33 17C-20 20 6 20 16 17" width={6} />
      <Groove d="M-32 17C-20 20 6 20 15 17" width={2.5} stroke={COPPER} />
      <Block d={HEAD} fill={CHALK} />
      <Cuts d={HEAD_CUTS} fill={INK} />
    </g>
  );
}
