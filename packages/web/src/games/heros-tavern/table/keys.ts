import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { CONTENT, isFocusFree } from '../../../app/focus.ts';
import { isKeyOn } from '../../../play/keys.ts';

/** Handles the keys 1 to 9 while `count` things can be chosen, wherever the focus is except in a field or a dialog. */
export function useNumberKeys(count: number, choose: (index: number) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent): void => {
      const index = Number(event.key) - 1;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !isKeyOn(event)) return;
      if (!Number.isInteger(index) || index < 0 || index >= count) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      latest.current(index);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count]);
}

/** In a row of cards the arrow keys go from one to the next, Home and End to the outer ones. */
export function onArrowKeys(event: ReactKeyboardEvent<HTMLElement>): void {
  const cards: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement === null ? -1 : cards.indexOf(document.activeElement);
  const to = { ArrowLeft: at < 0 ? -1 : at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[
    event.key
  ];
  if (to === undefined) return;
  event.preventDefault();
  // The row itself may have it: then the keys lead to the first card, or to the last.
  const card = at < 0 ? cards.at(to) : cards[to];
  if (card instanceof HTMLElement) card.focus();
}

/** Where a player acts, and what they can act on there. */
const PLACES = '.tavern-dock, .tavern-curtain, .tavern-ending';
const CHOICES = PLACES.split(', ')
  .flatMap(place => [
    // Cards to buy can be chosen together: whoever comes to them has chosen none yet.
    `${place} .tavern-hand[tabindex]`,
    `${place} .tavern-card:not([aria-disabled="true"])`,
    // Looking at the turns of others is not what someone was about to do.
    `${place} .button:not(:disabled, .tavern-step)`,
  ])
  .join(', ');

/**
 * Keeps the focus where a player acts when the cards or buttons there are replaced by others, whatever replaces them: it
 * watches the page itself, and is done before the next picture is drawn.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let wasThere = false;
    const isPlace = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest(PLACES) !== null;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element && target.id === CONTENT)) wasThere = isPlace(target);
    };
    const onPointer = ({ target }: PointerEvent): void => {
      wasThere &&= isPlace(target);
    };
    const keep = (): void => {
      if (!wasThere) return;
      if (!isFocusFree() && document.activeElement?.matches(':disabled') === false) return;
      // While the others choose there may be nothing to act on: then the page as a whole keeps it.
      const next = root.current?.querySelector<HTMLElement>(CHOICES) ?? document.getElementById(CONTENT);
      if (next !== document.activeElement) next?.focus({ preventScroll: true });
    };
    keep();
    const observer = new MutationObserver(keep);
    if (root.current !== null)
      observer.observe(root.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled', 'aria-disabled'],
      });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [root]);
}
