import type { Card, Goal, Monk, Numbers, Resource, Slot } from '@taproom/games/heaven-and-ale';
import { counted } from '../../plural.ts';

const ducats = (n: number): string => counted('en', n, { one: 'ducat', other: 'ducats' });

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
  /** What each resource is called on its tiles: its first letter, and another one where two begin alike. */
  letter: { wood: 'Wo', yeast: 'Y', hops: 'H', water: 'Wa', barley: 'B' } satisfies Record<Resource, string>,
  card: {
    harvest: 'Harvest',
    stragglers: 'Stragglers',
    barrels: 'Barrels',
    purse: 'Purse',
    brewmaster: 'Brewmaster',
  } satisfies Record<Card, string>,
  goal: {
    'brewmaster-on-1': 'Brewmaster on 1',
    'all-markers-on-1': 'All markers on 1',
    'six-fertility-1': 'Six of fertility 1',
    'six-fertility-5': 'Six of fertility 5',
    'all-monk-discs': 'All monk discs',
    'all-resource-discs': 'All resource discs',
    'three-sheds-alike': 'Three matching sheds',
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
  ducats,
  steps: (n: number) => counted('en', n, { one: 'step', other: 'steps' }),
  points: (n: number) => counted('en', n, { one: 'victory point', other: 'victory points' }),
};

/** The starting spaces, called by what they give. */
export const slotWords = ({
  BREWMASTER_SLOT_STEPS,
  DUCATS_SLOT_DUCATS,
  MARKER_SLOT_STEPS,
}: Numbers): Record<Slot, string> => ({
  first: 'First player',
  brewmaster: `Brewmaster +${BREWMASTER_SLOT_STEPS}`,
  marker: `Marker +${MARKER_SLOT_STEPS}`,
  ducats: ducats(DUCATS_SLOT_DUCATS),
});
