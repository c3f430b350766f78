import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, ring, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, UMBER } from './paint.ts';

const BODY = 'M-5 -15C-9 -4 -31 4 -31 26C-31 44 -16 54 0 54C16 54 31 44 31 26C31 4 9 -4 5 -15Z';
const SHADOW = teeth({ from: [8, -2], via: [37, 16], to: [8, 53], count: 13, by: [-16, -3] });
const GRAIN = cuts(1.4, 3, [-25, 16, -25, 36], [-20, 10, -20, 42], [-14, 6, -14, 22], [-14, 28, -14, 47]);
const PEGS: readonly number[] = [-9, -21];

/** A lute. Box 100 × 100. */
export function Entertainment() {
  return (
    <g transform="translate(2 2) rotate(36) scale(.99)">
      {PEGS.map(x => (
        <Rod key={x} d={`M${x - 1} -37L${x + 1} -57`} fill={CANDLE} width={2.2} />
      ))}
      <Block d="M4 -42L4.5 -51L-27 -50L-28 -43Z" fill={UMBER} />
      <Block d={BODY} fill={CANDLE} />
      <Solid d={SHADOW} />
      <Cuts d={GRAIN} fill={COPPER} />
      <Block d="M-5 -11L-4 -47H4L5 -11Z" fill={COPPER} />
      <Groove d="M-4 -38H4M-4 -30H4M-4.5 -22H4.5" width={1.6} />
      <Disc x={0} y={19} r={9.5} fill={INK} line={0} />
      <g transform="translate(0 19)">
        {ring(6, 5).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.9} fill={COPPER} />
        ))}
      </g>
      <Groove d="M-2.4 -46L-3 41M0 -46V41M2.4 -46L3 41" width={1} stroke={CHALK} />
      <Block d="M-12 39H12L10 44H-10Z" fill={UMBER} line={2.5} />
    </g>
  );
}
