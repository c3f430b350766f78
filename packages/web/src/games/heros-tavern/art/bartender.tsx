import { Block, Cuts, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, SKIN, UMBER } from './paint.ts';

const SKULL = 'M-19 6C-22 -20 -14 -35 0 -35C14 -35 22 -20 19 6Z';
const SKULL_SHADOW = teeth({ from: [10, -33], via: [22, -26], to: [19, 0], count: 8, by: [-7, 3] });
const BEARD = 'M-20 -3C-15 0 -10 -2 -6 2H6C10 -2 15 0 20 -3C27 22 16 38 0 44C-16 38 -27 22 -20 -3Z';
const BEARD_SHADOW = teeth({ from: [22, 4], via: [20, 30], to: [3, 43], count: 8, by: [-12, -1] });
const LOCKS = cuts(1.7, 2, [-17, 12, -12, 31], [-11, 14, -6, 36], [-4, 15, -1, 38]);
const MOUSTACHE = 'M0 1C-6 -4 -15 4 -22 1C-19 13 -6 13 0 8C6 13 19 13 22 1C15 4 6 -4 0 1Z';
const FROTH =
  'M21 -17C15 -23 21 -32 27 -30C30 -38 43 -37 44 -30C52 -30 52 -18 47 -17C43 -14 40 -17 37 -17C35 -9 29 -9 28 -17C26 -15 24 -15 21 -17Z';

/** Bartender: bald, a beard like a bib, a foaming tankard. Box 100 × 100. */
export function Bartender() {
  return (
    <g>
      <Block d="M-49 49C-48 32 -32 25 -14 25C8 25 30 32 32 49Z" fill={EMBER} />
      <Block d="M-31 49V31L-15 40L3 31V49Z" fill={CHALK} />
      <Block d="M-45 49C-46 40 -44 34 -39 31L-31 30C-35 36 -35 42 -35 49Z" fill={CANDLE} line={3} />
      <Cuts d={cuts(1.2, 0, [-42, 47, -37, 34])} fill={UMBER} />
      <g transform="translate(-15 -8) scale(.98)">
        <Block d="M-19 -6C-26 -8 -26 6 -18 6Z" fill={SKIN} />
        <Block d={SKULL} fill={SKIN} />
        <Solid d={SKULL_SHADOW} />
        <Cuts d={cuts(1.5, 3, [-14, -22, -5, -31])} fill={CHALK} />
        <Solid d={cuts(2.4, -0.6, [-13, -8, -5, -8], [5, -8, 13, -8])} />
        <Groove d="M-14 -14L-5 -12.5M14 -14L5 -12.5" width={3.2} />
        <Block d={BEARD} fill={COPPER} />
        <Cuts d={LOCKS} fill={CANDLE} />
        <Solid d={BEARD_SHADOW} />
        <Solid d={cut([0, -9], [1, 2], 3, 1)} />
        <Block d={MOUSTACHE} fill={UMBER} line={2.5} />
      </g>
      <Block d="M23 49C23 38 27 30 31 24L45 28C47 36 48 43 46 49Z" fill={EMBER} />
      <Rod d="M27 -9C17 -11 17 9 27 7" fill={CANDLE} width={3.5} />
      <Block d="M26 -20H47L48 17H25Z" fill={CANDLE} />
      <Cuts d={cuts(1.3, 0, [30, -8, 29.5, 12])} fill={COPPER} />
      <Solid d={teeth({ from: [47, -12], to: [48, 16], count: 7, by: [-12, 0] })} />
      <Block d={FROTH} fill={CHALK} />
      <Block d="M23 19C23 13 46 13 46 19V26C46 31 23 31 23 26Z" fill={SKIN} line={3} />
      <Groove d="M31 16V28M38 16V28" width={1.6} />
    </g>
  );
}
