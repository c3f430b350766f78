import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import { rowParts } from '../../../games/heros-tavern/parts.ts';
import type { GameVocabulary } from '../../../text-table/vocabulary.ts';
import { counted } from '../../plural.ts';
import { and } from '../log.ts';
import { cards } from './log.ts';
import { nouns } from './words.ts';

/** Hero’s Tavern at the text table. */
export const textWords = {
  vocabulary: {
    verb: {
      buy: 'buy',
      pick: 'pick',
    },
    topic: {
      hand: 'hand',
      tavern: 'tavern',
    },
    noun: {
      entertainment: 'entertainment',
      food: 'food',
      'light-ale': 'light-ale',
      'dark-ale': 'dark-ale',
      lodging: 'lodging',
      market: 'market',
      games: 'games',
      barrel: 'barrel',
      tools: 'tools',
      jester: 'jester',
      cook: 'cook',
      bartender: 'bartender',
      maid: 'maid',
      shopkeeper: 'shopkeeper',
      nothing: 'nothing',
    },
  } satisfies GameVocabulary,

  // ---- The position
  chosen: (card: Card) => `Chosen so far: ${nouns.name[card].toLowerCase()}.`,
  noHand: 'No cards.',
  heroes: (n: number) => `Heroes: ${n}`,
  tokens: (tokens: Tokens) => `Tokens: ${nouns.tokens(tokens)}`,
  seenHand: (hand: readonly Card[]) => `In hand, as far as you have seen: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${counted('en', n, { one: 'hero', other: 'heroes' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, nouns.category);
    const title = round === null ? 'Final scoring' : `Round ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : ''}`;
  },

  // ---- What can I do?
  choose: 'Choose a card from your hand',
  pick: (card: Card, gain: string) => `You take ${nouns.name[card].toLowerCase()}. Adds now: ${gain}.`,
  purchase: (bought: readonly Card[], left: Tokens) =>
    `You buy ${and(cards(bought))}. Tokens left: ${nouns.tokens(left)}.`,
  /** What each bought card brings, besides the others. */
  brings: (cards: readonly { name: string; brings: string }[]) =>
    `From now on: ${cards.map(({ name, brings }) => `${name.toLowerCase()} ${brings}`).join('; ')}.`,
  keep: (left: Tokens) => `You buy nothing. Tokens left: ${nouns.tokens(left)}.`,
};
