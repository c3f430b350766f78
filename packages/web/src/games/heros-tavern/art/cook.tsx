import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { Face } from './face.tsx';
import { CANDLE, CHALK, COPPER, EMBER, INK, SKIN, UMBER } from './paint.ts';

const HAT = 'M-20 -10L-19 -21C-35 -22 -37 -42 -21 -43C-15 -50 13 -50 20 -43C37 -42 35 -22 19 -21L20 -10Z';
const PLEATS =
  cuts(1.6, 2, [-20, -25, -25, -37], [-13, -24, -15, -34], [-6, -23, -8, -42]) +
  cuts(1.6, -2, [1, -23, 1, -33], [8, -23, 10, -41], [15, -24, 18, -33]);
const HAT_SHADOW = teeth({ from: [23, -42], via: [37, -32], to: [20, -21], count: 5, by: [-9, 2] });
const JACKET_SHADOW = teeth({ from: [43, 48], via: [39, 33], to: [18, 27], count: 6, by: [-13, 9] });
const SLEEVE = cuts(1.8, 2, [-36, 46, -25, 31], [-30, 48, -20, 32]);

/** Cook: a tall pleated hat, a great moustache, a ladle. Box 100 × 100. */
export function Cook() {
  return (
    <g>
      <Block d="M-43 49C-41 33 -22 24 0 24C22 24 40 33 42 49Z" fill={CHALK} />
      <Solid d={JACKET_SHADOW} />
      <Cuts d={SLEEVE} fill={COPPER} />
      <Groove d="M-1 36V49" />
      <Disc x={-8} y={43} r={2.2} fill={INK} line={0} />
      <Disc x={6} y={43} r={2.2} fill={INK} line={0} />
      <Face mouth="M-4 16.5H5" />
      <Block d="M-20 22C-8 28 8 28 20 22L16 35C8 31 4 33 0 41C-4 33 -8 31 -16 35Z" fill={EMBER} line={3} />
      <Block
        d="M1 9C-6 4 -14 9 -22 4C-20 15 -8 18 1 13C10 18 22 15 24 4C16 9 8 4 1 9Z"
        fill={UMBER}
        line={2.5}
      />
      <Cuts d={cuts(1.2, 2, [-17, 9, -3, 11])} fill={CANDLE} />
      <Block d={HAT} fill={CHALK} />
      <Cuts d={PLEATS} fill={COPPER} />
      <Solid d={HAT_SHADOW} />
      <Groove d="M-19 -20C-8 -17 8 -17 19 -20" width={2.5} />
      <Rod d="M37 44V-4" fill={COPPER} width={4.5} />
      <Block d="M25 -20H49C50 -5 44 1 37 1C30 1 24 -5 25 -20Z" fill={COPPER} />
      <Cuts d={cut([30, -16], [34, -4], 2.5)} fill={CANDLE} />
      <Solid d={teeth({ from: [48, -17], via: [49, -4], to: [41, 0], count: 4, by: [-8, -2] })} />
      <Block d="M29 30C29 24 45 24 45 30V38C45 44 29 44 29 38Z" fill={SKIN} line={3} />
      <Groove d="M30 31.5H39M30 36.5H39" width={1.6} />
    </g>
  );
}
