import type { Event } from '@taproom/games/heaven-and-ale';
import type { Sound } from '../../sound/voices.ts';

const CUES: Readonly<Partial<Record<Event['event'], Sound>>> = {
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

/** The sound of an event. */
export const cue = (event: Event): Sound | undefined =>
  event.event === 'ducats' ? (event.change > 0 ? 'coin' : undefined) : CUES[event.event];
