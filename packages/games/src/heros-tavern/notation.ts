import { accept, type Result, refuse } from '../result.ts';
import type { Move } from './moves.ts';
import { shorten, type TavernRefusal } from './refusals.ts';
import { type Card, isCard, placeOf } from './vocabulary.ts';

/** Longer than any move. */
const TEXT_MAX = 1000;

/** `pick dark-ale` · `buy dark-ale market` · `buy nothing` · `deal food market / games cook / …` */
export function write(move: Move): string {
  switch (move.move) {
    case 'pick':
      return `pick ${move.card}`;
    case 'buy':
      return `buy ${move.cards.length > 0 ? move.cards.join(' ') : 'nothing'}`;
    case 'deal':
      return `deal ${move.hands.map(hand => hand.join(' ')).join(' / ')}`;
  }
}

/** Parses a move. Case and extra spaces don't matter. */
export function read(text: unknown): Result<Move, TavernRefusal> {
  if (typeof text !== 'string') return refuse({ code: 'text-expected' });
  if (text.length > TEXT_MAX) return refuse({ code: 'text-too-long', max: TEXT_MAX });
  const [command, ...words] = wordsOf(text.toLowerCase());
  switch (command) {
    case 'pick': {
      if (words.length !== 1) return refuse({ code: 'one-card-expected', have: words.length });
      const cards = readCards(words);
      return cards.ok ? accept({ move: 'pick', card: cards.value[0] }) : cards;
    }
    case 'buy': {
      if (words.length === 1 && words[0] === 'nothing') return accept({ move: 'buy', cards: [] });
      // Buying nothing must be said explicitly.
      if (words.length === 0) return refuse({ code: 'one-card-expected', have: 0 });
      if (words.includes('nothing')) return refuse({ code: 'nothing-and-cards' });
      const cards = readCards(words);
      if (!cards.ok) return cards;
      return accept({ move: 'buy', cards: cards.value.sort((a, b) => placeOf(a) - placeOf(b)) });
    }
    case 'deal': {
      const hands: Card[][] = [];
      for (const part of words.join(' ').split('/')) {
        const hand = readCards(wordsOf(part));
        if (!hand.ok) return hand;
        hands.push(hand.value);
      }
      return accept({ move: 'deal', hands });
    }
    default:
      return refuse({ code: 'unknown-command', text: shorten(command ?? '') });
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

function readCards(words: readonly string[]): Result<Card[], TavernRefusal> {
  const cards: Card[] = [];
  for (const word of words) {
    if (!isCard(word)) return refuse({ code: 'unknown-card', text: shorten(word) });
    cards.push(word);
  }
  return accept(cards);
}
