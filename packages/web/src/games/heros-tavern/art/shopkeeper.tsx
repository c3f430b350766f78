import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { Face } from './face.tsx';
import { CANDLE, CHALK, COPPER, MIDNIGHT, MOSS, SKIN, UMBER } from './paint.ts';

const HAT = 'M-24 -8C-46 -8 -46 -26 -28 -32C-14 -46 16 -42 22 -28C36 -24 36 -8 20 -8C8 -13 -10 -13 -24 -8Z';
const HAT_SHADOW = teeth({ from: [16, -37], via: [38, -22], to: [24, -9], count: 7, by: [-11, 2] });
const HAT_FOLDS = cuts(1.8, 3, [-36, -16, -20, -31], [-27, -14, -9, -34], [-14, -15, 0, -28]);
const FEATHER = 'M-22 -30C-30 -40 -26 -50 -10 -49C8 -49 22 -44 34 -46C28 -34 4 -30 -22 -30Z';
const FUR = 'M-26 26C-20 20 20 20 26 26C22 34 14 38 12 49H-12C-14 38 -22 34 -26 26Z';

/** Shopkeeper: a broad plumed hat, spectacles, a hand-held pair of scales. Box 100 × 100. */
export function Shopkeeper() {
  return (
    <g>
      <g transform="translate(-10 1)">
        <Block d="M-40 48C-38 33 -22 25 0 25C22 25 38 33 40 48Z" fill={MOSS} />
        <Cuts d={cuts(1.8, 2, [-34, 45, -24, 31], [-27, 46, -20, 34])} />
        <Solid d={teeth({ from: [39, 47], via: [37, 34], to: [18, 27], count: 6, by: [-11, 9] })} />
        <Block d={FUR} fill={UMBER} />
        <Cuts
          d={cuts(
            1.4,
            0,
            [-20, 26, -16, 32],
            [-14, 30, -11, 38],
            [-9, 36, -8, 45],
            [20, 26, 16, 32],
            [12, 32, 10, 39],
          )}
          fill={CANDLE}
        />
        <Face mouth="M-4 12.5H6" />
        <Block
          d="M-8 9C-4 6 6 6 10 9C8 13 6 12 5 12C8 20 4 28 1 31C-2 28 -6 20 -3 12C-5 12 -6 13 -8 9Z"
          fill={COPPER}
          line={2.5}
        />
        <Groove d="M-4 12.5H6" />
        <Disc x={-8} y={0} r={6} fill={CHALK} line={2.5} />
        <Disc x={8} y={0} r={6} fill={CHALK} line={2.5} />
        <Solid d={cuts(2.6, -1, [-13, 0, -3, 0], [3, 0, 13, 0])} />
        <Groove d="M-3 -1.5H3M14 -1L17 -3" width={2.4} />
        <Block d={FEATHER} fill={CHALK} line={3} />
        <Cuts
          d={cuts(1.2, 1, [-18, -33, 24, -43], [-16, -36, -14, -44], [-6, -36, -2, -45], [6, -38, 10, -45])}
          fill={COPPER}
        />
        <Block d={HAT} fill={MIDNIGHT} />
        <Cuts d={HAT_FOLDS} fill={CANDLE} />
        <Solid d={HAT_SHADOW} />
      </g>
      <Rod d="M35 45V-4M23 2H47" fill={CANDLE} width={2.6} />
      <Disc x={35} y={-5} r={3.4} fill={CANDLE} line={2.5} />
      <Groove d="M24 4L18 17M24 4L29 17M46 4L41 17M46 4L50 17" width={1.6} stroke={CANDLE} />
      <Block d="M16 16H31C31 25 16 25 16 16Z" fill={CANDLE} line={2.5} />
      <Block d="M39 16H49.5C49.5 25 39 25 39 16Z" fill={CANDLE} line={2.5} />
      <Block d="M27 33C27 27 43 27 43 33V41C43 47 27 47 27 41Z" fill={SKIN} line={3} />
      <Groove d="M28 34.5H37M28 39.5H37" width={1.6} />
    </g>
  );
}
