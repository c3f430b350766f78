import type { Card, Numbers } from '@taproom/games/heros-tavern';
import type { Why } from '../../../games/heros-tavern/table/why.ts';
import { counted } from '../../plural.ts';
import { cardNumber } from './counts.ts';

const leftOver = (n: number): string[] => (n > 0 ? [`${n} übrig`] : []);

const PLACE = {
  most: { alone: 'am meisten', tied: 'geteilter erster Platz' },
  second: { alone: 'am zweitmeisten', tied: 'geteilter zweiter Platz' },
  behind: { alone: 'zu wenig für Platz 1 oder 2', tied: 'zu wenig für Platz 1 oder 2' },
};

/** Why a kind of card scored what it did, short enough for a cell of the scoring. */
export const whyWords =
  (t: Numbers, name: Readonly<Record<Card, string>>) =>
  (why: Why): string => {
    switch (why.why) {
      case 'no-cards':
        return 'keine Karte';
      case 'place':
        return `${cardNumber(why.cards)}, ${PLACE[why.place][why.tied ? 'tied' : 'alone']}`;
      case 'sets':
        if (why.sets === 0) return `${why.left} von ${t.FOOD_SET}, kein Dreiersatz`;
        return [
          counted('de', why.sets, { one: 'Dreiersatz', other: 'Dreiersätze' }),
          ...leftOver(why.left),
        ].join(', ');
      case 'pairs':
        if (why.mixed + why.alike === 0) return `${cardNumber(why.left)}, kein Paar`;
        return [
          ...(why.mixed > 0
            ? [counted('de', why.mixed, { one: 'gemischtes Paar', other: 'gemischte Paare' })]
            : []),
          ...(why.alike > 0
            ? [counted('de', why.alike, { one: 'sortenreines Paar', other: 'sortenreine Paare' })]
            : []),
          ...leftOver(why.left),
        ].join(', ');
      case 'each':
        return `${cardNumber(why.cards)}, je ${t.LODGING_HEROES}`;
      case 'together':
        return why.cards === 1 ? '1 Karte' : `${cardNumber(why.cards)} zusammen`;
      case 'staff':
        return why.staff.map(({ card, heroes }) => `${name[card]} ${heroes}`).join(', ');
    }
  };
