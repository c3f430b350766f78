import type { Event } from '@taproom/games/heros-tavern';
import type { Sound } from '../../sound/voices.ts';

const CUES: Readonly<Partial<Record<Event['event'], Sound>>> = {
  dealt: 'page',
  chose: 'click',
  revealed: 'page',
  scored: 'bell',
  awarded: 'coin',
  bought: 'coin',
  'game-over': 'bell',
};

/** The sound of an event. */
export const cue = ({ event }: Event): Sound | undefined => CUES[event];
