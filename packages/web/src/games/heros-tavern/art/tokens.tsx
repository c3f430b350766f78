import type { Resource } from '@taproom/games/heros-tavern';
import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, ring, teeth } from './carve.ts';
import { CANDLE, CHALK, COPPER, EMBER, INK, MOSS, UMBER } from './paint.ts';

const MILLING = ring(24, 38.5)
  .map(([x, y]) => `M${x} ${y}L${x * 1.13} ${y * 1.13}`)
  .join('');
const COIN_SHADOW = teeth({ from: [27, -23], via: [48, 20], to: [-8, 35], count: 13, by: [-13, -9] });

/** A round copper coin with a tankard on it. Box 100 × 100. */
export function Coin() {
  return (
    <g>
      <Disc x={0} y={0} r={45} fill={COPPER} line={4} />
      <g className="tavern-cuts">
        <Groove d={MILLING} width={2.4} />
      </g>
      <Disc x={0} y={0} r={36} fill={CANDLE} line={3} />
      <Solid d={COIN_SHADOW} fill={COPPER} />
      <Rod d="M11 -6C28 -9 28 16 11 14" fill={UMBER} width={4} />
      <Block d="M-16 -14H12L14 22H-18Z" fill={UMBER} />
      <Block
        d="M-19 -12C-25 -20 -16 -26 -11 -22C-6 -29 5 -28 7 -22C15 -25 20 -16 14 -12Z"
        fill={CHALK}
        line={3}
      />
      <Cuts d={cuts(1.8, 0, [-10, -4, -11, 17], [-3, -4, -3, 17])} fill={CANDLE} />
    </g>
  );
}

const CRATE_SHADOW = teeth({ from: [40, -19], to: [40, 21], count: 8, by: [-17, 8] });

/** A storage crate, six-sided in outline. Box 100 × 100. */
export function Crate() {
  return (
    <g>
      <Block d="M0 -46L42 -23L0 0L-42 -23Z" fill={CHALK} line={4} />
      <Block d="M-42 -23L0 0V47L-42 24Z" fill={CANDLE} line={4} />
      <Block d="M42 -23L0 0V47L42 24Z" fill={COPPER} line={4} />
      <Groove d="M-14 -38L28 -15M-28 -31L14 -8" width={3} />
      <Block d="M-37 -13L-30 -9L-5 37L-5 39L-12 35L-37 -10Z" fill={UMBER} line={2.5} />
      <Groove d="M-34 -14.5V23M-8 0V38" width={3} />
      <Solid d={CRATE_SHADOW} />
      <Cuts
        d={cuts(1.6, 0, [6, 10, 24, 0], [6, 20, 20, 12], [6, 30, 24, 20], [6, 39, 16, 33])}
        fill={CANDLE}
      />
    </g>
  );
}

/** A slab of ploughed land with a seedling, a wide lozenge in outline. Box 100 × 100. */
export function Land() {
  return (
    <g>
      <Block d="M-47 8L0 33L47 8V18L0 44L-47 18Z" fill={UMBER} line={4} />
      <Block d="M0 -18L47 8L0 33L-47 8Z" fill={MOSS} line={4} />
      <Solid
        d={cuts(5, 2, [-37, 6, 4, 29], [-25, -1, 17, 22], [-12, -8, 29, 15], [2, -14, 40, 8])}
        fill={UMBER}
      />
      <Cuts d={cuts(1.6, 2, [-31, 2, 11, 26], [-18, -4, 23, 19], [-5, -11, 35, 12])} fill={CANDLE} />
      <Groove d="M-2 8V-18" width={8} />
      <Block d="M-2 -14C-6 -32 -22 -36 -32 -30C-28 -16 -14 -10 -2 -14Z" fill={MOSS} line={4} />
      <Block d="M-2 -18C-2 -36 12 -46 26 -42C26 -26 14 -14 -2 -18Z" fill={MOSS} line={4} />
      <Groove d="M-2 8V-14" width={3.5} stroke={MOSS} />
      <Cuts d={cuts(1.8, 0, [-6, -17, -25, -28], [2, -21, 20, -37])} fill={INK} />
    </g>
  );
}

const TOKENS = { coins: Coin, storage: Crate, land: Land } as const;

interface TokenProps {
  readonly of: Resource;
}

/** The token of a resource. Box 100 × 100. */
export function Token({ of }: TokenProps) {
  const Shape = TOKENS[of];
  return <Shape />;
}

const HELM = 'M-27 -8C-28 -30 -16 -40 0 -40C16 -40 28 -30 27 -8L25 30C18 38 8 42 0 46C-8 42 -18 38 -25 30Z';
const HELM_SHADOW = teeth({ from: [14, -37], via: [31, -26], to: [25, 28], count: 12, by: [-13, 2] });

/** A helm before a sword: one hero. Box 100 × 100. */
export function Hero() {
  return (
    <g>
      <g transform="translate(0 2) rotate(-45)">
        <Block d="M-5 -52L0 -63L5 -52V36H-5Z" fill={CHALK} />
        <Groove d="M0 -50V30" width={1.6} />
        <Rod d="M-13 37H13" fill={COPPER} width={5} />
        <Rod d="M0 43V52" fill={UMBER} width={5} />
        <Disc x={0} y={58} r={4.5} fill={CANDLE} line={3} />
      </g>
      <g transform="translate(2 4) scale(.86)">
        <Block d="M-4 -36C-12 -48 4 -52 14 -48C30 -46 42 -32 38 -14C34 -24 24 -28 12 -28Z" fill={EMBER} />
        <Cuts d={cuts(1.6, 3, [2, -42, 22, -36], [6, -37, 28, -30])} fill={CANDLE} />
        <Block d={HELM} fill={CHALK} />
        <Solid d={HELM_SHADOW} />
        <Block d="M-30 -12H30V-4H4V44L0 46L-4 44V-4H-30Z" fill={COPPER} line={3} />
        <Solid d={cuts(4, 0, [-24, 3, -7, 3], [7, 3, 24, 3])} />
        <g fill={INK}>
          {[14, 22, 30].map(y => (
            <g key={y}>
              <circle cx={-13} cy={y} r={2.2} />
              <circle cx={13} cy={y} r={2.2} />
            </g>
          ))}
        </g>
        <Cuts d={cut([-20, -18], [-10, -33], 2.2, 2)} fill={COPPER} />
      </g>
    </g>
  );
}
