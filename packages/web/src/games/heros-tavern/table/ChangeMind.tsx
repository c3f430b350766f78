import type { ReactNode } from 'react';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';

/** What was chosen, where the confirmation was: in its place nothing may be pressed that undoes it. */
export const ChosenNote = ({ of }: { readonly of: string }): ReactNode => (
  <p className="tavern-chosen">
    <span aria-hidden="true">✓</span> {of}
  </p>
);

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
