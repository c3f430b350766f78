import type { Card, Goal, Monk, Resource, Slot } from '@taproom/games/heaven-and-ale';
import { counted } from '../../plural.ts';

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
    monk1: 'monk 1',
    monk2: 'monk 2',
    monk3: 'monk 3',
    monk4: 'monk 4',
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
    'six-fertility-1': 'Six of fertility 1',
    'six-fertility-5': 'Six of fertility 5',
    'all-monk-discs': 'All monk discs',
    'all-resource-discs': 'All resource discs',
    'three-sheds-alike': 'Three sheds alike',
    'four-shed-types': 'Four shed types',
    'marker-on-20': 'Marker on 20',
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
  points: (n: number) => counted('en', n, { one: 'victory point', other: 'victory points' }),
};
