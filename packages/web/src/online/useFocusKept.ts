import { useEffect, useLayoutEffect, useRef } from 'react';
import { CONTENT, isFocusFree } from '../app/focus.ts';

/** Gives the focus to the page when a change at the table takes away what had it. */
export function useFocusKept(): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // After every change, before anything is painted.
  useLayoutEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && isFocusFree()) document.getElementById(CONTENT)?.focus({ preventScroll: true });
  });
}
