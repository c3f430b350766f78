import { useState } from 'react';
import { isGameEvent } from '../log/groups.ts';
import { useFace } from './faces.tsx';
import type { GameTypes, Snapshot } from './game.ts';

/** What was revealed to everyone at the screen, and is to be seen before the next curtain. */
export interface Revelation<Of extends GameTypes = GameTypes> {
  readonly event: Of['event'];
  /** All have seen it: now comes the curtain. */
  done(): void;
}

/**
 * While a curtain is down, nobody's hand is on screen, so all may look: a game whose face has `reveals` shows the table
 * with what was revealed, and a button that calls `done`. Null when there is nothing to show: then comes the curtain.
 */
export function useRevelation<Of extends GameTypes>(now: Snapshot<Of>): Revelation<Of> | null {
  const { face } = useFace();
  const [seen, setSeen] = useState(0);
  if (now.curtain === null) return null;
  const latest = now.told.findLast(({ event }) => isGameEvent<Of['event']>(event) && face.reveals?.(event));
  if (latest === undefined || latest.number <= seen || !isGameEvent<Of['event']>(latest.event)) return null;
  return { event: latest.event, done: () => setSeen(latest.number) };
}
