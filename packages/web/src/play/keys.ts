import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { isSingleKey, type KeyShape, pressedKey } from './key-names.ts';

/** Fields in which keys are text. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable]';

/** Whether keys mean something else where the focus is: in a field, a list of choices, or an open dialog or menu. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(`${FIELDS}, select`) !== null) ||
  document.querySelector('dialog[open]:modal, [popover="auto"]:popover-open') !== null;

/** Whether a key counts: those pressed alone only if the reader has not turned them off. */
export const isKeyOn = (event: KeyShape): boolean =>
  settings.get().keys === 'on' || !isSingleKey(pressedKey(event));

/** What keys do, by their names; null where one does nothing now, so that it keeps its usual meaning. */
export type KeyDeeds = Readonly<Record<string, (() => void) | null>>;

/** Handles keys wherever the focus is, unless they mean something else there. */
export function useKeys(deeds: KeyDeeds): void {
  const newest = useRef(deeds);
  newest.current = deeds;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isTyping(event) || !isKeyOn(event)) return;
      const deed = newest.current[pressedKey(event)];
      if (deed === null || deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
