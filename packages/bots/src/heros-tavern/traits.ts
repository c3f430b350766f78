import { CARDS, type Event } from '@taproom/games/heros-tavern';
import type { Traits } from '../arena/traits.ts';

export const traits: Traits<Event> = {
  names: [...CARDS.map(card => `pick ${card}`), ...CARDS.map(card => `buy ${card}`)],
  deeds(event) {
    switch (event.event) {
      // The last card of a hand is not a choice and is not counted.
      case 'chose':
        return [{ seat: event.seat, trait: `pick ${event.card}` }];
      case 'bought':
        return event.cards.map(card => ({ seat: event.seat, trait: `buy ${card}` }));
      default:
        return [];
    }
  },
};
