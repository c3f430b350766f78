import type { Page } from '@taproom/contracts/addresses';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keyOf } from './address.ts';

/**
 * How long scrolling must pause before the position is saved, in milliseconds (debounce): browsers limit how often that
 * is possible.
 */
const REST = 150;
/** How long a page may take to get as long as it was when someone comes back to it, in milliseconds. */
const PATIENCE = 5000;

/** What cancels automatic scrolling: the user wants to be somewhere else. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far down the page of this entry of the history was when it was left; 0 for a new one. */
const kept = (): number => {
  const state = history.state as { readonly scroll?: unknown } | null;
  return typeof state?.scroll === 'number' ? state.scroll : 0;
};

const keep = (): void => {
  const scroll = Math.round(scrollY);
  if (scroll !== kept()) history.replaceState({ ...(history.state as object | null), scroll }, '');
};

/** Wraps every step to another page: writes down where this one was. */
export function aroundStep<To, Options>(
  step: (to: To, options?: Options) => void,
  to: To,
  options?: Options,
): void {
  keep();
  step(to, options);
}

/**
 * Begins a new page at its top, and shows one that someone comes back to where they left it. Browsers do that too, but at
 * once: most pages are still empty then. A rule that the address names is looked for by its own page.
 */
export function useScrolling(page: Page | null): void {
  const key = keyOf(page);
  const shown = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const later = (): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, REST);
    };
    addEventListener('scroll', later, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('scroll', later);
      removeEventListener('pagehide', keep);
    };
  }, []);
  useLayoutEffect(() => {
    const isNew = shown.current !== key;
    shown.current = key;
    // What was to be written down belongs to the entry before.
    clearTimeout(timer.current);
    const isRules = page?.page === 'rules';
    if (isRules && page.rule !== undefined) return undefined;
    // Within a replay the address changes with every move, and the page stays as it is.
    return isNew || isRules ? scrollWhenLongEnough(kept()) : undefined;
  }, [key, page]);
}

/** Scrolls there now, and again as the page grows, until it is there or someone scrolls. Gives what ends it. */
function scrollWhenLongEnough(top: number): () => void {
  const scroll = (): void => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) end();
  };
  const growing = new ResizeObserver(scroll);
  const end = (): void => {
    growing.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, end);
  };
  const timer = setTimeout(end, PATIENCE);
  for (const hand of HANDS) addEventListener(hand, end, { passive: true });
  growing.observe(document.body);
  scroll();
  return end;
}
