import { herosTavern, isCard } from '@taproom/games/heros-tavern';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { points } from './points.ts';
import { tavernWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    pick: {
      name: 'Erste Karte der Runde',
      option: 'Karte',
      means:
        'Um so viele Helden ändert sich dein Ergebnis im Schnitt, wenn du zuerst diese Karte nimmst statt der besten anderen auf deiner Hand.',
    },
    purchase: {
      name: 'Kauf in Runde 1',
      option: 'Karte',
      means:
        'Um so viele Helden ändert sich dein Ergebnis im Schnitt, wenn du in der ersten Runde diese Karte kaufst statt des besten Kaufs ohne sie.',
    },
  },
  option: (_kind, option) => (isCard(option) ? tavernWords(herosTavern.numbers).name[option] : option),
};
