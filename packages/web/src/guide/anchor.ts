import { useEffect, useState } from 'react';
import { isMoving } from '../settings.ts';
import type { ScreenBox } from './place.ts';

/** Where things are on the screen: what a note is about, what it should leave free, and how large the screen is. */
export interface Layout {
  readonly about: ScreenBox | null;
  readonly free: readonly ScreenBox[];
  readonly screen: { readonly width: number; readonly height: number };
}

/** What is needed to play, or moves, and should not be covered: parts of the table, and pieces in the air. */
const FREE = '[data-guide="bar"], [data-guide="hand"], [data-guide="tiles"], [data-guide-free], .sky > svg';

/** Boards move and change without notice, so the guide polls. */
const EVERY = 250;

/** A key of `data-about` has a colon. */
const find = (name: string): Element[] => [
  ...document.querySelectorAll(`[${name.includes(':') ? 'data-about' : 'data-guide'}="${CSS.escape(name)}"]`),
];

function boxOf(element: Element): ScreenBox | null {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The same part may also be in a dialog that is closed. */
const visible = (names: readonly string[]): Element | null =>
  names.flatMap(find).find(element => boxOf(element) !== null) ?? null;

function look(names: readonly string[]): Layout {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const about = visible(names);
  return {
    about: about && boxOf(about),
    free: [...document.querySelectorAll(FREE)].map(boxOf).filter(box => box !== null),
    screen: { width, height },
  };
}

/** Follows an element by its names, and brings it into view first. */
export function useAnchor(names: readonly string[]): Layout {
  const [layout, setLayout] = useState(() => look(names));
  const key = names.join(' ');
  useEffect(() => {
    const wanted = key.split(' ');
    const update = (): void =>
      setLayout(before => {
        const now = look(wanted);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    visible(wanted)?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: isMoving() ? 'smooth' : 'auto',
    });
    update();
    const timer = setInterval(update, EVERY);
    addEventListener('scroll', update, true);
    addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', update, true);
      removeEventListener('resize', update);
    };
  }, [key]);
  return layout;
}
