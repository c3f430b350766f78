/**
 * A quill. It follows a path and leaves a filled outline whose width changes with the
 * direction of the stroke, as with a broad nib, with a little unrest of the hand. The
 * unrest comes from the path itself, so a drawing is the same each time.
 *
 * Paths are absolute and use M, L, C, Q and Z only.
 */
type Point = readonly [number, number];

export interface Stroke {
  readonly width: number;
  /** Thin out at both ends, as for a vein or a blade of grass; outlines do not. */
  readonly taper?: boolean;
}

/** The nib is held at this angle: lines along it are thin, lines across it are full. */
const NIB = -0.7;
const THIN = 0.62;
const SWELL = 0.66;
const UNREST = 0.07;
const SWAY = 0.3;
/** The sampling distance along the path, in units of the drawing. */
const PACE = 5.5;
/** From this turn on (as a cosine) two pieces meet in a corner and become two strokes. */
const CORNER = 0.8;

const drawn = new Map<string, string>();

/** The outline of the stroke along a path, to be filled with ink. */
export function quill(path: string, stroke: Stroke): string {
  const key = `${stroke.width}${stroke.taper ? 't' : ''}${path}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const outline = runs(path)
    .map((run, i) => ribbon(run, stroke, seedOf(path) + i))
    .join('');
  drawn.set(key, outline);
  return outline;
}

function seedOf(text: string): number {
  let seed = 7;
  for (let i = 0; i < text.length; i++) seed = (seed * 31 + text.charCodeAt(i)) % 9973;
  return seed;
}

/** The path as runs of points without a corner inside. */
function runs(path: string): Point[][] {
  const found: Point[][] = [];
  for (const pieces of subpaths(path)) {
    let run: Point[] = [];
    for (const piece of pieces) {
      if (run.length > 0 && isCorner(run, piece)) {
        found.push(run);
        run = [];
      }
      run.push(...(run.length > 0 ? piece.slice(1) : piece));
    }
    if (run.length > 1) found.push(run);
  }
  return found;
}

function isCorner(run: readonly Point[], next: readonly Point[]): boolean {
  const [a, b] = run.slice(-2);
  const [, c] = next;
  if (!a || !b || !c) return false;
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1) < CORNER;
}

/** Each subpath as its pieces, each piece as evenly spaced points. */
function subpaths(path: string): Point[][][] {
  const found: Point[][][] = [];
  let pieces: Point[][] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const draw = (...points: Point[]): void => {
    const piece = walk([at, ...points]);
    if (piece.length > 1) pieces.push(piece);
    at = points.at(-1) ?? at;
  };
  for (const [, letter, rest] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (rest?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    if (letter === 'M') {
      if (pieces.length > 0) found.push(pieces);
      pieces = [];
      at = points[0] ?? at;
      start = at;
      for (const point of points.slice(1)) draw(point);
    } else if (letter === 'Z') draw(start);
    else {
      const step = letter === 'C' ? 3 : letter === 'Q' ? 2 : 1;
      for (let i = 0; i < points.length; i += step) draw(...points.slice(i, i + step));
    }
  }
  if (pieces.length > 0) found.push(pieces);
  return found;
}

/** A line or a Bézier curve of any degree as evenly spaced points. */
function walk(control: readonly Point[]): Point[] {
  let length = 0;
  for (let i = 1; i < control.length; i++) length += distance(control[i - 1], control[i]);
  if (length < 0.01) return [];
  const straight = control.length === 2;
  const steps = Math.max(straight ? 2 : 4, Math.ceil(length / (straight ? 2 * PACE : PACE)));
  return Array.from({ length: steps + 1 }, (_, i) => casteljau(control, i / steps));
}

function casteljau(control: readonly Point[], t: number): Point {
  let points = control;
  while (points.length > 1)
    points = points.slice(1).map((b, i): Point => {
      const a = points[i] ?? b;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  return points[0] ?? [0, 0];
}

const distance = (a: Point | undefined, b: Point | undefined): number =>
  a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;

function ribbon(run: readonly Point[], stroke: Stroke, seed: number): string {
  const last = run.length - 1;
  const closed = distance(run[0], run[last]) < 0.01;
  const left: Point[] = [];
  const right: Point[] = [];
  let along = 0;
  let total = 0;
  for (let i = 1; i <= last; i++) total += distance(run[i - 1], run[i]);
  run.forEach((point, i) => {
    along += distance(run[i - 1], point);
    const before = run[i - 1] ?? (closed ? run[last - 1] : undefined) ?? point;
    const after = run[i + 1] ?? (closed ? run[1] : undefined) ?? point;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = (stroke.width / 2) * pressure({ angle, along, total, seed }, stroke);
    const sway = closed || i === 0 || i === last ? 0 : SWAY * Math.sin(along * 0.19 + seed);
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    left.push([point[0] + nx * (half + sway), point[1] + ny * (half + sway)]);
    right.unshift([point[0] - nx * (half - sway), point[1] - ny * (half - sway)]);
  });
  return `${smooth(left, 'M')}${cap(left.at(-1), right[0])}${smooth(right, 'L')}${cap(right.at(-1), left[0])}Z`;
}

interface Place {
  readonly angle: number;
  readonly along: number;
  readonly total: number;
  readonly seed: number;
}

function pressure({ angle, along, total, seed }: Place, { taper }: Stroke): number {
  const nib = THIN + SWELL * Math.abs(Math.sin(angle - NIB));
  const unrest = 1 + UNREST * Math.sin(along * 0.13 + seed * 1.7);
  if (!taper) return nib * unrest;
  const fromEnd = Math.min(along, total - along) / (total || 1);
  return nib * unrest * (0.15 + 0.85 * Math.min(1, fromEnd / 0.4));
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

/** A soft line through the points: each is a handle between the middles of its neighbours. */
function smooth(points: readonly Point[], first: 'M' | 'L'): string {
  let line = '';
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (i === 0) line = `${first}${pair(point)}`;
    else if (!next) line += `L${pair(point)}`;
    else line += `Q${pair(point)} ${pair([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return line;
}

/** A round end from one side of the stroke to the other. */
function cap(from: Point | undefined, to: Point | undefined): string {
  if (!from || !to) return '';
  const radius = figure(Math.max(0.1, distance(from, to) / 2));
  return `A${radius} ${radius} 0 0 0 ${pair(to)}`;
}
