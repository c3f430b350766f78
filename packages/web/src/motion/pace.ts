import { isMoving, pace as settingsPace } from '../settings.ts';

/** The scale of animation times: 0 for none at all. */
export const motionPace = (): number => (isMoving() ? settingsPace() : 0);
