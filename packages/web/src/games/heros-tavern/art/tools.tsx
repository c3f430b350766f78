import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, INK, UMBER } from './paint.ts';

const SPADE_BLADE = 'M-15 -11H15V-30C15 -42 5 -49 0 -52C-5 -49 -15 -42 -15 -30Z';
const SPADE_SHADOW = teeth({ from: [14, -38], to: [14, -12], count: 7, by: [-13, 0] });
const HAMMER_HEAD = 'M-21 -47H11C20 -47 25 -41 26 -33C19 -36 14 -34 11 -28H-21Z';
const HAMMER_SHADOW = teeth({ from: [11, -28], to: [-20, -28], count: 8, by: [2, -9] });
const GRAIN = cuts(1, 0, [-1, -10, -1, 10], [1, 14, 0, 36]);
const SAW_TEETH = 'l-2.7 6.5l-2.9 -6.3'.repeat(10);
const SAW = `M-14 19L48 31L47 37.5${SAW_TEETH}L-14 40Z`;

/** Hammer and spade crossed over a saw. Box 100 × 100. */
export function Tools() {
  return (
    <g>
      <g transform="translate(3 -3) rotate(40)">
        <Rod d="M0 -14V44" fill={CANDLE} width={5} />
        <Block d={SPADE_BLADE} fill={CHALK} />
        <Solid d={SPADE_SHADOW} />
        <Groove d="M0 -12V-27" width={2.5} />
        <Cuts d={cut([-9, -16], [-9, -34], 1.5)} fill={COPPER} />
      </g>
      <g transform="translate(-2 -3) rotate(-42)">
        <Rod d="M0 -30V46" fill={COPPER} width={6} />
        <Cuts d={GRAIN} fill={CANDLE} />
        <Block d={HAMMER_HEAD} fill={CHALK} />
        <Solid d={HAMMER_SHADOW} />
        <Groove d="M-15 -45V-30" width={2} />
      </g>
      <Block d={SAW} fill={CHALK} line={3} />
      <Cuts d={cuts(1.4, 0, [-8, 25, 40, 33], [-8, 30, 20, 34])} fill={UMBER} />
      <Block d="M-12 15C-30 11 -48 17 -47 31C-46 45 -28 49 -13 44Z" fill={COPPER} />
      <Block d="M-22 25C-32 22 -39 26 -38 31C-37 36 -30 38 -22 35Z" fill={INK} line={0} />
      <Cuts d={cuts(1.5, 4, [-42, 27, -27, 18])} fill={CANDLE} />
      <Disc x={-16} y={24} r={1.8} fill={INK} line={0} />
      <Disc x={-16} y={36} r={1.8} fill={INK} line={0} />
    </g>
  );
}
