import type { Event } from '@taproom/games/heros-tavern';
import { testLog } from '../../../log/testing/suite.ts';

/** All kinds of event; the compiler knows whether one is missing. */
const KINDS: Readonly<Record<Event['event'], true>> = {
  dealt: true,
  chose: true,
  revealed: true,
  passed: true,
  scored: true,
  awarded: true,
  decided: true,
  bought: true,
  discarded: true,
  'round-ended': true,
  'final-scored': true,
  unspent: true,
  'game-over': true,
};

testLog('heros-tavern', KINDS, [3, 4, 5]);
