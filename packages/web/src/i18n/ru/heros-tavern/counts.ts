import type { Resource } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';

/** "1 герой", "2 героя", "5 героев". */
export const heroes = (n: number): string => counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' });

/** As an object. Heroes are animate: "привлекает 2 героев", but "22 героя", because it is the last of two words. */
export const heroesAsObject = (n: number): string =>
  counted('ru', n, { one: 'героя', few: n < 5 ? 'героев' : 'героя', many: 'героев' });

export const cards = (n: number): string => counted('ru', n, { one: 'карта', few: 'карты', many: 'карт' });

/** As an object: "1 карту". */
export const cardsAsObject = (n: number): string =>
  counted('ru', n, { one: 'карту', few: 'карты', many: 'карт' });

/** After "по": "по 1 карте", "по 2 карты", "по 7 карт". */
export const cardsEach = (n: number): string =>
  counted('ru', n, { one: 'карте', few: 'карты', many: 'карт' });

export const rounds = (n: number): string =>
  counted('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов' });

/** A nominative and an accusative at once. */
export const unspentTokens = (n: number): string =>
  counted('ru', n, {
    one: 'неистраченный жетон',
    few: 'неистраченных жетона',
    many: 'неистраченных жетонов',
  });

const TOKEN = {
  coins: { one: 'монета', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовая', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
} satisfies Record<Resource, object>;

export const tokens = (n: number, resource: Resource): string => counted('ru', n, TOKEN[resource]);

/** As an object, as after "получает" and "за": "1 монету". */
export const tokensAsObject = (n: number, resource: Resource): string =>
  counted('ru', n, {
    ...TOKEN[resource],
    one: { coins: 'монету', storage: 'кладовую', land: 'участок' }[resource],
  });
