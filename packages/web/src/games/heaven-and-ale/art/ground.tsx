import type { Side } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { blob, hexagon, type Placement, placed } from '../../../art/paths.ts';
import { Fill, Line, Shape } from '../../../art/pen.tsx';
import { quill } from '../../../art/quill.ts';

const FIELD = hexagon(49.4);

/** A fleck of sun: eight short rays. */
const FLECK = 'M0 -7L0 -3M0 3L0 7M-7 0L-3 0M3 0L7 0M-5 -5L-2.4 -2.4M5 5L2.4 2.4M5 -5L2.4 -2.4M-5 5L-2.4 2.4';
const FLECKS: readonly Placement[] = [
  { x: 0, y: -30, turn: 0, scale: 1.3 },
  { x: -24, y: -10, turn: 0, scale: 1 },
  { x: 22, y: -8, turn: 0, scale: 1.5 },
  { x: -14, y: 18, turn: 0, scale: 1.6 },
  { x: 18, y: 24, turn: 0, scale: 1 },
  { x: -30, y: 16, turn: 0, scale: 0.8 },
  { x: 2, y: 2, turn: 0, scale: 0.9 },
];

const LEAF = 'M0 -17C13 -9 11 9 0 17C-11 9 -13 -9 0 -17Z';
const VEIN = 'M0 -14L0 22';
const LEAVES: readonly Placement[] = [
  { x: -24, y: -20, turn: 50, scale: 1.15 },
  { x: 2, y: -32, turn: 100, scale: 0.9 },
  { x: -8, y: -2, turn: 20, scale: 1.25 },
  { x: 25, y: -8, turn: 70, scale: 1.1 },
  { x: -25, y: 16, turn: -35, scale: 1 },
  { x: 12, y: 24, turn: 50, scale: 1.2 },
];

/** One path of all the places, for each turn of the pattern. There is a ground under every tile, so they must be light. */
const pattern = (path: string, places: readonly Placement[]): string[] => {
  const whole = places.map(place => placed(path, place)).join('');
  return [0, 1, 2, 3, 4, 5].map(turn => placed(whole, { x: 0, y: 0, scale: 1, turn: turn * 60 }));
};
const FLECKED = pattern(quill(FLECK, { width: 1.5 }), FLECKS);
const LEAVED = pattern(LEAF, LEAVES);
const VEINED = pattern(quill(VEIN, { width: 1.8, taper: true }), LEAVES);

interface GroundProps {
  readonly side: Side;
  /** Turns the pattern by as many sixths, so that neighbours differ. */
  readonly turn?: number;
}

/** An empty hex of the garden. Box 100 × 100, a hexagon on its corner. */
export function Ground({ side, turn = 0 }: GroundProps): ReactNode {
  return side === 'sunny' ? (
    <Shape d={FIELD} tone="sun" w={2} ink="giltDeep">
      <Fill d={FLECKED[turn] ?? ''} tone="sunFleck" />
    </Shape>
  ) : (
    <Shape d={FIELD} tone="shade" w={2} ink="shadeInk">
      <Fill d={LEAVED[turn] ?? ''} tone="shadeLeaf" />
      <Fill d={VEINED[turn] ?? ''} tone="shade" />
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
