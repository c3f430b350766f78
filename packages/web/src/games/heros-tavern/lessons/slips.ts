import type { PartName } from '@taproom/bots/heros-tavern/parts';
import type { SlipLessons } from '../../../lessons/lesson.ts';
import type { LESSONS } from './lessons.ts';

type Name = (typeof LESSONS)[number]['name'];

export const SLIP_LESSONS = {
  parts: {
    entertainment: 'entertainment',
    // A set that is completed.
    food: 'buying',
    ale: 'ale',
    // They score in every round.
    lodging: 'two-rounds',
    market: 'two-rounds',
    staff: 'staff',
    unspent: 'last-round',
    later: 'two-rounds',
    coins: 'resources',
    storage: 'resources',
    land: 'resources',
  } satisfies Record<PartName, Name>,
  // Whatever is good brings heroes later on.
  vague: ['later'] satisfies PartName[],
  certain: null,
} as const satisfies SlipLessons;
