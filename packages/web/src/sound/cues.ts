import type { GameEvent } from '@taproom/games';
import type { Face } from '../play/face.ts';
import type { Snapshot } from '../play/game.ts';
import type { Sound } from './voices.ts';

/** What is heard of some events: each sound once, in the order in which it is first due. */
export const cuesOf = (face: Pick<Face, 'cue'>, events: readonly GameEvent[]): Sound[] => [
  ...new Set(events.map(event => face.cue(event)).filter(cue => cue !== undefined)),
];

/** What is new between two snapshots, and is to be heard. What somebody planned was heard when they did. */
export function newsOf(before: Snapshot, now: Snapshot): GameEvent[] {
  const heard = before.plan?.events ?? [];
  const planned = (now.plan?.events ?? []).filter(event => !heard.includes(event));
  // Another reader was told other things: that they differ is no news.
  if (before.seat !== now.seat) return planned;
  const last = before.told.at(-1)?.number ?? 0;
  const told = now.told.filter(({ number }) => number > last).map(({ event }) => event);
  const committed = (now.plan?.events.length ?? 0) === 0;
  return [...planned, ...(committed ? told.slice(heard.length) : told)];
}
