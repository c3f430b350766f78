import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { PlayedGame } from './game.ts';

/**
 * Looking at an earlier position: the one after `at` moves is on screen, and nothing can be done until the player
 * returns. The table, the log, the strip of last turns and the keys share it.
 */
export interface LookBack {
  /** Null: the current position is shown. */
  readonly at: number | null;
  show(at: number): void;
  /** Returns to the current position. */
  back(): void;
}

const LookBackContext = createContext<LookBack | null>(null);

export function LookBackProvider({
  game,
  children,
}: {
  readonly game: PlayedGame;
  readonly children: ReactNode;
}): ReactNode {
  const { moves } = useSyncExternalStore(game.subscribe, game.get);
  const [wanted, setWanted] = useState<number | null>(null);
  // A position that is the current one, or was taken back, is nothing to look back at when the game continues.
  if (wanted !== null && wanted >= moves) setWanted(null);
  const at = wanted !== null && wanted < moves ? wanted : null;
  const look = useMemo<LookBack>(() => ({ at, show: setWanted, back: () => setWanted(null) }), [at]);
  return <LookBackContext value={look}>{children}</LookBackContext>;
}

export function useLookBack(): LookBack {
  const look = useContext(LookBackContext);
  if (look === null) throw new Error('nothing to look back at outside of <GameTable>');
  return look;
}
