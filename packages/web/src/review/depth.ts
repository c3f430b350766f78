import { kept } from '../kept.ts';
import type { Depth } from './messages.ts';

/** How thoroughly games are reviewed: nodes a position, and other draws that each draw is compared with. */
export type Thoroughness = Pick<Depth, 'nodes' | 'controls'>;

const USUAL: Thoroughness = { nodes: 1000, controls: 16 };
/** The first curve comes at a glance. */
const GLANCE: Thoroughness = { nodes: 40, controls: 4 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** A slow device can have less, and a test: there is no field for it. */
const chosen = kept<Thoroughness>('taproom.review-depth', stored => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { nodes, controls } = stored as Partial<Record<keyof Thoroughness, unknown>>;
  return isCount(nodes) && isCount(controls) ? { nodes, controls } : null;
});

export const thoroughness = (): Thoroughness => chosen.get() ?? USUAL;

export const atAGlance = (depth: Depth): Depth => ({
  ...depth,
  nodes: Math.min(depth.nodes, GLANCE.nodes),
  controls: Math.min(depth.controls, GLANCE.controls),
});
