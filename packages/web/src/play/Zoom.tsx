import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ACTIVE } from './active.ts';
import { isKeyOn, isTyping } from './keys.ts';
import { pinchOf, type ScreenPoint, WHOLE, type Zoomed, zoomTo } from './zoom.ts';
import './zoom.css';

interface ZoomProps {
  /** The class of the frame: it takes the place of the board in the layout. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** One step of the keys. */
const STEP = 1.4;
/** How far the arrow keys go, in pixels. */
const PAN = 80;
/** Two taps within this time, in milliseconds, at about the same place, in pixels, are a double tap. */
const DOUBLE = 300;
const SAME = 30;

/** The frame that was used last: keys without a place of their own are for it. */
let lastUsed: Element | null = null;

/**
 * A frame in which a board can be enlarged and moved: by two fingers, Ctrl and the wheel, a double tap, or the keys +, −,
 * 0 and the arrows. The board fills the frame (100 % of its width and height). A sky for flights stands outside of it.
 */
export function Zoom({ className = '', children }: ZoomProps): ReactNode {
  const { atTable } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<Zoomed>(WHOLE);
  const scale = useRef(1);
  const isWhole = zoomed.scale === 1;
  useLayoutEffect(() => {
    const isAtFirst = zoomed === WHOLE && scale.current === 1;
    scale.current = zoomed.scale;
    // To scroll is to lay out: at first, before everything else of the table is there, it would be done twice.
    if (!isAtFirst) frame.current?.scrollTo(zoomed.left, zoomed.top);
  }, [zoomed]);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const active = { signal, passive: false };
    const now = (): Zoomed => ({
      scale: scale.current,
      left: current.scrollLeft,
      top: current.scrollTop,
    });
    const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
      const { x, y } = current.getBoundingClientRect();
      return { x: clientX - x, y: clientY - y };
    };
    const to = (next: number, at: ScreenPoint): void => {
      lastUsed = current;
      setZoomed(zoomTo(next, at, now()));
    };
    const middle = (): ScreenPoint => ({ x: current.clientWidth / 2, y: current.clientHeight / 2 });

    current.addEventListener(
      'wheel',
      event => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        to(scale.current * Math.exp(-event.deltaY / 300), inFrame(event));
      },
      active,
    );

    let pinch: { readonly span: number; readonly scale: number } | null = null;
    const fingers = ({ touches: [one, other] }: TouchEvent): ReturnType<typeof pinchOf> | null =>
      one === undefined || other === undefined ? null : pinchOf(inFrame(one), inFrame(other));
    current.addEventListener(
      'touchstart',
      event => {
        const two = fingers(event);
        pinch = two === null ? null : { span: two.span, scale: scale.current };
      },
      { signal, passive: true },
    );
    current.addEventListener(
      'touchmove',
      event => {
        const two = fingers(event);
        if (two === null || pinch === null) return;
        event.preventDefault();
        to((pinch.scale * two.span) / pinch.span, two);
      },
      active,
    );

    let tap: (ScreenPoint & { readonly at: number }) | null = null;
    current.addEventListener(
      'pointerup',
      event => {
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        const at = inFrame(event);
        const isSecond =
          tap !== null && event.timeStamp - tap.at < DOUBLE && pinchOf(tap, at).span < SAME && pinch === null;
        tap = isSecond ? null : { ...at, at: event.timeStamp };
        const isFree = event.target instanceof Element && event.target.closest(ACTIVE) === null;
        if (isSecond && isFree) to(scale.current === 1 ? 2 : 1, at);
      },
      { signal },
    );
    current.addEventListener(
      'pointerover',
      () => {
        lastUsed = current;
      },
      { signal },
    );

    addEventListener(
      'keydown',
      event => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (isTyping(event) || !isKeyOn(event)) return;
        const inside = event.target instanceof Element ? event.target.closest('.zoom') : null;
        const meant = inside ?? (lastUsed?.isConnected ? lastUsed : document.querySelector('.zoom'));
        if (meant !== current) return;
        const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
          event.key
        ];
        if (event.key === '+' || event.key === '=') to(scale.current * STEP, middle());
        else if (event.key === '-' || event.key === '−') to(scale.current / STEP, middle());
        else if (event.key === '0' && scale.current !== 1) to(1, middle());
        else if (arrow !== undefined && scale.current !== 1)
          current.scrollBy((arrow[0] ?? 0) * PAN, (arrow[1] ?? 0) * PAN);
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);

  return (
    <div className={`zoom-frame ${className}`}>
      <div
        ref={frame}
        className="zoom"
        data-zoomed={isWhole ? undefined : ''}
        // While it is enlarged it scrolls, by keys too.
        tabIndex={isWhole ? undefined : 0}
      >
        <div className="zoom-sheet" style={isWhole ? undefined : { transform: `scale(${zoomed.scale})` }}>
          {children}
        </div>
      </div>
      {!isWhole && (
        <button type="button" className="button zoom-whole" onClick={() => setZoomed(WHOLE)}>
          {atTable.zoom.whole}
        </button>
      )}
    </div>
  );
}
