import { Block, Cuts, Disc, Groove, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { Face } from './face.tsx';
import { CANDLE, CHALK, COPPER, EMBER } from './paint.ts';

const SLEEVE = teeth({ from: [42, 48], via: [38, 34], to: [20, 29], count: 6, by: [-12, 10] });
const COLLAR = 'M-28 22L-36 39L-21 32L-14 46L-6 33L0 47L6 33L14 46L21 32L36 39L28 22C12 17 -12 17 -28 22Z';
const PLEATS = cuts(
  1.4,
  0,
  [-24, 25, -27, 33],
  [-13, 25, -14, 37],
  [0, 24, 0, 39],
  [13, 25, 14, 37],
  [24, 25, 27, 33],
);
const HORN = 'M1 -22C-14 -42 -48 -34 -44 3C-38 -11 -28 -12 -18 -3C-14 -9 -6 -11 1 -11Z';
const OTHER_HORN = 'M-1 -22C14 -42 48 -34 44 3C38 -11 28 -12 18 -3C14 -9 6 -11 -1 -11Z';
const CREASES = cuts(1.7, 4, [-40, -10, -23, -32], [-34, -11, -14, -30], [-25, -9, -8, -23]);
const HORN_SHADOW = teeth({ from: [20, -36], via: [43, -28], to: [44, 0], count: 8, by: [-11, 9] });
const TOP_SHADOW = teeth({ from: [9, -45], via: [7, -36], to: [10, -26], count: 5, by: [-11, 1] });
const BELLS = [
  [-43, 7],
  [43, 7],
  [16, -44],
] as const;

/** Jester: a cap of three horns with bells, a collar of points. Box 100 × 100. */
export function Jester() {
  return (
    <g>
      <Block d="M0 26C-22 26 -40 34 -42 49H0Z" fill={EMBER} />
      <Block d="M0 26C22 26 40 34 42 49H0Z" fill={CANDLE} />
      <Solid d={SLEEVE} />
      <Face mouth="M-8 10C-3 17 5 17 9 10" />
      <Block d={COLLAR} fill={CHALK} />
      <Cuts d={PLEATS} />
      <Block d="M-13 -18C-16 -38 -6 -50 14 -47C8 -40 9 -30 13 -18Z" fill={COPPER} />
      <Solid d={TOP_SHADOW} />
      <Block d={HORN} fill={EMBER} />
      <Block d={OTHER_HORN} fill={CANDLE} />
      <Solid d={HORN_SHADOW} />
      <Cuts d={CREASES} fill={CANDLE} />
      {BELLS.map(([x, y]) => (
        <g key={x}>
          <Disc x={x} y={y} r={5.2} fill={CANDLE} line={3} />
          <Groove d={`M${x} ${y + 1}V${y + 4}`} />
        </g>
      ))}
    </g>
  );
}
