/** The terms of Heaven & Ale. Everything here imports this file; it imports nothing. */

export const RESOURCES = ['wood', 'yeast', 'hops', 'water', 'barley'] as const;
export type Resource = (typeof RESOURCES)[number];

export const FERTILITIES = [1, 2, 3, 4, 5] as const;
export type Fertility = (typeof FERTILITIES)[number];

export const MONKS = ['monk1', 'monk2', 'monk3', 'monk4'] as const;
export type Monk = (typeof MONKS)[number];

export type ResourceTile = `${Resource}${Fertility}`;
export type Tile = ResourceTile | Monk;

/** All kinds of tile in a fixed order: wood1 … wood5, yeast1 … barley5, then the monks. */
export const RESOURCE_TILES: readonly ResourceTile[] = RESOURCES.flatMap(resource =>
  FERTILITIES.map((fertility): ResourceTile => `${resource}${fertility}`),
);
export const TILES: readonly Tile[] = [...RESOURCE_TILES, ...MONKS];

/** The backs of the tiles: all with I come into play before any with II. */
export const BACKS = ['I', 'II'] as const;
export type Back = (typeof BACKS)[number];

export const SIDES = ['sunny', 'shady'] as const;
export type Side = (typeof SIDES)[number];

/** The four starting spaces. */
export const SLOTS = ['first', 'brewmaster', 'marker', 'ducats'] as const;
export type Slot = (typeof SLOTS)[number];

/** The ten scoring spots; each two in a row form a privilege pair. */
export const SPOTS = ['fertility', ...RESOURCES, ...MONKS] as const;
export type Spot = (typeof SPOTS)[number];

/** The five privilege cards. */
export const CARDS = ['harvest', 'stragglers', 'barrels', 'purse', 'brewmaster'] as const;
export type Card = (typeof CARDS)[number];

/** The goals of the twelve barrels. */
export const GOALS = [
  'brewmaster-on-1',
  'all-markers-on-1',
  'six-fertility-1',
  'six-fertility-5',
  'all-monk-discs',
  'all-resource-discs',
  'three-sheds-alike',
  'four-shed-types',
  'marker-on-20',
  'three-cards-placed',
  'sunny-side-full',
  'shady-side-full',
] as const;
export type Goal = (typeof GOALS)[number];

/** What the game is waiting for. */
export const STAGES = [
  'refill', // chance deals tiles to the main board
  'first', // chance draws the starting player
  'place', // the others choose their starting spaces before the first round
  'go', // the active player moves the figure
  'buy', // … buys tiles of the space
  'shed', // … chooses what a new shed activates
  'score', // … chooses the spot for a disc
  'card', // … may place a card at a completed pair
  'done', // … has nothing left to do but end the turn
  'over',
] as const;
export type Stage = (typeof STAGES)[number];
