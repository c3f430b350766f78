import { useEffect } from 'react';
import type { PlayedGame } from '../play/game.ts';
import { cuesOf, newsOf } from './cues.ts';
import { play } from './sound.ts';

/** Lets a game be heard. */
export function useSounds(game: PlayedGame): void {
  useEffect(() => {
    let before = game.get();
    return game.subscribe(() => {
      const now = game.get();
      play(...cuesOf(now.game, newsOf(before, now)));
      before = now;
    });
  }, [game]);
}
