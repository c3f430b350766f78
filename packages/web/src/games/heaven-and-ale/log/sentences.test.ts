import type { Event } from '@taproom/games/heaven-and-ale';
import { testLog } from '../../../log/testing/suite.ts';

/** All kinds of event; the compiler knows whether one is missing. */
const KINDS: Readonly<Record<Event['event'], true>> = {
  refilled: true,
  'discs-laid': true,
  'first-player': true,
  moved: true,
  entered: true,
  bought: true,
  'shed-built': true,
  'disc-placed': true,
  triggered: true,
  activated: true,
  marker: true,
  brewmaster: true,
  ducats: true,
  'pair-completed': true,
  'card-placed': true,
  'card-declined': true,
  'card-returned': true,
  barrel: true,
  turn: true,
  'round-ended': true,
  'game-over': true,
};

testLog('heaven-and-ale', KINDS, [2, 2, 3, 4, 4]);
