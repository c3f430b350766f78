import type { Numbers } from '@taproom/games/heaven-and-ale';
import { counted } from '../../plural.ts';

/** Ducats as an object: „für 1 Dukaten“. The noun is weak, so one has the form of many. */
export const ducatsObject = (n: number): string => `${n} Dukaten`;

const ducats = (n: number): string => counted('de', n, { one: 'Dukat', other: 'Dukaten' });

export const cloisterWords = {
  resource: { wood: 'Holz', yeast: 'Hefe', hops: 'Hopfen', water: 'Wasser', barley: 'Gerste' },
  monk: { monk1: 'Mönch 1', monk2: 'Mönch 2', monk3: 'Mönch 3', monk4: 'Mönch 4' },
  letter: { wood: 'Hz', yeast: 'He', hops: 'Hp', water: 'W', barley: 'G' },
  card: {
    harvest: 'Ernte',
    stragglers: 'Nachzügler',
    barrels: 'Fässer',
    purse: 'Geldbeutel',
    brewmaster: 'Braumeister',
  },
  goal: {
    'brewmaster-on-1': 'Braumeister auf der 1',
    'all-markers-on-1': 'Alle Marker auf der 1',
    'six-fertility-1': 'Sechs Einser',
    'six-fertility-5': 'Sechs Fünfer',
    'all-monk-discs': 'Alle Mönchs-Erntefelder',
    'all-resource-discs': 'Alle Rohstoff-Erntefelder',
    'three-sheds-alike': 'Drei gleiche Scheunen',
    'four-shed-types': 'Vier verschiedene Scheunen',
    'marker-on-20': 'Ein Marker auf der 20',
    'three-cards-placed': 'Drei angelegte Privilegkarten',
    'sunny-side-full': 'Volle Sonnenseite',
    'shady-side-full': 'Volle Schattenseite',
  },
  fertility: 'Ertragszahl',
  sunny: 'Sonnenseite',
  shady: 'Schattenseite',
  tile: (resource: string, fertility: number) => `${resource} ${fertility}`,
  ducats,
  steps: (n: number) => counted('de', n, { one: 'Schritt', other: 'Schritte' }),
  points: (n: number) => counted('de', n, { one: 'Siegpunkt', other: 'Siegpunkte' }),
};

/** The starting spaces, called by what they give. */
export const slotWords = ({ BREWMASTER_SLOT_STEPS, DUCATS_SLOT_DUCATS, MARKER_SLOT_STEPS }: Numbers) => ({
  first: 'Startspieler',
  brewmaster: `Braumeister +${BREWMASTER_SLOT_STEPS}`,
  marker: `Marker +${MARKER_SLOT_STEPS}`,
  ducats: ducats(DUCATS_SLOT_DUCATS),
});
