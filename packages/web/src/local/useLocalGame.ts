import { useEffect, useState } from 'react';
import { house } from '../app/house.ts';
import type { LocalGame } from './game.ts';
import { hold } from './hold.ts';

/** What became of looking for a game on this device. */
export type Found =
  | { readonly found: 'looking' | 'none' | 'broken' }
  /** Another tab plays it; `takeOver` gets it here. */
  | { readonly found: 'elsewhere'; readonly takeOver: () => void }
  | { readonly found: 'here'; readonly game: LocalGame };

/** A game of this device for as long as the screen shows it: held against other tabs, its bots at work. */
export function useLocalGame(id: string): Found {
  const [found, setFound] = useState<Found>({ found: 'looking' });
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
      const letGo = await hold(id, attempt.how, lose);
      if (letGo === null) return lose();
      if (!shown) return letGo();
      close = letGo;
      const entered = await house.enter(id);
      if (!shown) return;
      if (entered === null) return setFound({ found: 'none' });
      if (!entered.ok) return setFound({ found: 'broken' });
      const game = entered.value;
      game.onLost = lose;
      close = () => void game.close().then(letGo);
      setFound({ found: 'here', game });
      void game.run();
    };
    void enter();
    return leave;
  }, [id, attempt]);
  return found;
}
