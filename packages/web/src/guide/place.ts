/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a note stays away from what it is about, and from the edges of the screen. */
const GAP = 14;
const EDGE = 8;

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** Where a note goes: beside what it is about, on the screen, and where it hides least of that and of `free`. */
export function placeNote(
  note: Pick<Box, 'width' | 'height'>,
  about: Box | null,
  screen: Pick<Box, 'width' | 'height'>,
  free: readonly Box[],
): { readonly x: number; readonly y: number } {
  const right = Math.max(EDGE, screen.width - note.width - EDGE);
  const bottom = Math.max(EDGE, screen.height - note.height - EDGE);
  const onScreen = (x: number, y: number): Box => ({
    x: Math.round(Math.min(Math.max(x, EDGE), right)),
    y: Math.round(Math.min(Math.max(y, EDGE), bottom)),
    width: note.width,
    height: note.height,
  });
  if (about === null) return onScreen((screen.width - note.width) / 2, bottom);
  const middleX = about.x + (about.width - note.width) / 2;
  const middleY = about.y + (about.height - note.height) / 2;
  const places = [
    onScreen(middleX, about.y + about.height + GAP),
    onScreen(middleX, about.y - note.height - GAP),
    onScreen(about.x + about.width + GAP, middleY),
    onScreen(about.x - note.width - GAP, middleY),
    onScreen(EDGE, EDGE),
    onScreen(right, EDGE),
    onScreen(EDGE, bottom),
    onScreen(right, bottom),
  ];
  const hidden = (place: Box): number => [about, ...free].reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
