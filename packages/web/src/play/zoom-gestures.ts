import { ACTIVE } from './active.ts';
import { isKeyOn, isTyping } from './keys.ts';
import { pinchOf, type ScreenPoint, type Zoomed, zoomTo } from './zoom.ts';

/** One step of the keys. */
const STEP = 1.4;
/** How far the arrow keys go, in pixels. */
const PAN = 80;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Two taps within this time, in milliseconds, at about the same place, in pixels, are a double tap. */
const DOUBLE = 300;
const SAME = 30;

/** The frame that was used last: keys without a place of their own are for it. */
let lastUsed: Element | null = null;

/** A frame on the screen whose board can be enlarged. */
export interface ZoomFrame {
  readonly element: HTMLElement;
  /** How much the board is enlarged now. */
  scale(): number;
  show(zoomed: Zoomed): void;
}

/** Enlarges and moves the board by wheel, fingers and keys, until the signal says that it is over. */
export function followGestures(frame: ZoomFrame, signal: AbortSignal): void {
  const { element } = frame;
  const used = (): void => {
    lastUsed = element;
  };
  element.addEventListener('pointerover', used, { signal });
  followWheel(frame, signal);
  followFingers(frame, signal);
  followKeys(frame, signal);
}

function zoom({ element, scale, show }: ZoomFrame, next: number, at: ScreenPoint): void {
  lastUsed = element;
  show(zoomTo(next, at, { scale: scale(), left: element.scrollLeft, top: element.scrollTop }));
}

function inFrame(
  { element }: ZoomFrame,
  { clientX, clientY }: Readonly<Record<'clientX' | 'clientY', number>>,
): ScreenPoint {
  const { x, y } = element.getBoundingClientRect();
  return { x: clientX - x, y: clientY - y };
}

function followWheel(frame: ZoomFrame, signal: AbortSignal): void {
  const turned = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(frame, frame.scale() * Math.exp(-event.deltaY / 300), inFrame(frame, event));
  };
  frame.element.addEventListener('wheel', turned, { signal, passive: false });
}

/** Two fingers that pinch, and two taps of one. */
function followFingers(frame: ZoomFrame, signal: AbortSignal): void {
  const { element } = frame;
  let pinch: { readonly span: number; readonly scale: number } | null = null;
  let tap: (ScreenPoint & { readonly at: number }) | null = null;
  const fingers = ({ touches: [one, other] }: TouchEvent): ReturnType<typeof pinchOf> | null =>
    one === undefined || other === undefined ? null : pinchOf(inFrame(frame, one), inFrame(frame, other));
  const touched = (event: TouchEvent): void => {
    const two = fingers(event);
    pinch = two === null ? null : { span: two.span, scale: frame.scale() };
  };
  const moved = (event: TouchEvent): void => {
    const two = fingers(event);
    if (two === null || pinch === null) return;
    event.preventDefault();
    zoom(frame, (pinch.scale * two.span) / pinch.span, two);
  };
  const lifted = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    const at = inFrame(frame, event);
    const isSecond =
      tap !== null && event.timeStamp - tap.at < DOUBLE && pinchOf(tap, at).span < SAME && pinch === null;
    tap = isSecond ? null : { ...at, at: event.timeStamp };
    const isFree = event.target instanceof Element && event.target.closest(ACTIVE) === null;
    if (isSecond && isFree) zoom(frame, frame.scale() === 1 ? 2 : 1, at);
  };
  element.addEventListener('touchstart', touched, { signal, passive: true });
  element.addEventListener('touchmove', moved, { signal, passive: false });
  element.addEventListener('pointerup', lifted, { signal });
}

function followKeys(frame: ZoomFrame, signal: AbortSignal): void {
  const { element } = frame;
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTyping(event) || !isKeyOn(event)) return;
    const inside = event.target instanceof Element ? event.target.closest('.zoom') : null;
    const meant = inside ?? (lastUsed?.isConnected ? lastUsed : document.querySelector('.zoom'));
    if (meant !== element) return;
    const scale = frame.scale();
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom(frame, scale * STEP, middle);
    else if (event.key === '-' || event.key === '−') zoom(frame, scale / STEP, middle);
    else if (event.key === '0' && scale !== 1) zoom(frame, 1, middle);
    else if (arrow !== undefined && scale !== 1) element.scrollBy(arrow[0] * PAN, arrow[1] * PAN);
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', pressed, { signal });
}
