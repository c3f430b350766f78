/** How long an animation takes, in milliseconds, unless it goes far. */
export const LONGEST = 400;
/** A longer way takes longer, so that the eye can follow: milliseconds for each pixel, up to the longest flight. */
const PER_PIXEL = 0.6;
const LONGEST_WAY = 1100;

/** However small a piece is, on its way it is at least this large, in pixels. */
const FOLLOWED = 56;

/** A stop of a piece on its way: how far it is from where it ends, and how much larger. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const END: Stop = { x: 0, y: 0, scale: 1 };

/** A small piece grows until it is half way, so that one sees what flies. */
export function enlarged(way: readonly Stop[], size: number): readonly Stop[] {
  const least = FOLLOWED / size;
  if (least <= 1) return way;
  const inside = way.slice(1, -1).map(stop => ({ ...stop, scale: Math.max(stop.scale, least) }));
  const [start = END] = way;
  const middle = { x: start.x / 2, y: start.y / 2, scale: Math.max(start.scale, least) };
  return [start, ...(inside.length > 0 ? inside : [middle]), END];
}

/** How long a way takes, in milliseconds. */
export function durationOf(way: readonly Stop[]): number {
  const length = way.slice(1).reduce((sum, stop, i) => {
    const before = way[i] ?? stop;
    return sum + Math.hypot(stop.x - before.x, stop.y - before.y);
  }, 0);
  return Math.min(LONGEST + length * PER_PIXEL, LONGEST_WAY);
}
