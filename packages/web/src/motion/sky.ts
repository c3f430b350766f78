/**
 * Pieces of a drawing fly above it, each as a picture of its own: to move one within the drawing would have the whole of
 * the drawing painted anew, when it takes off and when it lands. The sky is an element `.sky` that comes last in some
 * part of the page; it scrolls with that part.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Hides a piece as long as its picture is in the sky. */
const ALOFT = 'data-aloft';

/** So many milliseconds the page has to show what a click did, before things take off: it comes first. */
const SHOWING = 50;
/**
 * So many milliseconds a picture stays where it has come to, unless something else moves before: to put it away is a
 * change of the page, which is better made along with another than in the way of a click.
 */
const RESTING = 1000;

interface Flight {
  readonly picture: SVGSVGElement;
  /** It has come to where the piece is: it may be put away. */
  isOver: boolean;
}

/** The pieces that are in the air. */
const flights = new Map<Element, Flight>();

/** Flies a piece through the sky above it; false if there is no sky, or it is no part of a drawing. */
export function fly(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): boolean {
  const picture = lift(piece);
  if (picture === null) return false;
  const { transform = '', opacity = '' } = frames[0] ?? {};
  Object.assign(picture.style, { transform, opacity });
  const flight: Flight = { picture, isOver: false };
  flights.set(piece, flight);
  const isGone = (): boolean => flights.get(piece) !== flight;
  setTimeout(() => {
    if (isGone()) return;
    Object.assign(picture.style, { transform: '', opacity: '' });
    picture.animate(frames, timing).onfinish = () => {
      flight.isOver = true;
      setTimeout(() => isGone() || land(piece), RESTING);
    };
  }, SHOWING);
  return true;
}

/** Where a piece is on the screen, be it in the air or not. */
export const whereIs = (piece: Element): DOMRect =>
  (flights.get(piece)?.picture ?? piece).getBoundingClientRect();

/** Something else is shown: puts away what has come to its place, and what has none any more. */
export function clearSky(): void {
  for (const [piece, { isOver }] of flights) if (isOver || !piece.isConnected) land(piece);
}

/** Puts everything where it belongs, at once. */
export function emptySky(): void {
  for (const piece of flights.keys()) land(piece);
}

/** Puts a picture of a piece in the sky above it, right over it, and hides the piece. */
function lift(piece: Element): SVGSVGElement | null {
  const sky = piece.closest(':has(> .sky)')?.querySelector(':scope > .sky');
  const { parentElement } = piece;
  if (sky == null || !(parentElement instanceof SVGGraphicsElement)) return null;
  // All is measured before anything changes: the page is laid out once.
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
