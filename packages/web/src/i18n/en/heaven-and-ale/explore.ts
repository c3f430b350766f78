import { CARDS, heavenAndAle, SLOTS, SPOTS, spaceKind } from '@taproom/games/heaven-and-ale';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { KINDS, spot } from './board.ts';
import { points } from './points.ts';
import { cloisterWords, slotWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    start: {
      name: 'Starting space',
      option: 'Space',
      means:
        'Placing your player figure here before round 1, instead of on the best other starting space, changes your final score by this much on average.',
    },
    opening: {
      name: 'First space',
      option: 'Space',
      means:
        'Going to this space on your first turn, instead of making the best turn elsewhere, changes your final score by this much on average.',
    },
    disc: {
      name: 'First disc of the round',
      option: 'Scoring spot',
      means:
        'Once you take your first disc of the round: scoring this spot, instead of the best other one, changes your final score by this much on average.',
    },
    card: {
      name: 'First card of the round',
      option: 'Card',
      means:
        'Once a pair is complete: placing this card, instead of the best other one, changes your final score by this much on average.',
    },
  },
  option(kind, option) {
    if (kind === 'opening') return `${option} (${KINDS[spaceKind(Number(option))]})`;
    const slot = SLOTS.find(one => kind === 'start' && one === option);
    if (slot !== undefined) return slotWords(heavenAndAle.numbers)[slot];
    const card = CARDS.find(one => kind === 'card' && one === option);
    if (card !== undefined) return cloisterWords.card[card];
    const place = SPOTS.find(one => one === option);
    return place === undefined ? option : spot(place);
  },
};
