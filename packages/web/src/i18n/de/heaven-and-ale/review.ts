import type { PartName } from '@taproom/bots/heaven-and-ale/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    barrels: 'Punkte für Fässer',
    rearmost: 'Schritte des hintersten Markers',
    markers: 'Schritte aller Marker zusammen',
    brewmaster: 'Schritte des Braumeisters',
    ducats: 'Dukaten',
    sheds: 'Scheunen',
    sunny: 'Plättchen in der Sonne',
    shady: 'Plättchen im Schatten',
  } satisfies Record<PartName, string>,
};
