import type { ReactNode } from 'react';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';

/** Takes back a choice while others still choose. */
export function ChangeMind({ game, now }: { readonly game: TavernGame; readonly now: TavernNow }): ReactNode {
  const { tavern } = useTavernWords();
  if (!now.canUndo) return null;
  return (
    <button type="button" className="button" onClick={() => void game.undoTurn()}>
      {tavern.changeMind}
    </button>
  );
}
