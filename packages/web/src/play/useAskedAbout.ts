import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ACTIVE } from './active.ts';
import { useKeys } from './keys.ts';

/** What someone wants to know about. */
export interface AskedAbout {
  readonly thing: Element;
  /** Its `data-about`. */
  readonly key: string;
  /** How it was asked. What was pressed, or asked for by its key, stays until something else is. */
  readonly by: 'pointing' | 'press' | 'key';
  /** Where it was on the screen. */
  readonly at: DOMRect;
}

interface Asking {
  readonly asked: AskedAbout | null;
  close(): void;
  /** Keeps the card although the pointer has left the thing: it is over the card now. */
  hold(): void;
}

const THING = '[data-about]';
/** How long someone points at a thing, or presses it, before it answers; and how long the way to its card may take. */
const POINTING = 450;
const PRESSING = 500;
const LEAVING = 400;
/** A finger that moves further than this, in pixels, scrolls. */
const STILL = 10;
/** A thing that has moved further than this, in pixels, is no longer beside its card. */
const APART = 60;

export const isPinned = (asked: AskedAbout | null): boolean => asked !== null && asked.by !== 'pointing';

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THING) : null;

const askedAbout = (thing: Element, by: AskedAbout['by']): AskedAbout => ({
  thing,
  key: thing.getAttribute('data-about') ?? '',
  by,
  at: thing.getBoundingClientRect(),
});

/** How far a thing is from where it was when it was asked about, in pixels. */
const wayOf = ({ thing, at }: AskedAbout): number => {
  const { x, y } = thing.getBoundingClientRect();
  return Math.hypot(x - at.x, y - at.y);
};

const isVisible = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};

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
  const close = useCallback((): void => {
    clearTimeout(timer.current);
    setAsked(null);
  }, []);
  const hold = useCallback((): void => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const leaving = new AbortController();
    const on = <Type extends keyof DocumentEventMap>(
      where: Element | Document,
      type: Type,
      listen: (event: DocumentEventMap[Type]) => void,
      capture = false,
    ): void => where.addEventListener(type, listen as EventListener, { signal: leaving.signal, capture });

    const ask = (thing: Element, by: AskedAbout['by']): void => {
      clearTimeout(timer.current);
      setAsked(askedAbout(thing, by));
    };
    /** Where a finger came down, until it is clear whether it presses long. */
    let pressed: { readonly x: number; readonly y: number } | null = null;
    /** A long press has been answered: lifting the finger must not play anything. */
    let isAnswered = false;

    on(element, 'pointerover', ({ target, pointerType, buttons }) => {
      if (pointerType !== 'mouse' || buttons > 0 || isPinned(current.current)) return;
      const thing = thingAt(target);
      if (thing === null) return;
      if (thing === current.current?.thing) hold();
      else later(POINTING, () => ask(thing, 'pointing'));
    });
    on(element, 'pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType !== 'mouse' || isPinned(current.current)) return;
      if (thingAt(relatedTarget) === null) later(LEAVING, close);
    });
    on(element, 'pointerdown', ({ target, pointerType, clientX, clientY }) => {
      isAnswered = false;
      const thing = thingAt(target);
      if (thing === null || pointerType === 'mouse') {
        hold();
        return;
      }
      pressed = { x: clientX, y: clientY };
      later(PRESSING, () => {
        isAnswered = true;
        ask(thing, 'press');
      });
    });
    on(element, 'pointermove', ({ clientX, clientY, pointerType }) => {
      if (pressed === null || pointerType === 'mouse') return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL) lift();
    });
    const lift = (): void => {
      if (pressed === null) return;
      pressed = null;
      clearTimeout(timer.current);
    };
    on(element, 'pointerup', lift);
    on(element, 'pointercancel', lift);
    on(element, 'contextmenu', event => {
      if (isAnswered || pressed !== null) event.preventDefault();
    });
    on(
      element,
      'click',
      event => {
        if (isAnswered) {
          isAnswered = false;
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        const { target } = event;
        const thing = thingAt(target);
        const isActive = target instanceof Element && target.closest(ACTIVE) !== null;
        if (thing !== null && !isActive) ask(thing, 'press');
        else close();
      },
      true,
    );
    on(element, 'focusin', ({ target }) => {
      const thing = thingAt(target);
      if (thing !== null && target instanceof Element && target.matches(':focus-visible'))
        later(POINTING, () => ask(thing, 'pointing'));
      else if (!isPinned(current.current)) close();
    });
    on(document, 'pointerdown', ({ target }) => {
      if (target instanceof Element && target.closest('.about-card') === null && !element.contains(target))
        close();
    });
    on(document, 'keydown', event => {
      if (event.key !== 'Escape' || current.current === null) return;
      event.preventDefault();
      close();
    });
    on(
      document,
      'scroll',
      ({ target }) => {
        const { current: shown } = current;
        if (shown === null || !(target instanceof Node) || !target.contains(shown.thing)) return;
        if (wayOf(shown) > STILL) close();
      },
      true,
    );
    // The pointer is elsewhere on the page now, or there is none. A card that was asked for finds a new place.
    const resized = (): void => {
      const { current: shown } = current;
      if (shown === null) return;
      if (isPinned(shown) && isVisible(shown.thing))
        setAsked({ ...shown, at: shown.thing.getBoundingClientRect() });
      else close();
    };
    addEventListener('resize', resized, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer.current);
    };
  }, [root, later, close, hold]);

  const step = (by: number): void => {
    const things = [...(root.current?.querySelectorAll(THING) ?? [])].filter(isVisible);
    const { activeElement } = document;
    const from = asked?.thing ?? activeElement?.closest(THING) ?? null;
    const at = from === null ? (by > 0 ? -1 : 0) : things.indexOf(from);
    const thing = things.at((at + by) % things.length);
    if (thing === undefined) return;
    clearTimeout(timer.current);
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setAsked(askedAbout(thing, 'key'));
  };
  useKeys({ I: () => step(1), 'Shift+I': () => step(-1) });

  // A thing that is gone has nothing to say, nor has one that the page has pushed elsewhere.
  useEffect(() => {
    if (asked === null) return;
    const watch = setInterval(() => {
      if (!asked.thing.isConnected || wayOf(asked) > APART) close();
    }, LEAVING);
    return () => clearInterval(watch);
  }, [asked, close]);
  return { asked, close, hold };
}
