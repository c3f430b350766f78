import type { PartName } from '@taproom/bots/heros-tavern/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    entertainment: 'Helden für Unterhaltung',
    food: 'Helden für Essen',
    ale: 'Helden für Ale',
    lodging: 'Helden für Unterkünfte',
    market: 'Helden für Märkte',
    staff: 'Helden für Personal',
    unspent: 'Helden für nicht ausgegebene Marker',
    later: 'Helden, die noch kommen',
    coins: 'Münzen für Käufe',
    storage: 'Lagerplätze für Käufe',
    land: 'Grundstücke für Käufe',
  } satisfies Record<PartName, string>,
};
