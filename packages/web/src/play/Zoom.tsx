import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { WHOLE, type Zoomed } from './zoom.ts';
import { followGestures } from './zoom-gestures.ts';
import './zoom.css';

interface ZoomProps {
  /** The class of the frame: it takes the place of the board in the layout. */
  readonly className?: string;
  readonly children: ReactNode;
}

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
    const { current: element } = frame;
    if (element === null) return;
    const leaving = new AbortController();
    followGestures({ element, scale: () => scale.current, show: setZoomed }, leaving.signal);
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
