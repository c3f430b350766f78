import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import { rowParts } from '../../../games/heros-tavern/parts.ts';
import { heroes } from './counts.ts';
import { cards, theCards } from './log.ts';
import { nouns } from './words.ts';

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
  chosen: (card: Card) => `Пока выбрана карта «${nouns.name[card]}».`,
  noHand: 'Карт нет.',
  heroes: (n: number) => `Герои: ${n}`,
  tokens: (tokens: Tokens) => `Жетоны: ${nouns.tokens(tokens)}`,
  seenHand: (hand: readonly Card[]) => `На руке, насколько вы знаете: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${heroes(n)}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, nouns.category);
    const title = round === null ? 'Итоговый подсчёт' : `Раунд ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : ''}`;
  },

  // ---- What can I do?
  choose: 'Выбрать карту с руки',
  pick: (card: Card, gain: string) => `Вы берёте карту «${nouns.name[card]}». Сейчас она даст: ${gain}.`,
  purchase: (bought: readonly Card[], left: Tokens) =>
    `Вы покупаете ${theCards(bought)}. Остаток: ${nouns.tokens(left)}.`,
  brings: (cards: readonly { name: string; brings: string }[]) =>
    `Дальше даёт: ${cards.map(({ name, brings }) => `${name.toLowerCase()} ${brings}`).join('; ')}.`,
  keep: (left: Tokens) => `Вы ничего не покупаете. Остаток: ${nouns.tokens(left)}.`,
};
