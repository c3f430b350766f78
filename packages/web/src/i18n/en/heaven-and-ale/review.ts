import type { PartName } from '@taproom/bots/heaven-and-ale/parts';
import type { ReviewGameWords } from '../../../review/game-words.ts';

export const words: ReviewGameWords = {
  parts: {
    barrels: 'Points for barrels',
    rearmost: 'Steps of the marker furthest behind',
    markers: 'Steps of all markers together',
    brewmaster: 'Steps of the brewmaster',
    ducats: 'Ducats',
    sheds: 'Sheds',
    sunny: 'Tiles in the sun',
    shady: 'Tiles in the shade',
  } satisfies Record<PartName, string>,
};
