import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, UMBER } from './paint.ts';

const CASK = 'M-38 -36C-51 -10 -51 16 -38 45H14C27 16 27 -10 14 -36Z';
const STAVES =
  cuts(
    1.5,
    -3,
    [
      [-31, -7],
      [-31, 20],
    ],
    [
      [-21, -6],
      [-21, 12],
    ],
    [
      [-34, 33],
      [-31, 42],
    ],
    [
      [-23, 35],
      [-22, 43],
    ],
  ) +
  cuts(
    1.5,
    0,
    [
      [-12, -5],
      [-12, 2],
    ],
    [
      [-30, -25],
      [-29, -19],
    ],
    [
      [-20, -23],
      [-20, -17],
    ],
    [
      [-9, -23],
      [-9, -17],
    ],
    [
      [-10, 35],
      [-10, 43],
    ],
  ) +
  cuts(
    1.5,
    3,
    [
      [-1, -6],
      [0, 18],
    ],
    [
      [1, 35],
      [0, 43],
    ],
  );
const SHADOW =
  teeth({ from: [20, -12], via: [24, 4], to: [20, 21], count: 6, by: [-15, 0] }) +
  teeth({ from: [14, -34], to: [18, -22], count: 3, by: [-12, 1] }) +
  teeth({ from: [18, 30], to: [14, 44], count: 3, by: [-13, 0] });
const END_SHADOW = teeth({ from: [39, 15], via: [49, 32], to: [28, 41], count: 6, by: [-9, -4] });

/** A standing cask with a tap, another one lying by it. Box 100 × 100. */
export function Barrel() {
  return (
    <g>
      <Disc x={28} y={26} r={20} fill={COPPER} />
      <Disc x={28} y={26} r={14.5} fill={CANDLE} line={2.5} />
      <Groove d="M23 14V38M29 12V40M35 14V38" width={1.8} />
      <Solid d={END_SHADOW} />
      <Block d={CASK} fill={CANDLE} />
      <Cuts d={STAVES} fill={UMBER} />
      <Solid d={SHADOW} />
      <Block d="M-43 -23C-30 -17 6 -17 19 -23L21 -13C6 -7 -30 -7 -45 -13Z" fill={COPPER} />
      <Block d="M-45 20C-30 27 6 27 21 20L19 30C6 37 -30 37 -43 30Z" fill={COPPER} />
      <ellipse cx={-12} cy={-37} rx={26} ry={8.5} fill={UMBER} stroke={INK} strokeWidth={3.5} />
      <Groove d="M-26 -42V-32M-12 -44.5V-29.5M2 -42V-32" width={1.6} />
      <Rod d="M-12 5V8M-19 3H-5" fill={COPPER} width={3} />
      <Block d="M-19 9H-3C5 9 8 14 8 22H0C0 18 -2 17 -5 17H-19Z" fill={CHALK} line={3} />
      <Block d="M-23 7H-17V19H-23Z" fill={COPPER} line={3} />
      <Block d="M4 28C8 34 8 39 4 39C0 39 0 34 4 28Z" fill={CHALK} line={2} />
    </g>
  );
}
