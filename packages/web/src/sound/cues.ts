import type { GameEvent, GameId } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import type { Snapshot } from '../play/game.ts';
import type { Sound } from './voices.ts';

const CLOISTER: Readonly<Partial<Record<CloisterEvent['event'], Sound>>> = {
  refilled: 'page',
  moved: 'click',
  entered: 'click',
  bought: 'click',
  'shed-built': 'click',
  'disc-placed': 'bell',
  'card-placed': 'page',
  'card-returned': 'coin',
  barrel: 'bell',
  'game-over': 'bell',
};

const TAVERN: Readonly<Partial<Record<TavernEvent['event'], Sound>>> = {
  dealt: 'page',
  chose: 'click',
  revealed: 'page',
  scored: 'bell',
  awarded: 'coin',
  bought: 'coin',
  'game-over': 'bell',
};

/** What is heard of some events: each sound once, in the order in which it is first due. */
export function cuesOf(game: GameId, events: readonly GameEvent[]): Sound[] {
  const cues = events.map(event =>
    game === 'heaven-and-ale' ? cloisterCue(event as CloisterEvent) : TAVERN[(event as TavernEvent).event],
  );
  return [...new Set(cues.filter(cue => cue !== undefined))];
}

const cloisterCue = (event: CloisterEvent): Sound | undefined =>
  event.event === 'ducats' ? (event.change > 0 ? 'coin' : undefined) : CLOISTER[event.event];

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
