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
/** How long a card may stay that has become wrong. */
const WATCHING = 120;
/** A finger that moves further than this, in pixels, scrolls; a mouse that moves less still rests. */
const STILL = 10;
/** A thing that has moved further than this, in pixels, is no longer beside its card. */
const APART = 60;

export const isPinned = (asked: AskedAbout | null): boolean => asked !== null && asked.by !== 'pointing';

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THING) : null;

const keyOf = (thing: Element): string => thing.getAttribute('data-about') ?? '';

const askedAbout = (thing: Element, by: AskedAbout['by']): AskedAbout => ({
  thing,
  key: keyOf(thing),
  by,
  at: thing.getBoundingClientRect(),
});

type PointOnScreen = Readonly<Record<'x' | 'y', number>>;

const between = (one: PointOnScreen, other: PointOnScreen): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** How far a thing is from where it was when it was asked about, in pixels. */
const wayOf = ({ thing, at }: AskedAbout): number => between(thing.getBoundingClientRect(), at);

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
    let pressed: PointOnScreen | null = null;
    /** A long press has been answered: lifting the finger must not play anything. */
    let isAnswered = false;
    /** Where the mouse was last; null until it is first heard of. */
    let mouse: PointOnScreen | null = null;
    /** Where the mouse rests while the page moves things under it: nobody has asked about those. */
    let resting: PointOnScreen | null = null;

    /** The key of what the mouse was moved to. It may be redrawn while the mouse is there. */
    let wanted: string | null = null;

    /** The key of what was just played: whoever has chosen it knows it, and its card would only stay behind. */
    let played: string | null = null;

    const pointAt = (target: EventTarget | null): void => {
      const thing = thingAt(target);
      if (thing === null || keyOf(thing) !== played) played = null;
      if (thing === null || played !== null || isPinned(current.current)) return;
      wanted = keyOf(thing);
      if (thing === current.current?.thing) hold();
      else later(POINTING, () => ask(thing, 'pointing'));
    };
    on(element, 'pointerover', ({ target, pointerType, buttons, clientX, clientY }) => {
      if (pointerType !== 'mouse' || buttons > 0) return;
      const thing = thingAt(target);
      const isSame = thing !== null && keyOf(thing) === wanted;
      const at = { x: clientX, y: clientY };
      if (!isSame && (mouse === null || between(mouse, at) === 0)) resting ??= at;
      if (isSame || resting === null) pointAt(target);
      else if (!isPinned(current.current)) later(LEAVING, close);
    });
    on(
      document,
      'pointermove',
      ({ target, pointerType, buttons, clientX, clientY }) => {
        if (pointerType !== 'mouse') return;
        mouse = { x: clientX, y: clientY };
        if (resting === null || between(mouse, resting) <= STILL) return;
        resting = null;
        if (buttons === 0 && target instanceof Node && element.contains(target)) pointAt(target);
      },
      true,
    );
    on(element, 'pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType !== 'mouse' || isPinned(current.current)) return;
      if (thingAt(relatedTarget) !== null) return;
      wanted = null;
      played = null;
      later(LEAVING, close);
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
      if (between(pressed, { x: clientX, y: clientY }) > STILL) lift();
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
        wanted = null;
        if (thing !== null && !isActive) {
          ask(thing, 'press');
          return;
        }
        played = thing === null ? null : keyOf(thing);
        close();
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

  // A thing that is gone has nothing to say, nor has one that was replaced or that the page has pushed elsewhere.
  useEffect(() => {
    if (asked === null) return;
    const watch = setInterval(() => {
      const { thing, key } = asked;
      if (!thing.isConnected || keyOf(thing) !== key || wayOf(asked) > APART) close();
    }, WATCHING);
    return () => clearInterval(watch);
  }, [asked, close]);
  return { asked, close, hold };
}
