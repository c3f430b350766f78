import { type RefObject, useEffect, useRef } from 'react';
import { isFocusFree } from '../../../app/focus.ts';
import type { CloisterNow } from '../types.ts';

/**
 * Where a turn continues, in this order: an answer, what glows, the confirmation; else the bar that says what happens.
 */
const ONWARD = ['.answer', '.target.open .reach', '.confirm:not([aria-disabled="true"])', '.action-bar'];
const ONWARD_WHEN_WHOLE = ['.confirm', '.action-bar'];

/** Places the focus leaves automatically, because nothing more can be done there. */
const SPENT = '.target.closed .reach, .action-bar, .confirm[aria-disabled="true"]';

/**
 * Manages the focus for keyboard users: when the focused target is done or gone, the focus moves to where the turn
 * continues. Others are left alone.
 */
export function useFocusOnward({
  now,
  isAsked,
}: {
  readonly now: CloisterNow;
  /** Something was chosen that asks for an answer. */
  readonly isAsked: boolean;
}): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    const onKey = (): void => {
      byKeys.current = root.current?.contains(document.activeElement) ?? false;
    };
    const onPointer = (): void => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  const { moves, plan } = now;
  const planned = plan?.moves.length ?? -1;
  const isWhole = plan?.complete ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the turn has gone on.
  useEffect(() => {
    if (!byKeys.current || root.current === null) return;
    if (!isFocusFree() && document.activeElement?.matches(SPENT) === false) return;
    const found = (isWhole ? ONWARD_WHEN_WHOLE : ONWARD)
      .map(selector => root.current?.querySelector<HTMLElement | SVGElement>(selector))
      .find(element => element != null);
    found?.focus();
  }, [moves, planned, isWhole]);
  useEffect(() => {
    if (isAsked && byKeys.current) root.current?.querySelector<HTMLElement>('.answer')?.focus();
  }, [isAsked]);
  return root;
}
