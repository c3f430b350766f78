import type { ReactNode } from 'react';
import { INK } from '../ink.ts';
import { Fill, Line, Place, Shape } from './pen.tsx';
import { ResourceEmblem } from './resources.tsx';

const LEAF = 'M0 0C-7 -9 -5 -19 3 -25C10 -18 10 -7 0 0Z';

interface LeafProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale?: number;
}

/** A leaf of the vine, its stalk at x, y. About 16 × 26. */
export function Leaf({ x, y, turn, scale = 1 }: LeafProps): ReactNode {
  return (
    <Place x={x} y={y} turn={turn} scale={scale}>
      <Shape d={LEAF} tone="hops" w={2.4} ink="pen">
        <Fill d="M0 0C-7 -9 -5 -19 3 -25C-1 -16 -1 -8 0 0Z" tone="hopsLight" />
      </Shape>
    </Place>
  );
}

/** A vine for the upper left corner of a panel; turn it for the others. Box 100 × 100. */
export function CornerVine(): ReactNode {
  return (
    <Place x={4} y={4} scale={0.9}>
      <Line
        d="M-44 48C-50 20 -40 4 -44 -18C-46 -34 -38 -44 -22 -44C0 -45 18 -38 48 -46"
        w={4}
        ink="pen"
        taper
      />
      <Line
        d="M-43 -14C-30 -18 -18 -12 -17 -2C-16 8 -27 11 -30 4C-32 -1 -27 -5 -23 -2"
        w={2.8}
        ink="pen"
        taper
      />
      <Line d="M-18 -44C-14 -32 -4 -26 4 -28C12 -30 12 -39 5 -39" w={2.6} ink="pen" taper />
      <Leaf x={-45} y={26} turn={62} scale={0.9} />
      <Leaf x={-44} y={12} turn={-40} scale={0.62} />
      <Leaf x={-44} y={-22} turn={110} scale={0.7} />
      <Leaf x={18} y={-41} turn={150} scale={0.86} />
      <Leaf x={8} y={-42} turn={30} scale={0.5} />
      <Leaf x={34} y={-43} turn={40} scale={0.5} />
      <Place x={-25} y={-25} scale={0.3} turn={-42}>
        <ResourceEmblem resource="hops" />
      </Place>
      <Fill d="M-46 40A2.6 2.6 0 1 0 -40.800 40A2.6 2.6 0 1 0 -46 40Z" tone="rubric" />
      <Fill d="M40 -40A2.6 2.6 0 1 0 45.200 -40A2.6 2.6 0 1 0 40 -40Z" tone="rubric" />
    </Place>
  );
}

/** A scroll with two leaves for each corner of the field. */
const SCROLL =
  'M-37 4C-36 -12 -30 -20 -20 -20C-10 -20 -10 -33 -20 -32C-27 -31 -27 -23 -21 -23M-20 -20C-14 -20 -6 -26 -4 -37';
const SCROLL_LEAVES =
  'M-35 -6C-28 -8 -25 -3 -26 2C-31 3 -34 -1 -35 -6ZM-8 -28C-2 -28 3 -31 3 -36C-3 -37 -7 -33 -8 -28Z';

/** A square for a rubricated initial, filled with a white vine. Box 100 × 100. */
export function InitialFrame({ letter }: { readonly letter: string }): ReactNode {
  return (
    <>
      <Shape d="M-46 -46L46 -46L46 46L-46 46Z" tone="gilt" w={4} ink="pen" />
      <Shape d="M-38 -38L38 -38L38 38L-38 38Z" tone="rubric" w={2.6}>
        {[0, 90, 180, 270].map(turn => (
          <Place key={turn} turn={turn}>
            <Line d={SCROLL} w={2.8} ink="rubricLight" taper />
            <Fill d={SCROLL_LEAVES} tone="giltLight" />
          </Place>
        ))}
      </Shape>
      {[0, 90, 180, 270].map(turn => (
        <Place key={turn} turn={turn}>
          <Fill d="M-42 -46L-46 -42L-42 -38L-38 -42Z" tone="parchment" />
        </Place>
      ))}
      <text
        y={23}
        textAnchor="middle"
        fontSize={68}
        fontWeight={700}
        fontFamily="var(--art-font, 'Alegreya Variable', Alegreya, Georgia, serif)"
        fill={INK.chalk}
      >
        {letter}
      </text>
    </>
  );
}

/** A faint grain of parchment to fill large areas with: put it into <defs> and fill with url(#id). Tile 64 × 64. */
export function ParchmentPattern({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width={64} height={64} patternUnits="userSpaceOnUse">
      <rect width={64} height={64} fill={INK.page} />
      <g opacity={0.5}>
        <Line
          d="M4 11C9 9 13 12 18 10M40 24C44 27 49 26 54 28M12 46C15 43 21 45 25 43M44 55C48 52 51 53 56 51"
          w={0.9}
          ink="pageGrain"
          taper
        />
        <Line
          d="M30 6C31 9 30 12 32 15M58 40C57 43 59 46 58 49M6 30C8 32 7 35 9 37"
          w={0.8}
          ink="pageGrain"
          taper
        />
        <Fill
          d="M24 26h1.200v1h-1.200zM48 12h1v1.200h-1zM34 40h1.400v1h-1.400zM10 58h1v1h-1zM60 60h1.200v1h-1.200z"
          tone="pageGrain"
        />
      </g>
    </pattern>
  );
}
