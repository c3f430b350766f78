import { BREWMASTER_START, TRACK_END } from '@taproom/games/heaven-and-ale';
import type { Point, Size } from './geometry.ts';

/** The production track as it lies on a board. */
export interface TrackShape {
  /** The middle of a spot, and how large it is. */
  spot(spot: number): Point & Size;
  /** The corner of a row of the brewmaster's table, next to the spots that it holds for. */
  band(from: number, to: number): Point & Size;
  readonly size: Size;
  /** The boxes that it fills, without the room between its two arms. */
  readonly boxes: readonly (Point & Size)[];
}

/** How deep the spots are, and the rows of the table beside them. */
const DEPTH = 62;
const BAND = 46;

/** Along two edges, as on the printed board: up the left from −10 to 0, then along the top from 1 to 20. */
export function cornerTrack(top: number, left: number, depth = DEPTH, band = BAND): TrackShape {
  const edge = band + depth;
  return {
    size: { width: DEPTH + TRACK_END * top, height: edge + (1 - BREWMASTER_START) * left },
    boxes: [
      { x: 0, y: 0, width: DEPTH + TRACK_END * top, height: edge },
      { x: 0, y: edge, width: DEPTH, height: (1 - BREWMASTER_START) * left },
    ],
    spot: spot =>
      spot > 0
        ? { x: DEPTH + (spot - 0.5) * top, y: band + depth / 2, width: top, height: depth }
        : { x: DEPTH / 2, y: edge + (0.5 - spot) * left, width: DEPTH, height: left },
    band: (from, to) =>
      to <= 0
        ? { x: 0, y: 0, width: DEPTH, height: edge }
        : { x: DEPTH + (from - 1) * top, y: 0, width: (to - from + 1) * top, height: band },
  };
}

/** In two rows, where a board must be narrow: 1 to 20 on top, −10 to 0 below. */
export function rowTrack(width: number): TrackShape {
  const top = width / TRACK_END;
  const foot = { width: 76, height: 48 };
  const low = (width - foot.width) / (1 - BREWMASTER_START);
  const edge = BAND + DEPTH;
  return {
    size: { width, height: edge + foot.height },
    boxes: [{ x: 0, y: 0, width, height: edge + foot.height }],
    spot: spot =>
      spot > 0
        ? { x: (spot - 0.5) * top, y: BAND + DEPTH / 2, width: top, height: DEPTH }
        : {
            x: foot.width + (spot - BREWMASTER_START + 0.5) * low,
            y: edge + foot.height / 2,
            width: low,
            height: foot.height,
          },
    band: (from, to) =>
      to <= 0
        ? { x: 0, y: edge, ...foot }
        : { x: (from - 1) * top, y: 0, width: (to - from + 1) * top, height: BAND },
  };
}

/** How high the line of a number is, from the top of its spot to below its digits. */
const NUMBER = 18;

/** Where a spot has its number, and the room for pieces beside or below it, around the middle of the spot. */
export function insideSpot({ width, height }: Size): { readonly number: Point; readonly room: Point & Size } {
  // As high as a number and a piece: the number is on top. Else it is at the left, and pieces stand beside it.
  if (height > 44)
    return {
      number: { x: 0, y: NUMBER - 1 - height / 2 },
      room: { x: 0, y: NUMBER / 2 - 1, width, height: height - NUMBER - 2 },
    };
  return { number: { x: -14, y: 7 }, room: { x: 17, y: 0, width: width - 34, height: height - 4 } };
}

/** How much of its size the next piece keeps from the one before: their edges may touch, and none hides another. */
const APART = 0.86;
const LARGEST = 31;

/** Where the n-th of some pieces stands in a room, and how large all of them are. */
export function standing(n: number, count: number, room: Point & Size): Point & { readonly size: number } {
  const sizeIn = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const across = room.width / (1 + APART * (columns - 1));
    return Math.min(LARGEST, across, room.height / (1 + APART * (rows - 1)));
  };
  const columns = [1, 2, 3].reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best));
  const size = sizeIn(columns);
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(n / columns) * columns);
  return {
    x: room.x + ((n % columns) - (inRow - 1) / 2) * size * APART,
    y: room.y + (Math.floor(n / columns) - (rows - 1) / 2) * size * APART,
    size,
  };
}
