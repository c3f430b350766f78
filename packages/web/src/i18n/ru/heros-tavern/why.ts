import type { Card, Numbers } from '@taproom/games/heros-tavern';
import type { Why } from '../../../games/heros-tavern/table/why.ts';
import { counted } from '../../plural.ts';
import { cards } from './counts.ts';

const leftOver = (n: number): string[] => (n > 0 ? [`лишних: ${n}`] : []);

const PLACE = {
  most: { alone: 'больше всех', tied: 'ничья за первое место' },
  second: { alone: 'второе место', tied: 'ничья за второе место' },
  behind: { alone: 'ни первое, ни второе место', tied: 'ни первое, ни второе место' },
};

/** Why a kind of card scored what it did, short enough for a cell of the scoring. */
export const whyWords =
  (t: Numbers, name: Readonly<Record<Card, string>>) =>
  (why: Why): string => {
    switch (why.why) {
      case 'no-cards':
        return 'нет карт';
      case 'place':
        return `${cards(why.cards)}, ${PLACE[why.place][why.tied ? 'tied' : 'alone']}`;
      case 'sets':
        if (why.sets === 0) return `${why.left} из ${t.FOOD_SET}, набора нет`;
        return [
          `${counted('ru', why.sets, { one: 'набор', few: 'набора', many: 'наборов' })} из ${t.FOOD_SET}`,
          ...leftOver(why.left),
        ].join(', ');
      case 'pairs':
        if (why.mixed + why.alike === 0) return `${cards(why.left)}, пары нет`;
        return [
          ...(why.mixed > 0
            ? [
                counted('ru', why.mixed, {
                  one: 'смешанная пара',
                  few: 'смешанные пары',
                  many: 'смешанных пар',
                }),
              ]
            : []),
          ...(why.alike > 0
            ? [
                counted('ru', why.alike, {
                  one: 'пара одного сорта',
                  few: 'пары одного сорта',
                  many: 'пар одного сорта',
                }),
              ]
            : []),
          ...leftOver(why.left),
        ].join(', ');
      case 'each':
        return `${cards(why.cards)}, по ${t.LODGING_HEROES}`;
      case 'together':
        return why.cards === 1 ? '1 карта' : `${cards(why.cards)} вместе`;
      case 'staff':
        return why.staff.map(({ card, heroes }) => `${name[card].toLowerCase()} ${heroes}`).join(', ');
    }
  };
