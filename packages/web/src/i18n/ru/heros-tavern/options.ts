import type { Words } from '../../en/heros-tavern/options.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  prices: 'Цены карт',
  hint: (max: number) => `Сколько стоит оставить карту: от 0 до ${max} жетонов каждого вида.`,
  field: (card: string, resource: string) => `${card}, ${resource}`,
  wrong: (field: string, max: number) => `${field}: введите целое число от 0 до ${max}.`,
  reset: 'Обычные цены',
  agreed: (card: string, price: string, usual: string) => `Цена карты «${card}»: ${price} (обычно ${usual})`,
  card: tavernWords.name,
  resource: tavernWords.resource,
  tokens: tavernWords.tokens,
};
