import type { Refusal } from '@taproom/games';
import { useEffect, useState } from 'react';
import { house } from '../app/house.ts';
import type { LocalGame } from './game.ts';
import { holdGame } from './game-lock.ts';

/** The result of looking up a game on this device. */
export type LocalGameFound =
  | { readonly found: 'looking' | 'none' }
  /** It can't be played any more. */
  | { readonly found: 'broken'; readonly refusal: Refusal }
  /** Another tab is playing it; `takeOver` moves it here. */
  | { readonly found: 'elsewhere'; readonly takeOver: () => void }
  | { readonly found: 'here'; readonly game: LocalGame };

/** Games that this page no longer shows, until everything is stored and they are let go. */
const leaving = new Map<string, Promise<void>>();

/** A game on this device while the screen shows it: locked against other tabs, with its bots running. */
export function useLocalGame(id: string): LocalGameFound {
  const [found, setFound] = useState<LocalGameFound>({ found: 'looking' });
  const [attempt, setAttempt] = useState<{ readonly how: 'ask' | 'seize' }>({ how: 'ask' });
  useEffect(() => {
    let shown = true;
    let close = (): void => {};
    const leave = (): void => {
      shown = false;
      close();
    };
    const lose = (): void => {
      if (!shown) return;
      leave();
      setFound({ found: 'elsewhere', takeOver: () => setAttempt({ how: 'seize' }) });
    };
    const enter = async (): Promise<void> => {
      // The page may have shown the same game just now, and still be storing it: that is not another tab.
      await leaving.get(id);
      if (!shown) return;
      const letGo = await holdGame(id, attempt.how, lose);
      if (letGo === null) return lose();
      if (!shown) return letGo();
      close = letGo;
      const entered = await house.enter(id);
      if (!shown) return;
      if (entered === null) return setFound({ found: 'none' });
      if (!entered.ok) return setFound({ found: 'broken', refusal: entered.refusal });
      const game = entered.value;
      game.onLost = lose;
      close = () => {
        const left = game.close().then(letGo);
        leaving.set(id, left);
        void left.then(() => leaving.get(id) === left && leaving.delete(id));
      };
      setFound({ found: 'here', game });
      void game.run();
    };
    void enter();
    return leave;
  }, [id, attempt]);
  return found;
}
