import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, rays, teeth } from './carve.ts';
import { Candle } from './lantern.tsx';
import { Lettering } from './lettering.tsx';
import { CANDLE, CHALK, COPPER, INK, RAY, UMBER } from './paint.ts';
import { Hero } from './tokens.tsx';

const LIGHT = rays({ inner: 66, outer: 98, count: 56, width: 2.6, stretch: 1.58 });
const BOARD =
  'M-128 -34C-110 -34 -104 -44 -100 -58H100C104 -44 110 -34 128 -34V52C108 52 100 62 98 78H-98C-100 62 -108 52 -128 52Z';
const BOARD_SHADOW = teeth({ from: [128, -30], to: [128, 50], count: 13, by: [-26, 0] });
const GRAIN = cuts(
  1.6,
  2,
  [-116, -20, -60, -22],
  [-118, 42, -70, 44],
  [-90, 62, -20, 64],
  [20, 66, 80, 64],
  [60, -48, 92, -47],
  [-94, -46, -50, -48],
  [-110, 30, -98, 31],
);

interface TavernSignProps {
  /** The name of the tavern, in the reader's language; null where it stands beside the sign. */
  readonly title: string | null;
}

/** The sign over the door: a board on chains, helm and sword above the name, a candle on either side. Box 320 × 200. */
export function TavernSign({ title }: TavernSignProps) {
  return (
    <g>
      <g transform="translate(0 6)">
        <Cuts d={LIGHT} fill={RAY} />
      </g>
      <Rod
        d="M-120 -90H120M-120 -90C-132 -90 -136 -80 -128 -76M120 -90C132 -90 136 -80 128 -76"
        fill={COPPER}
        width={4}
      />
      <Groove d="M-78 -88V-58M78 -88V-58" width={6} />
      <Groove d="M-78 -88V-58M78 -88V-58" width={2.5} stroke={CHALK} />
      <Block d={BOARD} fill={UMBER} line={4} />
      <Groove d="M-126 -8H126M-126 32H126" width={1.6} />
      <Solid d={BOARD_SHADOW} />
      <path
        d="M-120 -27C-106 -28 -97 -38 -94 -51H94C97 -38 106 -28 120 -27V45C104 46 94 57 92 71H-92C-94 57 -104 46 -120 45Z"
        fill="none"
        stroke={CANDLE}
        strokeWidth={2}
      />
      <Cuts d={GRAIN} fill={COPPER} />
      <g transform={title === null ? 'translate(0 -6) scale(1.3)' : 'translate(0 -38) scale(.98)'}>
        <Hero />
      </g>
      {[-1, 1].map(side => (
        <g
          key={side}
          transform={`translate(${side * 78} ${title === null ? 6 : -12}) scale(${title === null ? 0.7 : 0.56})`}
        >
          <Candle />
        </g>
      ))}
      <Groove d="M-60 62H-14M14 62H60" width={2} stroke={CANDLE} />
      <Disc x={0} y={62} r={4} fill={CANDLE} line={2} />
      {title !== null && (
        <g stroke={INK} strokeWidth={5} paintOrder="stroke" strokeLinejoin="round">
          <Lettering text={title} y={46} width={196} size={44} least={18} weight={800} fill={CHALK} />
        </g>
      )}
    </g>
  );
}
