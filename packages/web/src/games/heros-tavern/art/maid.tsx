import { Block, Cuts, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { Face } from './face.tsx';
import { CANDLE, CHALK, COPPER, EMBER, SKIN, UMBER } from './paint.ts';

const CAP = 'M-24 -10C-38 -27 -20 -44 0 -44C20 -44 38 -27 24 -10Z';
const CAP_FOLDS =
  cuts(1.7, 3, [-20, -16, -19, -34], [-11, -17, -9, -40]) +
  cuts(1.7, -3, [-1, -18, 2, -38], [8, -17, 10, -30]);
const CAP_SHADOW = teeth({ from: [13, -44], via: [34, -32], to: [25, -12], count: 7, by: [-11, 4] });
/** The frill: a row of scallops around the brow. */
const FRILL =
  'M-24 -16C-32 -14 -32 -4 -25 -3C-22 3 -15 1 -14 -4C-10 0 -4 -1 -3 -6C0 -2 6 -2 8 -6C10 -1 15 0 18 -4C20 1 27 1 29 -4C35 -6 33 -15 27 -16C10 -24 -8 -24 -24 -16Z';
const FRILL_CUTS = cuts(
  1.3,
  0,
  [-24, -13, -25, -6],
  [-14, -16, -15, -7],
  [-3, -18, -3, -9],
  [8, -17, 8, -9],
  [18, -15, 19, -7],
);
const PLAITS: readonly number[] = [-1, 1];
const PLAIT = 'M16 -8C26 -6 31 8 28 20C28 28 26 32 22 38C18 34 16 30 16 22C13 10 13 0 16 -8Z';
const TWIGS = cuts(1.5, 0, [33, -16, 28, -44], [37, -16, 36, -46], [41, -16, 44, -44]);

/** Maid: a frilled cap, plaits, an apron and a birch broom. Box 100 × 100. */
export function Maid() {
  return (
    <g>
      <g transform="translate(-9 0)">
        <Block d="M-40 49C-38 33 -22 26 0 26C22 26 38 33 40 49Z" fill={COPPER} />
        <Solid d={teeth({ from: [39, 48], via: [37, 34], to: [18, 28], count: 6, by: [-11, 9] })} />
        <Block d="M-19 49C-18 40 -16 34 -14 28C-4 35 4 35 14 28C16 34 18 40 19 49Z" fill={CHALK} />
        <Cuts d={cuts(1.3, 0, [-11, 48, -9, 37], [0, 48, 0, 38], [11, 48, 9, 37])} fill={COPPER} />
        <Block d="M-9 12V29C-4 34 4 34 9 29V12Z" fill={SKIN} line={3} />
        <Face mouth="M-5 12C-1 16 4 16 7 12" />
        <Block d="M-12 28C-4 34 4 34 12 28L7 40L0 35L-7 40Z" fill={EMBER} line={2.5} />
        {PLAITS.map(side => (
          <g key={side} transform={`scale(${side} 1)`}>
            <Block d={PLAIT} fill={UMBER} line={3} />
            <Groove d="M16 8L23 12M27 10L21 15M16 17L23 21M28 18L21 24M18 27L24 30" width={2} />
            <Cuts d={cuts(1.2, 0, [18, 4, 23, 8], [18, 14, 22, 17])} fill={CANDLE} />
          </g>
        ))}
        <g transform="translate(-1 -5) scale(.9 .96)">
          <Block d={CAP} fill={CHALK} />
          <Cuts d={CAP_FOLDS} fill={COPPER} />
          <Solid d={CAP_SHADOW} />
          <Groove d="M-22 -18C-8 -25 10 -25 25 -18" width={5} stroke={EMBER} />
          <Block d={FRILL} fill={CHALK} line={3} />
          <Cuts d={FRILL_CUTS} fill={COPPER} />
        </g>
      </g>
      <g transform="translate(3 2)">
        <Rod d="M37 43V-10" fill={UMBER} width={4.5} />
        <Block d="M33 -14C28 -24 26 -36 27 -49C33 -45 41 -45 46 -49C48 -36 46 -24 41 -14Z" fill={CANDLE} />
        <Cuts d={TWIGS} fill={UMBER} />
        <Solid d={teeth({ from: [46, -47], via: [48, -28], to: [41, -15], count: 6, by: [-8, 1] })} />
        <Groove d="M32 -14H42" width={6} />
        <Groove d="M32 -14H42" width={2.5} stroke={EMBER} />
        <Block d="M29 28C29 22 44 22 44 28V36C44 42 29 42 29 36Z" fill={SKIN} line={3} />
        <Groove d="M30 29.5H38M30 34.5H38" width={1.6} />
      </g>
    </g>
  );
}
