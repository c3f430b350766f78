import type { GameEvent } from '@taproom/games';
import type { Face } from '../play/face.ts';
import type { Snapshot } from '../play/game.ts';
import type { Sound } from './voices.ts';

/** The sounds of some events: each once, in the order in which it first occurs. */
export const cuesOf = (face: Pick<Face, 'cue'>, events: readonly GameEvent[]): Sound[] => [
  ...new Set(events.map(event => face.cue(event)).filter(cue => cue !== undefined)),
];

/** The new events between two snapshots that should be heard. Planned moves were heard when they were planned. */
export function newsOf(before: Snapshot, now: Snapshot): GameEvent[] {
  const heard = before.plan?.events ?? [];
  const planned = (now.plan?.events ?? []).filter(event => !heard.includes(event));
  // Another viewer has other events: that difference is not new.
  if (before.seat !== now.seat) return planned;
  const last = before.told.at(-1)?.number ?? 0;
  const told = now.told.filter(({ number }) => number > last).map(({ event }) => event);
  const committed = (now.plan?.events.length ?? 0) === 0;
  return [...planned, ...(committed ? told.slice(heard.length) : told)];
}
