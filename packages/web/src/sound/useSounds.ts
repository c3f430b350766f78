import { useEffect } from 'react';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { cuesOf, newsOf } from './cues.ts';
import { playSounds } from './sound.ts';

/** Plays the sounds of a game. */
export function useSounds(game: PlayedGame): void {
  const { face } = useFace();
  useEffect(() => {
    let before = game.get();
    return game.subscribe(() => {
      const now = game.get();
      playSounds(...cuesOf(face, newsOf(before, now)));
      before = now;
    });
  }, [game, face]);
}
