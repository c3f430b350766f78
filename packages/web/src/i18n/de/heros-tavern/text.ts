import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import { rowParts } from '../../../games/heros-tavern/parts.ts';
import { and } from '../log.ts';
import { cards } from './log.ts';
import { nouns } from './words.ts';

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
  chosen: (card: Card) => `Bisher gewählt: ${nouns.name[card]}.`,
  noHand: 'Keine Karten.',
  heroes: (n: number) => `Helden: ${n}`,
  tokens: (tokens: Tokens) => `Marker: ${nouns.tokens(tokens)}`,
  seenHand: (hand: readonly Card[]) => `Handkarten, die du gesehen hast: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${nouns.heroes(n)}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, nouns.category);
    const title = round === null ? 'Schlusswertung' : `Runde ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  },

  // ---- What can I do?
  choose: 'Eine Handkarte wählen',
  pick: (card: Card, gain: string) => `Du nimmst „${nouns.name[card]}“. Das bringt jetzt: ${gain}.`,
  purchase: (bought: readonly Card[], left: Tokens) =>
    `Du behältst ${and(cards(bought))} bis zum Spielende. Übrig: ${nouns.tokens(left)}.`,
  brings: (cards: readonly { name: string; brings: string }[]) =>
    `Von jetzt an: ${cards.map(({ name, brings }) => `${name} ${brings}`).join('; ')}.`,
  keep: (left: Tokens) => `Du behältst deine Marker: ${nouns.tokens(left)}.`,
};
