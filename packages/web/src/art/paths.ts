/** Paths for the quill, from a few points or measures. */
type Points = readonly number[];

const at = (points: Points, i: number): readonly [number, number] => {
  const all = points.length / 2;
  const k = ((i % all) + all) % all;
  return [points[2 * k] ?? 0, points[2 * k + 1] ?? 0];
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Straight lines through x, y, x, y, … and back to the first. */
export function polygon(...points: Points): string {
  return `${polyline(...points)}Z`;
}

function polyline(...points: Points): string {
  return `M${points.map(round).join(' ')}`;
}

/** A soft closed curve through x, y, x, y, … */
export function blob(...points: Points): string {
  const all = points.length / 2;
  const [x, y] = at(points, 0);
  let path = `M${x} ${y}`;
  for (let i = 0; i < all; i++)
    path += bend(at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2));
  return `${path}Z`;
}

/** A soft open curve through x, y, x, y, … */
export function curve(...points: Points): string {
  const last = points.length / 2 - 1;
  const [x, y] = at(points, 0);
  let path = `M${x} ${y}`;
  for (let i = 0; i < last; i++)
    path += bend(
      at(points, Math.max(0, i - 1)),
      at(points, i),
      at(points, i + 1),
      at(points, Math.min(last, i + 2)),
    );
  return path;
}

type Point = readonly [number, number];

/** One piece of a Catmull–Rom curve as a Bézier curve. */
function bend(before: Point, from: Point, to: Point, after: Point): string {
  const handles = [
    from[0] + (to[0] - before[0]) / 6,
    from[1] + (to[1] - before[1]) / 6,
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
    to[0],
    to[1],
  ];
  return `C${handles.map(round).join(' ')}`;
}

const KAPPA = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  const curves = [
    [x + rx, y - ky, x + kx, y - ry, x, y - ry],
    [x - kx, y - ry, x - rx, y - ky, x - rx, y],
    [x - rx, y + ky, x - kx, y + ry, x, y + ry],
    [x + kx, y + ry, x + rx, y + ky, x + rx, y],
  ];
  // Starts at the right, so that the seam of the line is in the shade.
  return `M${round(x + rx)} ${round(y)}${curves.map(c => `C${c.map(round).join(' ')}`).join('')}Z`;
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** A rectangle with its corners rounded a little, around the middle. */
export function plate(width: number, height: number, r: number): string {
  const [x, y] = [width / 2, height / 2];
  return (
    `M${-x + r} ${-y}L${x - r} ${-y}Q${x} ${-y} ${x} ${-y + r}L${x} ${y - r}Q${x} ${y} ${x - r} ${y}` +
    `L${-x + r} ${y}Q${-x} ${y} ${-x} ${y - r}L${-x} ${-y + r}Q${-x} ${-y} ${-x + r} ${-y}Z`
  );
}

/** The corners of a hexagon that stands on a corner, clockwise from the top. */
export function hexCorners(radius: number): number[] {
  return Array.from({ length: 6 }, (_, i) => [
    round(radius * Math.sin((i * Math.PI) / 3)),
    round(-radius * Math.cos((i * Math.PI) / 3)),
  ]).flat();
}

export const hexagon = (radius: number): string => polygon(...hexCorners(radius));

/** A five-pointed star or another one, a corner on top. */
export function star(points: number, outer: number, inner: number): string {
  return polygon(
    ...Array.from({ length: points * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner;
      const a = (i * Math.PI) / points;
      return [r * Math.sin(a), -r * Math.cos(a)];
    }).flat(),
  );
}

/** Where a part of a drawing is placed. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** In degrees. */
  readonly turn: number;
}

/** A place relative to another part, made relative to whatever that part is relative to. */
export function within(around: Placement | null, { x, y, scale, turn }: Placement): Placement {
  if (around === null) return { x, y, scale, turn };
  const [along, across] = axis(around);
  return {
    x: around.x + x * along - y * across,
    y: around.y + x * across + y * along,
    scale: around.scale * scale,
    turn: around.turn + turn,
  };
}

/** What one step to the right becomes. */
const axis = ({ scale, turn }: Placement): Point => {
  const angle = (turn * Math.PI) / 180;
  return [scale * Math.cos(angle), scale * Math.sin(angle)];
};

/** The transformed paths so far, by place: the same few parts are drawn many times. */
const known = new Map<string, Map<string, string>>();

/**
 * A transformed path. This way many parts of one tone become a single path, which a browser draws much faster than a
 * group for each. Paths are absolute, and arcs are parts of circles.
 */
export function placed(path: string, place: Placement | null): string {
  if (place === null) return path;
  const key = `${place.x} ${place.y} ${place.scale} ${place.turn}`;
  const there = known.get(key) ?? new Map<string, string>();
  known.set(key, there);
  const moved = there.get(path) ?? move(path, place);
  there.set(path, moved);
  return moved;
}

function move(path: string, place: Placement): string {
  const { x, y, scale } = place;
  const [along, across] = axis(place);
  const point = (px: number, py: number): string =>
    `${round(x + px * along - py * across)} ${round(y + px * across + py * along)}`;
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'A') {
      const [radius = 0, , , large, sweep, px = 0, py = 0] = numbers;
      const r = round(radius * scale);
      return `A${r} ${r} 0 ${large} ${sweep} ${point(px, py)}`;
    }
    const points: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push(point(numbers[i] ?? 0, numbers[i + 1] ?? 0));
    return command + points.join(' ');
  });
}
