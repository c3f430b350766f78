import { ACTIVE } from './active.ts';
import {
  type AskedAbout,
  askedAbout,
  between,
  isPinned,
  isVisible,
  type PointOnScreen,
  thingAt,
  thingKey,
  wayOf,
} from './asked-about.ts';

/** How long someone points at a thing, or presses it, before it answers; and how long the way to its card may take. */
const POINTING = 450;
const PRESSING = 500;
const LEAVING = 400;
/** A finger that moves further than this, in pixels, scrolls; a mouse that moves less still rests. */
const STILL = 10;

/** The card of an element, and what can be done with it. */
export interface AnswerCard {
  readonly element: Element;
  /** What it shows now. */
  asked(): AskedAbout | null;
  /** Shows something at once, instead of what was to be shown later. */
  show(asked: AskedAbout): void;
  /** Does something in so many milliseconds, unless something else happens. */
  later(ms: number, act: () => void): void;
  /** Leaves it as it is: what was to be done later is not. */
  hold(): void;
  close(): void;
}

type Listen = <Type extends keyof DocumentEventMap>(
  where: Element | Document,
  type: Type,
  listen: (event: DocumentEventMap[Type]) => void,
  capture?: boolean,
) => void;

/** Shows and closes the card as someone points, presses and moves the focus, until the signal says that it is over. */
export function followAsking(card: AnswerCard, signal: AbortSignal): void {
  const on: Listen = (where, type, listen, capture = false) =>
    where.addEventListener(type, listen as EventListener, { signal, capture });
  followClicks(card, on, followMouse(card, on), followFinger(card, on));
  followFocus(card, on);
  closeWhenLeft(card, on);
  // The pointer is elsewhere on the page now, or there is none. A card that was asked for finds a new place.
  const resized = (): void => {
    const shown = card.asked();
    if (shown === null) return;
    if (isPinned(shown) && isVisible(shown.thing))
      card.show({ ...shown, at: shown.thing.getBoundingClientRect() });
    else card.close();
  };
  addEventListener('resize', resized, { signal });
}

/** What a click changes for the mouse. */
interface Mouse {
  /** Nothing is pointed at until the mouse moves. */
  forget(): void;
  /** What was just played, by its key. */
  play(key: string | null): void;
}

function followMouse(card: AnswerCard, on: Listen): Mouse {
  const { element } = card;
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
    if (thing === null || thingKey(thing) !== played) played = null;
    if (thing === null || played !== null || isPinned(card.asked())) return;
    wanted = thingKey(thing);
    if (thing === card.asked()?.thing) card.hold();
    else card.later(POINTING, () => card.show(askedAbout(thing, 'pointing')));
  };
  on(element, 'pointerover', ({ target, pointerType, buttons, clientX, clientY }) => {
    if (pointerType !== 'mouse' || buttons > 0) return;
    const thing = thingAt(target);
    const isSame = thing !== null && thingKey(thing) === wanted;
    const at = { x: clientX, y: clientY };
    if (!isSame && (mouse === null || between(mouse, at) === 0)) resting ??= at;
    if (isSame || resting === null) pointAt(target);
    else if (!isPinned(card.asked())) card.later(LEAVING, card.close);
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
    if (pointerType !== 'mouse' || isPinned(card.asked())) return;
    if (thingAt(relatedTarget) !== null) return;
    wanted = null;
    played = null;
    card.later(LEAVING, card.close);
  });
  return {
    forget: () => {
      wanted = null;
    },
    play: key => {
      played = key;
    },
  };
}

/** Follows a finger. The function says, once, whether a long press has been answered: lifting it must not play anything. */
function followFinger(card: AnswerCard, on: Listen): () => boolean {
  const { element } = card;
  /** Where a finger came down, until it is clear whether it presses long. */
  let pressed: PointOnScreen | null = null;
  let isAnswered = false;
  const lift = (): void => {
    if (pressed === null) return;
    pressed = null;
    card.hold();
  };
  on(element, 'pointerdown', ({ target, pointerType, clientX, clientY }) => {
    isAnswered = false;
    const thing = thingAt(target);
    if (thing === null || pointerType === 'mouse') return card.hold();
    pressed = { x: clientX, y: clientY };
    card.later(PRESSING, () => {
      isAnswered = true;
      card.show(askedAbout(thing, 'press'));
    });
  });
  on(element, 'pointermove', ({ clientX, clientY, pointerType }) => {
    if (pressed === null || pointerType === 'mouse') return;
    if (between(pressed, { x: clientX, y: clientY }) > STILL) lift();
  });
  on(element, 'pointerup', lift);
  on(element, 'pointercancel', lift);
  on(element, 'contextmenu', event => {
    if (isAnswered || pressed !== null) event.preventDefault();
  });
  return () => {
    const was = isAnswered;
    isAnswered = false;
    return was;
  };
}

function followClicks(card: AnswerCard, on: Listen, mouse: Mouse, takeAnswered: () => boolean): void {
  on(
    card.element,
    'click',
    event => {
      if (takeAnswered()) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const { target } = event;
      const thing = thingAt(target);
      const isActive = target instanceof Element && target.closest(ACTIVE) !== null;
      mouse.forget();
      if (thing !== null && !isActive) return card.show(askedAbout(thing, 'press'));
      mouse.play(thing === null ? null : thingKey(thing));
      card.close();
    },
    true,
  );
}

function followFocus(card: AnswerCard, on: Listen): void {
  on(card.element, 'focusin', ({ target }) => {
    const thing = thingAt(target);
    if (thing !== null && target instanceof Element && target.matches(':focus-visible'))
      card.later(POINTING, () => card.show(askedAbout(thing, 'pointing')));
    else if (!isPinned(card.asked())) card.close();
  });
}

/** By a press elsewhere, by Escape, or by scrolling the thing away from its card. */
function closeWhenLeft(card: AnswerCard, on: Listen): void {
  on(document, 'pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('.about-card') === null && !card.element.contains(target))
      card.close();
  });
  on(document, 'keydown', event => {
    if (event.key !== 'Escape' || card.asked() === null) return;
    event.preventDefault();
    card.close();
  });
  on(
    document,
    'scroll',
    ({ target }) => {
      const shown = card.asked();
      if (shown === null || !(target instanceof Node) || !target.contains(shown.thing)) return;
      if (wayOf(shown) > STILL) card.close();
    },
    true,
  );
}
