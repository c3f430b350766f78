import type { Side } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { blob, hexagon } from './paths.ts';
import { Fill, Line, Place, Shape } from './pen.tsx';

const FIELD = hexagon(49.4);

/** A fleck of sun: eight short rays. */
const FLECK = 'M0 -7L0 -3M0 3L0 7M-7 0L-3 0M3 0L7 0M-5 -5L-2.4 -2.4M5 5L2.4 2.4M5 -5L2.4 -2.4M-5 5L-2.4 2.4';
const FLECKS: readonly (readonly [number, number, number])[] = [
  [0, -30, 1.3],
  [-24, -10, 1],
  [22, -8, 1.5],
  [-14, 18, 1.6],
  [18, 24, 1],
  [-30, 16, 0.8],
  [2, 2, 0.9],
];

const LEAF = 'M0 -17C13 -9 11 9 0 17C-11 9 -13 -9 0 -17Z';
const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [-24, -20, 50, 1.15],
  [2, -32, 100, 0.9],
  [-8, -2, 20, 1.25],
  [25, -8, 70, 1.1],
  [-25, 16, -35, 1],
  [12, 24, 50, 1.2],
];

interface GroundProps {
  readonly side: Side;
  /** Turns the pattern by as many sixths, so that neighbours differ. */
  readonly turn?: number;
}

/** An empty hex of the garden. Box 100 × 100, a hexagon on its corner. */
export function Ground({ side, turn = 0 }: GroundProps): ReactNode {
  return side === 'sunny' ? (
    <Shape d={FIELD} tone="sun" w={2} ink="giltDeep">
      <Place turn={turn * 60}>
        {FLECKS.map(([x, y, scale]) => (
          <Place key={`${x},${y}`} x={x} y={y} scale={scale}>
            <Line d={FLECK} w={1.5} ink="sunFleck" />
          </Place>
        ))}
      </Place>
    </Shape>
  ) : (
    <Shape d={FIELD} tone="shade" w={2} ink="shadeInk">
      <Place turn={turn * 60}>
        {LEAVES.map(([x, y, angle, scale]) => (
          <Place key={`${x},${y}`} x={x} y={y} turn={angle} scale={scale}>
            <Fill d={LEAF} tone="shadeLeaf" />
            <Line d="M0 -14L0 22" w={1.8} ink="shade" taper />
          </Place>
        ))}
      </Place>
    </Shape>
  );
}

const STONES = [
  blob(-10, -25, 0, -29, 11, -25, 9, -15, -8, -15),
  blob(16, -20, 25, -19, 30, -8, 21, -4, 14, -10),
  blob(20, 0, 30, -2, 31, 11, 24, 17, 17, 9),
  blob(-1, 19, 12, 17, 20, 21, 12, 30, 0, 29),
  blob(-19, 15, -7, 18, -6, 28, -18, 27, -26, 20),
  blob(-30, -3, -19, -1, -17, 10, -26, 15, -32, 8),
  blob(-25, -18, -15, -20, -13, -10, -20, -5, -30, -8),
];

/** A shed spot before its shed: the foundation stones. Box 100 × 100, a hexagon on its corner. */
export function ShedSpot(): ReactNode {
  return (
    <Shape d={FIELD} tone="parchmentDeep" w={2} ink="softInk">
      {STONES.map((d, i) => (
        <Shape key={d} d={d} tone={i % 3 === 1 ? 'stone' : 'stoneLight'} w={2.8} ink="softInk" />
      ))}
      <Line d="M-8 -4L-3 4M2 -6L6 2M-2 8L3 12" w={1.8} ink="softInk" taper />
    </Shape>
  );
}
