import { type ReactNode, useSyncExternalStore } from 'react';
import type { PlayedGame } from './game.ts';
import { KeyListDialog } from './KeyListDialog.tsx';
import { keyList } from './key-list.ts';
import { useKeys } from './keys.ts';
import { useLookBack } from './look-back.tsx';
import { useStepThrough } from './useStepThrough.ts';

/** The keys that every table has, and their list. */
export function TableKeys({ game }: { readonly game: PlayedGame }): ReactNode {
  const now = useSyncExternalStore(game.subscribe, game.get);
  const isOpen = useSyncExternalStore(keyList.subscribe, keyList.get);
  const { at, show, back } = useLookBack();
  const step = useStepThrough(now);
  const { plan, hint } = now;
  const isLive = at === null && !now.replaying && now.curtain === null;
  const shown = at ?? now.moves;
  const before = now.turns.findLast(turn => turn.at < shown);
  const after = now.turns.find(turn => turn.at > shown);
  const undo = plan?.canUndo ? () => game.undoMove() : now.canUndo ? () => void game.undoTurn() : null;
  const redo = plan?.canRedo ? () => game.redoMove() : null;
  const dropHint = isLive && hint !== null ? () => game.dropHint() : null;
  useKeys({
    'Ctrl+Z': isLive ? undo : null,
    'Ctrl+Shift+Z': isLive ? redo : null,
    'Ctrl+Y': isLive ? redo : null,
    H: dropHint ?? (isLive && now.canHint ? () => void game.askHint() : null),
    L: !now.replaying && now.curtain === null && step.isPossible ? step.next : null,
    ',': !now.replaying && now.curtain === null && before !== undefined ? () => show(before.at) : null,
    '.': at === null ? null : () => (after === undefined ? back() : show(after.at)),
    Escape: at === null ? dropHint : back,
    '?': () => keyList.set(true),
  });
  return isOpen && <KeyListDialog onClose={() => keyList.set(false)} />;
}
