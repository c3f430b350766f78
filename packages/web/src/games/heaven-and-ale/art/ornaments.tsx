import type { ReactNode } from 'react';
import { INK } from '../../../art/ink.ts';
import { Fill, Group, Line, Place, Shape } from '../../../art/pen.tsx';
import { ResourceEmblem } from './resources.tsx';

const LEAF = 'M0 0C-7 -9 -5 -19 3 -25C10 -18 10 -7 0 0Z';

interface LeafProps {
  /** The line: the pen's on the page, ink on other things. */
  readonly ink?: 'pen' | 'ink';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale?: number;
}

/** A leaf of the vine, its stalk at x, y. About 16 × 26. */
export function Leaf({ x, y, turn, scale = 1, ink = 'pen' }: LeafProps): ReactNode {
  return (
    <Place x={x} y={y} turn={turn} scale={scale}>
      <Shape d={LEAF} tone="hops" w={2.4} ink={ink}>
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
      <Fill d="M-46 40A2.6 2.6 0 1 0 -40.8 40A2.6 2.6 0 1 0 -46 40Z" tone="rubric" />
      <Fill d="M40 -40A2.6 2.6 0 1 0 45.2 -40A2.6 2.6 0 1 0 40 -40Z" tone="rubric" />
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
      <Group>
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
      </Group>
    </>
  );
}

/** Fibres and specks of the skin on a tile of 128, none of them cut at its edge. */
const FIBRES =
  'M9 12Q6 12 2 14M37 11Q37 16 33 20M66 15Q64 17 63 20M105 13Q107 13 110 15M6 34Q10 36 13 35M41 40Q42 44 41 49M79 45Q75 48 71 49M100 32Q96 35 95 37M16 70Q20 70 23 70M48 64Q52 63 56 66M66 63Q62 65 57 64M97 59Q95 61 93 62M6 95Q11 97 14 99M37 89Q32 87 27 90M68 91Q65 90 60 94M99 89Q97 92 94 93M4 120Q8 123 10 126';
const SPECKS =
  'M79 65h1v1h-1zM110 77h1v1h-1zM21 114h1v1h-1zM53 27h1v1h-1zM84 23h1v1h-1zM43 120h1v1h-1zM33 108h1v1h-1zM82 35h1v1h-1zM96 28h1v1h-1zM24 98h1v1h-1zM84 74h1v1h-1zM29 91h1v1h-1zM53 116h1v1h-1zM65 81h1v1h-1zM14 57h1v1h-1zM10 17h1v1h-1z';

/**
 * A faint grain of parchment to fill large areas with: put it into <defs> and fill with
 * url(#id). For the background of HTML there is --art-grain. Tile 128 × 128.
 */
export function ParchmentPattern({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width={128} height={128} patternUnits="userSpaceOnUse">
      <rect width={128} height={128} fill={INK.page} />
      <g opacity={0.55}>
        <Line d={FIBRES} w={0.9} ink="pageGrain" taper />
        <Fill d={SPECKS} tone="pageGrain" />
      </g>
    </pattern>
  );
}
