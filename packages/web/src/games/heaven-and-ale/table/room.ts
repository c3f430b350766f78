import { type RefCallback, useCallback, useState } from 'react';
import type { Size } from './geometry.ts';

/** Until a room is measured, a drawing for a wide screen is used. */
const UNKNOWN: Size = { width: 800, height: 800 };

/** How much room an element has on screen, kept up to date. */
export function useRoom(): { readonly ref: RefCallback<Element>; readonly room: Size } {
  const [room, setRoom] = useState(UNKNOWN);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? UNKNOWN;
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
