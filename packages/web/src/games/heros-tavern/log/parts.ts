import type { Event } from '@taproom/games/heros-tavern';
import type { LogPart } from '../../../play/face.ts';

/** Which part of the log an event belongs to: all players take part in each of them. */
export function partOf(event: Event, before: LogPart | null): LogPart {
  switch (event.event) {
    case 'dealt':
      return 'deal';
    case 'chose':
    case 'decided':
      return 'choice';
    case 'revealed':
    case 'passed':
      return 'reveal';
    case 'scored':
      return 'scoring';
    case 'awarded':
      return before === 'end' ? 'end' : 'scoring';
    case 'bought':
    case 'discarded':
    case 'round-ended':
      return 'purchase';
    case 'final-scored':
    case 'unspent':
    case 'game-over':
      return 'end';
  }
}

/** Whether people decided it: heroes and resources come by the rules. */
export const isDecided = ({ event }: Event): boolean =>
  event === 'chose' ||
  event === 'decided' ||
  event === 'revealed' ||
  event === 'bought' ||
  event === 'discarded';
