import { useEffect } from 'react';
import type { ReplayGame } from './game.ts';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input, select, textarea, button, a, summary, dialog, [popover]';

/** Arrows, Home, End and Space for a replay, wherever the focus is, unless they mean something else there. */
export function useReplayKeys(game: ReplayGame, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = event.target instanceof Element ? event.target.closest(OWN_KEYS) : null;
      const isButton = at?.matches('button, a, summary') ?? false;
      if (at !== null && !isButton) return;
      if (isButton && event.key === ' ') return;
      const act = actOf(event, game, toggle);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [game, toggle]);
}

function actOf({ key, shiftKey }: KeyboardEvent, game: ReplayGame, toggle: () => void): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return () => (shiftKey ? game.nextTurn() : game.step(1));
    case 'ArrowLeft':
      return () => (shiftKey ? game.turnBefore() : game.step(-1));
    case 'Home':
      return () => game.show(0);
    case 'End':
      return () => game.show(game.length);
    case ' ':
      return toggle;
    default:
      return null;
  }
}
