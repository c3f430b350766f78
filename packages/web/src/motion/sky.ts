import { airborne, grounded } from './landing.ts';

/**
 * Pieces of a drawing fly above it, each as a separate image: moving one within the drawing would repaint the whole
 * drawing when it takes off and when it lands. The sky is an element `.sky` at the end of some part of the page; it
 * scrolls with that part.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Hides a piece while its image is in the sky. */
const ALOFT = 'data-aloft';

/** How many milliseconds the page gets to show the result of a click before pieces take off: that comes first. */
export const SHOWING = 50;
/**
 * How many milliseconds an image stays where it has landed, unless something else moves first: removing it changes the
 * page, which is better combined with another change than in the way of a click.
 */
const RESTING = 1000;

/**
 * No flight takes longer than this many milliseconds, whatever the browser says: a busy one may never report that an
 * animation has ended, and the piece would stay hidden.
 */
const LONGEST_FLIGHT = 8000;

interface FlyingPicture {
  readonly picture: SVGSVGElement;
  /** It has landed where the piece is: it may be removed. */
  isOver: boolean;
}

/** The pieces that are in the air. */
const flights = new Map<Element, FlyingPicture>();

/** Flies a piece through the sky above it; false if there is no sky, or it is not part of a drawing. */
export function fly(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): boolean {
  const picture = lift(piece);
  if (picture === null) return false;
  const { transform = '', opacity = '' } = frames[0] ?? {};
  Object.assign(picture.style, { transform, opacity });
  const flight: FlyingPicture = { picture, isOver: false };
  flights.set(piece, flight);
  const isGone = (): boolean => flights.get(piece) !== flight;
  setTimeout(() => {
    if (isGone()) return;
    Object.assign(picture.style, { transform: '', opacity: '' });
    const landIn = (milliseconds: number): unknown => setTimeout(() => isGone() || land(piece), milliseconds);
    landIn(LONGEST_FLIGHT);
    // A busy page may let it take off later than planned.
    airborne(Number(timing.delay ?? 0) + Number(timing.duration ?? 0) + SHOWING);
    picture.animate(frames, timing).onfinish = () => {
      flight.isOver = true;
      landIn(RESTING);
    };
  }, SHOWING);
  return true;
}

/** Where a piece is on screen, in the air or not. */
export const whereIs = (piece: Element): DOMRect =>
  (flights.get(piece)?.picture ?? piece).getBoundingClientRect();

/** Something else is shown: removes what has landed, and what has no piece any more. */
export function clearSky(): void {
  for (const [piece, { isOver }] of flights) if (isOver || !piece.isConnected) land(piece);
}

/** Puts everything in its place, at once. */
export function emptySky(): void {
  grounded();
  for (const piece of flights.keys()) land(piece);
}

/** Puts an image of a piece in the sky, right above it, and hides the piece. */
function lift(piece: Element): SVGSVGElement | null {
  const sky = piece.closest(':has(> .sky)')?.querySelector(':scope > .sky');
  const { parentElement } = piece;
  if (sky == null || !(parentElement instanceof SVGGraphicsElement)) return null;
  // Everything is measured before anything changes: one layout pass.
  const drawing = parentElement.getScreenCTM();
  const { x, y, width, height } = piece.getBoundingClientRect();
  const origin = sky.getBoundingClientRect();
  if (drawing === null) return null;
  land(piece);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', piece.closest('svg')?.getAttribute('class') ?? '');
  picture.style.cssText = `left: ${x - origin.x}px; top: ${y - origin.y}px; width: ${width}px; height: ${height}px`;
  const { a, b, c, d, e, f } = drawing;
  const placed = document.createElementNS(SVG, 'g');
  placed.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - x} ${f - y})`);
  const copy = piece.cloneNode(true) as Element;
  copy.removeAttribute('data-piece');
  placed.append(copy);
  picture.append(placed);
  sky.append(picture);
  piece.setAttribute(ALOFT, '');
  return picture;
}

function land(piece: Element): void {
  flights.get(piece)?.picture.remove();
  flights.delete(piece);
  piece.removeAttribute(ALOFT);
}
