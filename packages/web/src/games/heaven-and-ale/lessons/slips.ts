import type { PartName } from '@taproom/bots/heaven-and-ale/parts';
import type { SlipLessons } from '../../../lessons/lesson.ts';
import type { LESSONS } from './lessons.ts';

type Name = (typeof LESSONS)[number]['name'];

export const SLIP_LESSONS = {
  parts: {
    barrels: 'barrels',
    rearmost: 'furthest-behind',
    markers: 'discs',
    // It sets the rate.
    brewmaster: 'exchange',
    ducats: 'price',
    sheds: 'sheds',
    sunny: 'sun-and-shade',
    shady: 'sun-and-shade',
  } satisfies Record<PartName, Name>,
  vague: [],
  // Certain is what someone loses who is alone in the last round.
  certain: 'last-round' satisfies Name,
} as const satisfies SlipLessons;
