import type { Card } from '@taproom/games/heros-tavern';
import { words as score } from './score.ts';
import { tavernWords } from './words.ts';

/** What the reference card says of a card: the numbers come from the tables of the game. */
export interface ReferenceNumbers {
  readonly most: number;
  readonly second: number;
  readonly set: number;
  readonly food: number;
  readonly mixed: number;
  readonly same: number;
  readonly lodging: number;
  /** A ladder in short, like “1 · 3 · 5 · 7 · 10”. */
  readonly markets: string;
  readonly tokens: string;
  /** “0: 1, 1–2: 2 …”: the number of cards, and the heroes for it. */
  readonly jester: string;
  readonly maid: string;
  readonly cook: readonly [number, number];
  readonly bartender: readonly [number, number, number];
  readonly shopkeeper: readonly [number, number];
}

/** The sheets to print. */
export const words = {
  title: 'Reference card',
  padTitle: 'Score pad',
  hint: 'One sheet A4 each, black on white.',
  card: 'Card',
  price: 'Price',
  gives: 'What it gives',
  order:
    'Each round: deal 7, draft, score, award resources, purchase, discard. Five rounds, then the final scoring.',
  gain: {
    entertainment: (n: ReferenceNumbers) =>
      `most ${n.most}, second most ${n.second}; ties split, rounded down`,
    food: (n: ReferenceNumbers) => `${n.food} for each set of ${n.set}`,
    'light-ale': (n: ReferenceNumbers) => `${n.mixed} with a dark ale, else ${n.same} for two light`,
    'dark-ale': (n: ReferenceNumbers) => `${n.mixed} with a light ale, else ${n.same} for two dark`,
    lodging: (n: ReferenceNumbers) => `${n.lodging} each`,
    market: (n: ReferenceNumbers) => `${n.markets} for 1, 2, 3, 4, 5 or more`,
    games: (n: ReferenceNumbers) => `coins: ${n.tokens}`,
    barrel: (n: ReferenceNumbers) => `storage: ${n.tokens}`,
    tools: (n: ReferenceNumbers) => `land: ${n.tokens}`,
    jester: (n: ReferenceNumbers) => `by entertainment: ${n.jester}`,
    cook: (n: ReferenceNumbers) => `${n.cook[0]} for each set of food, ${n.cook[1]} without`,
    bartender: (n: ReferenceNumbers) =>
      `${n.bartender[0]} for each mixed pair, ${n.bartender[1]} for each pair of one kind, ${n.bartender[2]} without`,
    maid: (n: ReferenceNumbers) => `by lodging: ${n.maid}`,
    shopkeeper: (n: ReferenceNumbers) => `${n.shopkeeper[0]} for each market, and ${n.shopkeeper[1]}`,
  } satisfies Record<Card, unknown>,
  unspent: (heroes: number) => `At the end each unspent token counts ${heroes}.`,
  name: tavernWords.name,
  category: tavernWords.category,
  tokens: tavernWords.tokens,
  score,
};

export type Words = typeof words;
