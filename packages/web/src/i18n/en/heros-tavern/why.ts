import type { Card, Numbers } from '@taproom/games/heros-tavern';
import type { Why } from '../../../games/heros-tavern/table/why.ts';
import { counted } from '../../plural.ts';

const cards = (n: number): string => counted('en', n, { one: 'card', other: 'cards' });
const leftOver = (n: number): string[] => (n > 0 ? [`${n} left over`] : []);

const PLACE = {
  most: { alone: 'the most', tied: 'tied for most' },
  second: { alone: 'second most', tied: 'tied for second' },
  behind: { alone: 'neither most nor second', tied: 'neither most nor second' },
};

/** Why a kind of card scored what it did, short enough for a cell of the scoring. */
export const whyWords =
  (t: Numbers, name: Readonly<Record<Card, string>>) =>
  (why: Why): string => {
    switch (why.why) {
      case 'no-cards':
        return 'no cards';
      case 'place':
        return `${cards(why.cards)}, ${PLACE[why.place][why.tied ? 'tied' : 'alone']}`;
      case 'sets':
        if (why.sets === 0) return `${why.left} of ${t.FOOD_SET}, no set`;
        return [
          `${counted('en', why.sets, { one: 'set', other: 'sets' })} of ${t.FOOD_SET}`,
          ...leftOver(why.left),
        ].join(', ');
      case 'pairs':
        if (why.mixed + why.alike === 0) return `${cards(why.left)}, no pair`;
        return [
          ...(why.mixed > 0 ? [counted('en', why.mixed, { one: 'mixed pair', other: 'mixed pairs' })] : []),
          ...(why.alike > 0
            ? [counted('en', why.alike, { one: 'pair of one kind', other: 'pairs of one kind' })]
            : []),
          ...leftOver(why.left),
        ].join(', ');
      case 'each':
        return `${cards(why.cards)}, ${t.LODGING_HEROES} each`;
      case 'together':
        return why.cards === 1 ? '1 card' : `${cards(why.cards)} together`;
      case 'staff':
        return why.staff.map(({ card, heroes }) => `${name[card].toLowerCase()} ${heroes}`).join(', ');
    }
  };
