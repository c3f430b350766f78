import { isMoving, pace as settingsPace } from '../settings.ts';

/** How long motion takes, as a part of its full time: 0 for none at all. However slow the table, none takes longer. */
export const pace = (): number => (isMoving() ? Math.min(1, settingsPace()) : 0);
