/** A board seen through a frame: how much it is enlarged, and how far it is scrolled. */
export interface Zoomed {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoomed = { scale: 1, left: 0, top: 0 };

const MOST = 4;
/** Closer to the whole board than this is the whole board. */
const NEARLY = 1.05;

/** Enlarges a board so that what is at a point of the frame stays there. */
export function zoomTo(scale: number, { x, y }: ScreenPoint, before: Zoomed): Zoomed {
  const next = Math.min(scale, MOST);
  if (next < NEARLY) return WHOLE;
  const ratio = next / before.scale;
  return {
    scale: next,
    left: Math.max(0, (before.left + x) * ratio - x),
    top: Math.max(0, (before.top + y) * ratio - y),
  };
}

/** How far two fingers are apart, and the point between them. */
export const pinchOf = (one: ScreenPoint, other: ScreenPoint): { readonly span: number } & ScreenPoint => ({
  span: Math.hypot(one.x - other.x, one.y - other.y),
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
