/** Path data for the marks of a gouge: everything tapers, as a cut in wood does. */

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The point at `distance` to the left of the middle of a to b. */
function beside(a: Point, b: Point, distance: number): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  return [(a[0] + b[0]) / 2 + (dy / length) * distance, (a[1] + b[1]) / 2 - (dx / length) * distance];
}

/** A cut from a to b that is `width` broad in the middle and comes to a point at both ends. */
export function cut(a: Point, b: Point, width: number, bend = 0): string {
  return `M${at(a)}Q${at(beside(a, b, bend + width))} ${at(b)}Q${at(beside(a, b, bend - width))} ${at(a)}Z`;
}

/** From where to where. */
type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Several cuts of one width and bend. */
export function cuts(width: number, bend: number, ...lines: readonly Segment[]): string {
  return lines.map(([x1, y1, x2, y2]) => cut([x1, y1], [x2, y2], width, bend)).join('');
}

export interface Teeth {
  /** The edge that the shadow grows from; `via` bends it (a quadratic curve). */
  readonly from: Point;
  readonly to: Point;
  readonly via?: Point;
  readonly count: number;
  /** Where the longest tooth points, seen from its root. */
  readonly by: Point;
  /** How much of its room a tooth fills at the root: 1 is a solid edge. */
  readonly fill?: number;
}

/** Uneven as a hand is, yet the same each time. */
const LENGTHS = [1, 0.68, 0.9, 0.58, 0.82, 0.74];

/** A shadow: teeth that stand side by side on an edge, longest in the middle. */
export function teeth({ from, to, via, count, by, fill = 1 }: Teeth): string {
  const bend = via ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const edge = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
  ];
  let path = '';
  for (let tooth = 0; tooth < count; tooth++) {
    const middle = (tooth + 0.5) / count;
    const half = fill / count / 2;
    const reach = (0.55 + 0.45 * Math.sin(Math.PI * middle)) * (LENGTHS[tooth % LENGTHS.length] ?? 1);
    const root = edge(middle);
    const tip: Point = [root[0] + by[0] * reach, root[1] + by[1] * reach];
    path += `M${at(edge(middle - half))}L${at(tip)}L${at(edge(middle + half))}Z`;
  }
  return path;
}

export interface Rays {
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly width: number;
  /** How much the outer end is stretched sideways. */
  readonly stretch?: number;
}

/** Light: cuts that fly apart from 0,0, long and short by turns. */
export function rays({ inner, outer, count, width, stretch = 1 }: Rays): string {
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * 2 * Math.PI + 0.07;
    const length = ray % 2 === 0 ? 1 : 0.8;
    const start = inner * (ray % 2 === 0 ? 1 : 1.12);
    const [x, y] = [Math.cos(angle) * stretch, Math.sin(angle)];
    path += cut([x * start, y * start], [x * outer * length, y * outer * length], width);
  }
  return path;
}

/** A ring of `count` places around 0,0, the first one on top. */
export function ring(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
  });
}
