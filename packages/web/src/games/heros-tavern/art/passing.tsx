import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, rays, teeth } from './carve.ts';
import { BEAM, CANDLE, CHALK, COPPER, EMBER, INK, LETTERING, PLANK, RAY, UMBER } from './paint.ts';

const ARROW = 'M-46 14L-20 -12V-1H40V29H-20V40Z';
const ARROW_GRAIN = cuts(
  1.6,
  1,
  [-14, 6, 30, 6],
  [-34, 12, -2, 13],
  [4, 14, 36, 14],
  [-30, 19, 10, 20],
  [-12, 25, 24, 25],
);
const ARROW_SHADOW = teeth({ from: [39, 0], to: [39, 28], count: 7, by: [-15, 0] });

/** Hands go to the left: a sign cut as an arrow that swings from its beam. Box 100 × 100. */
export function PassingSign() {
  return (
    <g>
      <Block d="M-40 -46H44V-37H-40Z" fill={UMBER} />
      <Cuts d={cuts(1.3, 0, [-34, -42, 0, -42], [10, -41, 38, -41])} fill={CANDLE} />
      <g className="tavern-swing" style={{ transformOrigin: '2px -38px' }}>
        <Groove d="M-12 -36V-4M28 -36V-4" width={5} />
        <Groove d="M-12 -36V-4M28 -36V-4" width={2} stroke={LETTERING} />
        <Block d={ARROW} fill={CANDLE} line={4} />
        <Cuts d={ARROW_GRAIN} fill={COPPER} />
        <Solid d={ARROW_SHADOW} />
        <Disc x={-12} y={5} r={2.5} fill={INK} line={0} />
        <Disc x={28} y={5} r={2.5} fill={INK} line={0} />
      </g>
    </g>
  );
}

const BACK_RAYS = rays({ inner: 13, outer: 26, count: 14, width: 1.8 });

/** A shield with a foaming tankard: the sign on the back of every card. Box 100 × 100. */
export function Shield() {
  return (
    <g>
      <Block
        d="M-38 -42C-20 -34 20 -34 38 -42C44 -10 34 28 0 46C-34 28 -44 -10 -38 -42Z"
        fill={EMBER}
        line={4}
      />
      <Solid d={teeth({ from: [38, -36], via: [42, 18], to: [4, 44], count: 13, by: [-13, -4] })} />
      <g transform="translate(-2 0)">
        <Rod d="M15 -6C34 -10 34 20 16 18" fill={CANDLE} width={5} />
        <Block d="M-20 -14H16L18 26H-22Z" fill={CANDLE} />
        <Solid d={cuts(2.2, 0, [-12, -2, -13, 20], [-3, -2, -3, 20], [6, -2, 7, 20])} />
        <Block
          d="M-23 -8C-32 -18 -22 -27 -15 -23C-11 -33 6 -33 9 -24C18 -28 26 -17 19 -8C12 -4 8 -9 3 -8C-3 2 -9 2 -11 -8C-16 -4 -20 -5 -23 -8Z"
          fill={CHALK}
        />
      </g>
    </g>
  );
}

function SmallBack() {
  return (
    <g>
      <path d="M-26 -36H26V36H-26Z" fill={PLANK} stroke={INK} strokeWidth={3.5} strokeLinejoin="round" />
      <path d="M-21.5 -31.5H21.5V31.5H-21.5Z" fill="none" stroke={BEAM} strokeWidth={1.8} />
      <Cuts d={BACK_RAYS} fill={RAY} />
      <g transform="scale(.48)">
        <Shield />
      </g>
    </g>
  );
}

const LAYERS: readonly number[] = [4, 3, 2, 1];

/** The draw pile: card backs, squared up. Box 100 × 100. */
export function Deck() {
  return (
    <g transform="translate(8 -5) scale(1.08)">
      {LAYERS.map(layer => (
        <g key={layer} transform={`translate(${-4 * layer} ${3 * layer})`}>
          <Block d="M-26 -36H26V36H-26Z" fill={layer % 2 === 0 ? CHALK : COPPER} line={2} />
        </g>
      ))}
      <SmallBack />
    </g>
  );
}
