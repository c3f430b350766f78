import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, SLATE, SLATE_CHALK, UMBER } from './paint.ts';

/** The log: a scroll with lines of writing. Box 100 × 100. */
export function Scroll() {
  return (
    <g>
      <Block d="M-27 -34H27V34H-27Z" fill={CHALK} />
      <Solid d={cuts(4, 0, [-18, -18, 18, -18], [-18, -6, 12, -6], [-18, 6, 18, 6], [-18, 18, 4, 18])} />
      <Solid d={teeth({ from: [26, -30], to: [26, 32], count: 9, by: [-7, 0] })} fill={COPPER} />
      <Rod d="M-36 -38H36" fill={CANDLE} width={9} />
      <Rod d="M-36 38H36" fill={CANDLE} width={9} />
      <Disc x={-41} y={-38} r={5} fill={COPPER} line={3} />
      <Disc x={41} y={-38} r={5} fill={COPPER} line={3} />
      <Disc x={-41} y={38} r={5} fill={COPPER} line={3} />
      <Disc x={41} y={38} r={5} fill={COPPER} line={3} />
    </g>
  );
}

/** The score pad: a small slate with strokes of chalk. Box 100 × 100. */
export function SmallSlate() {
  return (
    <g>
      <Block d="M-42 -34H42V38H-42Z" fill={UMBER} line={4} />
      <Block d="M-33 -25H33V29H-33Z" fill={SLATE} line={3} />
      <Groove d="M-22 -14V14M-12 -14V14M-2 -14V14M8 -14V14M-28 10L14 -10" width={4.5} stroke={SLATE_CHALK} />
      <Groove d="M-24 21H24" width={3} stroke={SLATE_CHALK} />
      <Groove d="M-10 -36C-10 -46 10 -46 10 -36" width={4} stroke={COPPER} />
      <Cuts d={cuts(1.5, 0, [-38, -28, -38, 20], [38, -20, 38, 30])} fill={CANDLE} />
    </g>
  );
}

/** What was seen: an open eye. Box 100 × 100. */
export function Eye() {
  return (
    <g>
      <Block d="M-46 2C-28 -28 28 -28 46 2C28 30 -28 30 -46 2Z" fill={CHALK} line={4} />
      <Disc x={0} y={1} r={17} fill={COPPER} line={3.5} />
      <Disc x={0} y={1} r={8} fill={INK} line={0} />
      <Disc x={-5} y={-5} r={3.5} fill={CHALK} line={0} />
      <Groove d="M-34 -24L-40 -34M-12 -32L-14 -44M12 -32L14 -44M34 -24L40 -34" width={4} stroke={CANDLE} />
    </g>
  );
}
