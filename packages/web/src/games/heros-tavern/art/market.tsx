import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, MOSS, UMBER } from './paint.ts';

/** The five stripes of the awning: top corners, bottom corners. */
const STRIPES = [0, 1, 2, 3, 4].map(stripe => {
  const [top, bottom] = [-36 + stripe * 14.4, -48 + stripe * 19.2];
  const [nextTop, nextBottom] = [top + 14.4, bottom + 19.2];
  const drop = `C${nextBottom} ${-5} ${bottom} ${-5} ${bottom} -16`;
  return { fill: stripe % 2 === 0 ? EMBER : CHALK, d: `M${top} -44H${nextTop}L${nextBottom} -16${drop}Z` };
});
const FOLDS = cuts(
  1.6,
  0,
  ...[0, 1, 2, 3, 4].map(stripe => [-24 + stripe * 14, -40, -34 + stripe * 19, -20] as const),
);
const BOARDS = cuts(
  1.4,
  0,
  [-40, 31, -12, 31],
  [-40, 36, -22, 36],
  [-8, 35, 14, 35],
  [-40, 41, -8, 41],
  [0, 40, 20, 40],
  [0, 30, 12, 30],
);

/** A stall with a striped awning and a pair of scales. Box 100 × 100. */
export function Market() {
  return (
    <g>
      <Block d="M-42 -20H-36V46H-42Z" fill={UMBER} />
      <Block d="M36 -20H42V46H36Z" fill={UMBER} />
      <Disc x={-27} y={15} r={6} fill={MOSS} />
      <Disc x={27} y={15} r={6} fill={EMBER} />
      <Disc x={-20} y={16} r={5} fill={MOSS} />
      <Disc x={20} y={16} r={5} fill={EMBER} />
      <Rod d="M0 -10V16M-17 -2L17 -2" fill={CANDLE} width={2.5} />
      <Groove d="M-16 -1L-22 9M-16 -1L-10 9M16 -1L10 9M16 -1L22 9" width={1.6} stroke={CANDLE} />
      <Block d="M-24 8H-8C-9 15 -23 15 -24 8Z" fill={CANDLE} line={2.5} />
      <Block d="M8 8H24C23 15 9 15 8 8Z" fill={CANDLE} line={2.5} />
      <Block d="M-47 19H47V26H-47Z" fill={CANDLE} />
      <Block d="M-44 26H44V46H-44Z" fill={COPPER} />
      <Cuts d={BOARDS} fill={CANDLE} />
      <Solid d={teeth({ from: [43, 27], to: [43, 45], count: 6, by: [-24, 0] })} />
      {STRIPES.map(({ fill, d }) => (
        <Block key={d} d={d} fill={fill} />
      ))}
      <Cuts d={FOLDS} />
      <Block d="M-38 -48H38V-43H-38Z" fill={UMBER} line={2.5} />
    </g>
  );
}
