import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import { rowParts } from '../../../games/heros-tavern/parts.ts';
import { counted } from '../../plural.ts';
import { and } from '../log.ts';
import { cards } from './log.ts';
import { tavernWords } from './words.ts';

export const textWords = {
  vocabulary: {
    verb: {
      buy: 'купить купи',
      pick: 'взять возьми',
    },
    topic: {
      hand: 'рука',
      tavern: 'таверна',
    },
    noun: {
      entertainment: 'развлечение',
      food: 'еда еду',
      'light-ale': 'светлый-эль',
      'dark-ale': 'тёмный-эль',
      lodging: 'ночлег',
      market: 'рынок',
      games: 'игры',
      barrel: 'бочка бочку',
      tools: 'инструменты',
      jester: 'шут шута',
      cook: 'повар повара',
      bartender: 'бармен бармена',
      maid: 'горничная горничную',
      shopkeeper: 'лавочник лавочника',
      nothing: 'ничего',
    },
  },

  // ---- The position
  chosen: (card: Card) => `Пока выбрана карта «${tavernWords.name[card]}».`,
  noHand: 'Карт нет.',
  heroes: (n: number) => `Герои: ${n}`,
  tokens: (tokens: Tokens) => `Жетоны: ${tavernWords.tokens(tokens)}`,
  seenHand: (hand: readonly Card[]) => `На руке, насколько известно: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) =>
    `${name}: ${counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, tavernWords.category);
    const title = round === null ? 'Итоговый подсчёт' : `Раунд ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : ''}`;
  },

  // ---- What can I do?
  choose: 'Выбрать карту с руки',
  pick: (card: Card, gain: string) => `Вы берёте карту «${tavernWords.name[card]}». Сейчас даст: ${gain}.`,
  purchase: (bought: readonly Card[], left: Tokens) =>
    `До конца игры остаётся: ${and(cards(bought))}. Жетонов останется: ${tavernWords.tokens(left)}.`,
  keep: (left: Tokens) => `Жетоны остаются у вас: ${tavernWords.tokens(left)}.`,
};
