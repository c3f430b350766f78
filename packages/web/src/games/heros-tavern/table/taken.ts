import { CARDS, type Card } from '@taproom/games/heros-tavern';
import type { TavernWords } from '../words.ts';
import { countsOf } from './gains.ts';

/** The cards that someone took, in words: equal ones once, with their number. */
export function takenInWords(cards: readonly Card[], tavern: TavernWords['tavern']): string {
  const counts = countsOf(cards);
  const kinds = CARDS.filter(card => counts[card] > 0);
  const told = kinds.map(card =>
    counts[card] > 1 ? `${tavern.name[card]} ×${counts[card]}` : tavern.name[card],
  );
  return told.join(', ') || tavern.nothing;
}
