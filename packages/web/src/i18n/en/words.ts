import type { Card, Goal, Monk, Resource, Slot } from '@taproom/games/heaven-and-ale';
import { counted } from '../plural.ts';

/** The nouns of Heaven & Ale. */
export const cloisterWords = {
  resource: {
    wood: 'wood',
    yeast: 'yeast',
    hops: 'hops',
    water: 'water',
    barley: 'barley',
  } satisfies Record<Resource, string>,
  monk: {
    monk1: 'monk I',
    monk2: 'monk II',
    monk3: 'monk III',
    monk4: 'monk IV',
  } satisfies Record<Monk, string>,
  /** One letter for each resource, as tiles and markers carry it. */
  letter: { wood: 'W', yeast: 'Y', hops: 'H', water: 'A', barley: 'B' } satisfies Record<Resource, string>,
  card: {
    harvest: 'Harvest',
    stragglers: 'Stragglers',
    barrels: 'Barrels',
    purse: 'Purse',
    brewmaster: 'Brewmaster',
  } satisfies Record<Card, string>,
  slot: {
    first: 'First player',
    brewmaster: 'Brewmaster +1',
    marker: 'Marker +2',
    ducats: '2 ducats',
  } satisfies Record<Slot, string>,
  goal: {
    'brewmaster-on-1': 'Brewmaster on 1',
    'all-markers-on-1': 'All markers on 1',
    'six-fertility-1': 'Six tiles of fertility 1',
    'six-fertility-5': 'Six tiles of fertility 5',
    'all-monk-discs': 'All four monk spots',
    'all-resource-discs': 'All five resource spots',
    'three-sheds-alike': 'Three sheds alike',
    'four-shed-types': 'Four types of shed',
    'marker-on-20': 'A marker on 20',
    'three-cards-placed': 'Three cards placed',
    'sunny-side-full': 'Sunny side full',
    'shady-side-full': 'Shady side full',
  } satisfies Record<Goal, string>,
  fertility: 'fertility',
  sunny: 'sunny',
  shady: 'shady',
  tile: (resource: string, fertility: number) => `${resource} ${fertility}`,
  ducats: (n: number) => counted('en', n, { one: 'ducat', other: 'ducats' }),
  steps: (n: number) => counted('en', n, { one: 'step', other: 'steps' }),
  points: (n: number) => counted('en', n, { one: 'point', other: 'points' }),
};
