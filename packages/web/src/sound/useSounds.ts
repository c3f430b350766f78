import { useEffect } from 'react';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { cuesOf, newsOf } from './cues.ts';
import { play } from './sound.ts';

/** Lets a game be heard. */
export function useSounds(game: PlayedGame): void {
  const { face } = useFace();
  useEffect(() => {
    let before = game.get();
    return game.subscribe(() => {
      const now = game.get();
      play(...cuesOf(face, newsOf(before, now)));
      before = now;
    });
  }, [game, face]);
}
