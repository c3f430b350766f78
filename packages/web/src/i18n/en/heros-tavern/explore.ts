import { herosTavern, isCard } from '@taproom/games/heros-tavern';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { points } from './points.ts';
import { tavernWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    pick: {
      name: 'First pick of the round',
      option: 'Card',
      means:
        'Picking this card first, instead of the best other card in your hand, changes your final number of heroes by this much on average.',
    },
    purchase: {
      name: 'Purchase in round 1',
      option: 'Card',
      means:
        'Buying this card in the first round, instead of the best purchase without it, changes your final number of heroes by this much on average.',
    },
  },
  option: (_kind, option) => (isCard(option) ? tavernWords(herosTavern.numbers).name[option] : option),
};
