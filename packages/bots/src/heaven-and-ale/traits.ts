import { CARDS, type Event, MONKS, SHED_TABLE, SIDES } from '@taproom/games/heaven-and-ale';
import type { Traits } from '../arena/traits.ts';

export const traits: Traits<Event> = {
  names: [
    ...SIDES.flatMap(side => [`resource ${side}`, `monk ${side}`]),
    ...SHED_TABLE.map((_, type) => `shed of type ${type}`),
    'disc',
    ...CARDS.map(card => `card ${card}`),
    'card declined',
    'barrel large',
    'barrel small',
  ],
  deeds(event) {
    switch (event.event) {
      case 'bought': {
        const kind = MONKS.some(monk => monk === event.tile) ? 'monk' : 'resource';
        return [{ seat: event.seat, trait: `${kind} ${event.side}` }];
      }
      case 'shed-built':
        return [{ seat: event.seat, trait: `shed of type ${event.type}` }];
      case 'disc-placed':
        return [{ seat: event.seat, trait: 'disc' }];
      case 'card-placed':
        return [{ seat: event.seat, trait: `card ${event.card}` }];
      case 'card-declined':
        return [{ seat: event.seat, trait: 'card declined' }];
      case 'barrel':
        return [{ seat: event.seat, trait: `barrel ${event.size}` }];
      default:
        return [];
    }
  },
};
