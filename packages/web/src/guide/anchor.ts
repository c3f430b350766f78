import { useEffect, useState } from 'react';
import { isMoving } from '../settings.ts';
import type { ScreenBox } from './place.ts';

/** Where things are on the screen: what a note is about, what it should leave free, and how large the screen is. */
export interface Layout {
  /** The names of what is framed. */
  readonly names: readonly string[];
  readonly frames: readonly ScreenBox[];
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

type Names = readonly (readonly string[])[];

/** The first group of which something is visible. The same part may also be in a dialog that is closed. */
const visible = (groups: Names): { readonly names: readonly string[]; readonly elements: Element[] } =>
  groups
    .map(names => ({ names, elements: names.flatMap(find).filter(element => boxOf(element) !== null) }))
    .find(({ elements }) => elements.length > 0) ?? { names: [], elements: [] };

function look(groups: Names): Layout {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const boxesOf = (elements: readonly Element[]): readonly ScreenBox[] =>
    elements.map(boxOf).filter(box => box !== null);
  const { names, elements } = visible(groups);
  return {
    names,
    frames: boxesOf(elements),
    free: boxesOf([...document.querySelectorAll(FREE)]),
    screen: { width, height },
  };
}

/** Follows elements by their names, and brings the first into view. */
export function useAnchor(groups: Names): Layout {
  const [layout, setLayout] = useState(() => look(groups));
  const key = JSON.stringify(groups);
  useEffect(() => {
    const wanted: Names = JSON.parse(key);
    const update = (): void =>
      setLayout(before => {
        const now = look(wanted);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    visible(wanted).elements[0]?.scrollIntoView({
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
