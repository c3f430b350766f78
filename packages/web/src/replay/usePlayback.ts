import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReplayGame } from './game.ts';

/** How long a move stays on screen at normal speed, in milliseconds. */
const A_MOVE = 1100;

export interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Plays a replay automatically; at the end it starts over. */
export function usePlayback(game: ReplayGame, speed: number): Playback {
  const { moves } = useSyncExternalStore(game.subscribe, game.get);
  const [wanted, setWanted] = useState(false);
  const atEnd = moves === game.length;
  const playing = wanted && !atEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the time of the next one.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => game.step(1), A_MOVE / speed);
    return () => clearTimeout(timer);
  }, [game, playing, speed, moves]);
  const toggle = (): void => {
    if (!playing && atEnd) game.show(0);
    setWanted(!playing);
  };
  return { playing, toggle };
}
