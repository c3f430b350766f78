/** The terms of the game. Everything imports this file; it imports nothing. */

export const CARDS = [
  'entertainment',
  'food',
  'light-ale',
  'dark-ale',
  'lodging',
  'market',
  'games',
  'barrel',
  'tools',
  'jester',
  'cook',
  'bartender',
  'maid',
  'shopkeeper',
] as const;
export type Card = (typeof CARDS)[number];

/** A card inside a state is its index in `CARDS`; these are the indices. */
export const ENTERTAINMENT = 0;
export const FOOD = 1;
export const LIGHT_ALE = 2;
export const DARK_ALE = 3;
export const LODGING = 4;
export const MARKET = 5;
export const GAMES = 6;
export const BARREL = 7;
export const TOOLS = 8;
export const JESTER = 9;
export const COOK = 10;
export const BARTENDER = 11;
export const MAID = 12;
export const SHOPKEEPER = 13;

export const STAFF = ['jester', 'cook', 'bartender', 'maid', 'shopkeeper'] as const;
export type Staff = (typeof STAFF)[number];

export const RESOURCES = ['coins', 'storage', 'land'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The columns of the score pad, in scoring order. */
export const CATEGORIES = ['entertainment', 'food', 'ale', 'lodging', 'market', 'staff'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a game waits for: the deal of a round, picks, purchases, or nothing more. */
export const STAGES = ['deal', 'draft', 'purchase', 'over'] as const;
export type Stage = (typeof STAGES)[number];
export const DEAL = 0;
export const DRAFT = 1;
export const PURCHASE = 2;
export const OVER = 3;

/** How many there are of each card. */
export type Counts = Readonly<Record<Card, number>>;
/** Tokens of each resource: owned, awarded, or paid. */
export type Tokens = Readonly<Record<Resource, number>>;
/** One row of the score pad. */
export type Row = Readonly<Record<Category, number>>;
export type Prices = Readonly<Record<Card, Tokens>>;

const PLACES: ReadonlyMap<unknown, number> = new Map(CARDS.map((card, place) => [card, place]));

export const isCard = (value: unknown): value is Card => PLACES.has(value);
export const isStaff = (value: unknown): value is Staff => STAFF.some(name => name === value);
export const isResource = (value: unknown): value is Resource => RESOURCES.some(name => name === value);

/** The index of a card in `CARDS`. */
export const placeOf = (card: Card): number => PLACES.get(card) as number;

/** One number for each name, as a record. */
export function record<Name extends string>(
  names: readonly Name[],
  number: (place: number) => number,
): Readonly<Record<Name, number>> {
  const entries = {} as Record<Name, number>;
  for (let place = 0; place < names.length; place++) entries[names[place]] = number(place);
  return entries;
}
