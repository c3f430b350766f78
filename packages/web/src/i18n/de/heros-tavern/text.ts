import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import { rowParts } from '../../../games/heros-tavern/parts.ts';
import { counted } from '../../plural.ts';
import { and } from '../log.ts';
import { cards } from './log.ts';
import { tavernWords } from './words.ts';

export const textWords = {
  vocabulary: {
    verb: {
      buy: 'kaufe kauf',
      pick: 'wähle nimm',
    },
    topic: {
      hand: 'hand',
      tavern: 'taverne',
    },
    noun: {
      entertainment: 'unterhaltung',
      food: 'essen',
      'light-ale': 'helles-ale',
      'dark-ale': 'dunkles-ale',
      lodging: 'unterkunft',
      market: 'markt',
      games: 'spiele',
      barrel: 'fass',
      tools: 'werkzeug',
      jester: 'narr',
      cook: 'koch',
      bartender: 'schankknecht',
      maid: 'magd',
      shopkeeper: 'krämer',
      nothing: 'nichts',
    },
  },

  // ---- The position
  chosen: (card: Card) => `Bisher gewählt: ${tavernWords.name[card]}.`,
  noHand: 'Keine Karten.',
  heroes: (n: number) => `Helden: ${n}`,
  tokens: (tokens: Tokens) => `Marker: ${tavernWords.tokens(tokens)}`,
  seenHand: (hand: readonly Card[]) => `Auf der Hand, wie du gesehen hast: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${counted('de', n, { one: 'Held', other: 'Helden' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, tavernWords.category);
    const title = round === null ? 'Schlusswertung' : `Runde ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  },

  // ---- What can I do?
  choose: 'Eine Karte aus der Hand wählen',
  pick: (card: Card, gain: string) => `Du nimmst „${tavernWords.name[card]}“. Bringt jetzt: ${gain}.`,
  purchase: (bought: readonly Card[], left: Tokens) =>
    `Du behältst ${and(cards(bought))} bis zum Spielende. Übrig: ${tavernWords.tokens(left)}.`,
  keep: (left: Tokens) => `Du behältst deine Marker: ${tavernWords.tokens(left)}.`,
};
