import { Block, Cuts, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, INK } from './paint.ts';

const HEART = 'M-11 -12C-11 -21 -2 -21 -2 -14C-2 -21 7 -21 7 -12C7 -4 -2 4 -2 4C-2 4 -11 -4 -11 -12Z';
const SPADE =
  'M0 -28C5 -20 14 -16 14 -8C14 0 5 0 2 -4C2 1 4 4 6 5H-6C-4 4 -2 1 -2 -4C-5 0 -14 0 -14 -8C-14 -16 -5 -20 0 -28Z';
const BORDER = cuts(1.3, 0, [-16, -26, 12, -26], [-16, -26, -16, 24], [-12, 15, 4, 12], [-12, 20, 0, 18]);
const DIE_SHADOW = teeth({ from: [45, 4], to: [45, 33], count: 7, by: [-17, 8] });
const DIE_HATCH = cuts(1.3, 0, [-10, 6, 14, 18], [20, 47, 20, 18]);
const PIPS = [
  [-6, 13],
  [10, 39],
  [2, 26],
  [-6, 29.5],
  [10, 22],
] as const;

/** Two cards and a die. Box 100 × 100. */
export function Games() {
  return (
    <g>
      <g transform="translate(-24 -5) rotate(-16)">
        <Block d="M-20 -30H16V28H-20Z" fill={CANDLE} />
        <Solid d={HEART} fill={EMBER} />
        <Cuts d={BORDER} fill={COPPER} />
      </g>
      <g transform="translate(6 -12) rotate(13)">
        <Block d="M-19 -33H19V26H-19Z" fill={CHALK} />
        <Solid d={SPADE} />
      </g>
      <Block d="M16 -10L45 3L16 17L-13 3Z" fill={CHALK} />
      <Block d="M-13 3L16 17V48L-13 33Z" fill={CANDLE} />
      <Block d="M45 3L16 17V48L45 33Z" fill={COPPER} />
      <Solid d={DIE_SHADOW} />
      <Cuts d={DIE_HATCH} fill={CHALK} />
      <ellipse cx={16} cy={3.5} rx={6} ry={3.2} fill={EMBER} />
      {PIPS.map(([x, y]) => (
        <ellipse key={y} cx={x} cy={y} rx={2.7} ry={3.6} fill={INK} />
      ))}
    </g>
  );
}
