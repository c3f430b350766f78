import { useEffect, useState } from 'react';
import { isMoving } from '../settings.ts';
import type { Box } from './place.ts';

/** Where things are on the screen: what a note is about, what it should leave free, and how large the screen is. */
export interface Layout {
  readonly about: Box | null;
  readonly free: readonly Box[];
  readonly screen: { readonly width: number; readonly height: number };
}

/** What is needed to play, and should not be hidden. */
const FREE = ['bar', 'hand', 'tiles'];

/** Boards move and change without telling anybody, so the guide looks now and then. */
const EVERY = 250;

const find = (name: string): Element | null => document.querySelector(`[data-guide="${name}"]`);

function boxOf(element: Element | null): Box | null {
  const { left: x, top: y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

const visible = (names: readonly string[]): Element | null =>
  names.map(find).find(element => boxOf(element) !== null) ?? null;

function look(names: readonly string[]): Layout {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return {
    about: boxOf(visible(names)),
    free: FREE.map(name => boxOf(find(name))).filter(box => box !== null),
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
