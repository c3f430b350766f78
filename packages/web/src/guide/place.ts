/** A rectangle on the screen. */
export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The margin of a note to what it is about, and to the edges of the screen. */
const GAP = 14;
const EDGE = 8;

const overlap = (one: ScreenBox, other: ScreenBox): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** How far apart the places are that are tried where none next to it is free, in pixels. */
const STEP = 16;

/** Covering what it is about is this much worse than covering something else, and another note is worst. */
const ABOUT_COUNTS = 8;
const NEVER_COUNTS = 64;

/**
 * Where a note goes: next to what it is about, on screen, and where it covers least of that and of `free`, and nothing of
 * `never` if that can be; at the bottom if it is about nothing on the screen. Where nothing there is free, the nearest
 * place that is.
 */
export function placeNote(
  note: Pick<ScreenBox, 'width' | 'height'>,
  frames: readonly ScreenBox[],
  screen: Pick<ScreenBox, 'width' | 'height'>,
  free: readonly ScreenBox[],
  never: readonly ScreenBox[] = [],
): { readonly x: number; readonly y: number } {
  const about = around(frames);
  const right = Math.max(EDGE, screen.width - note.width - EDGE);
  const bottom = Math.max(EDGE, screen.height - note.height - EDGE);
  const onScreen = (x: number, y: number): ScreenBox => ({
    x: Math.round(Math.min(Math.max(x, EDGE), right)),
    y: Math.round(Math.min(Math.max(y, EDGE), bottom)),
    width: note.width,
    height: note.height,
  });
  const hidden = (place: ScreenBox): number =>
    free.reduce((sum, box) => sum + overlap(place, box), 0) +
    never.reduce((sum, box) => sum + NEVER_COUNTS * overlap(place, box), 0) +
    frames.reduce((sum, box) => sum + ABOUT_COUNTS * overlap(place, box), 0);
  const best = (places: readonly ScreenBox[]): ScreenBox =>
    places.reduce((found, place) => (hidden(place) < hidden(found) ? place : found));
  const middle =
    about === null
      ? onScreen((screen.width - note.width) / 2, bottom)
      : onScreen(about.x + (about.width - note.width) / 2, about.y + (about.height - note.height) / 2);
  const beside =
    about === null
      ? middle
      : best([
          onScreen(middle.x, about.y + about.height + GAP),
          onScreen(middle.x, about.y - note.height - GAP),
          onScreen(about.x + about.width + GAP, middle.y),
          onScreen(about.x - note.width - GAP, middle.y),
        ]);
  if (hidden(beside) === 0) return beside;
  const far = ({ x, y }: ScreenBox): number => Math.hypot(x - middle.x, y - middle.y);
  const grid = [...stepsTo(right)].flatMap(x => [...stepsTo(bottom)].map(y => onScreen(x, y)));
  return best([beside, ...grid.toSorted((one, other) => far(one) - far(other))]);
}

/** The smallest box around some; null if there are none. */
function around(boxes: readonly ScreenBox[]): ScreenBox | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
}

/** From one edge to the other. */
function* stepsTo(end: number): Generator<number> {
  for (let at = EDGE; at < end; at += STEP) yield at;
  yield end;
}
