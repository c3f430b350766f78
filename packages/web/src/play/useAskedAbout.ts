import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type AskedAbout, askedAbout, isVisible, THING, thingKey, wayOf } from './asked-about.ts';
import { followAsking } from './asking-gestures.ts';
import { useKeys } from './keys.ts';

interface Asking {
  readonly asked: AskedAbout | null;
  close(): void;
  /** Keeps the card although the pointer has left the thing: it is over the card now. */
  hold(): void;
}

/** How long a card may stay that has become wrong. */
const WATCHING = 120;
/** A thing that has moved further than this, in pixels, is no longer beside its card. */
const APART = 60;

/** Follows pointing, pressing and focus in an element. */
export function useAskedAbout(root: RefObject<HTMLElement | null>): Asking {
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  const current = useRef(asked);
  current.current = asked;
  const timer = useRef(0);
  const later = useCallback((ms: number, act: () => void): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  }, []);
  const hold = useCallback((): void => clearTimeout(timer.current), []);
  const show = useCallback((next: AskedAbout | null): void => {
    clearTimeout(timer.current);
    setAsked(next);
  }, []);
  const close = useCallback((): void => show(null), [show]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const leaving = new AbortController();
    followAsking({ element, asked: () => current.current, show, later, hold, close }, leaving.signal);
    return () => {
      leaving.abort();
      hold();
    };
  }, [root, show, later, hold, close]);

  const step = (by: number): void => {
    const things = [...(root.current?.querySelectorAll(THING) ?? [])].filter(isVisible);
    const { activeElement } = document;
    const from = asked?.thing ?? activeElement?.closest(THING) ?? null;
    const at = from === null ? (by > 0 ? -1 : 0) : things.indexOf(from);
    const thing = things.at((at + by) % things.length);
    if (thing === undefined) return;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show(askedAbout(thing, 'key'));
  };
  useKeys({ I: () => step(1), 'Shift+I': () => step(-1) });

  // A thing that is gone has nothing to say, nor has one that was replaced or that the page has pushed elsewhere.
  useEffect(() => {
    if (asked === null) return;
    const watch = setInterval(() => {
      const { thing, key } = asked;
      if (!thing.isConnected || thingKey(thing) !== key || wayOf(asked) > APART) close();
    }, WATCHING);
    return () => clearInterval(watch);
  }, [asked, close]);
  return { asked, close, hold };
}
