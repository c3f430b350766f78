import type { Words } from '../../en/heros-tavern/options.ts';
import { nouns } from './words.ts';

export const words: Words = {
  prices: 'Цены карт',
  hint: (max: number) => `Сколько стоит оставить карту: от 0 до ${max} жетонов каждого вида.`,
  field: (card: string, resource: string) => `${card}, ${resource.toLowerCase()}`,
  wrong: (field: string, max: number) => `${field}: введите целое число от 0 до ${max}.`,
  reset: 'Вернуть обычные цены',
  agreed: (card: string, price: string, usual: string) => `Цена карты «${card}»: ${price} (обычно ${usual})`,
  card: nouns.name,
  resource: nouns.resource,
  tokens: nouns.tokens,
};
