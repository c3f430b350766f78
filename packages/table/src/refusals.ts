import type { Refusal, Seat } from '@taproom/games';

/** Why the table refuses something. `reason` is the game's own refusal. */
export type TableRefusal =
  // Sitting down
  | { readonly code: 'setup-refused'; readonly reason: Refusal }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  | { readonly code: 'wrong-name'; readonly seat: Seat }
  | { readonly code: 'wrong-level'; readonly seat: Seat }
  | { readonly code: 'sitter-not-understood'; readonly seat: Seat }
  | { readonly code: 'sits-there-already'; readonly seat: Seat }
  // A turn; `number` is that of the last event of the seat, `index` counts the moves of the turn from 0
  | { readonly code: 'no-such-event'; readonly number: number }
  | { readonly code: 'stale'; readonly number: number }
  | { readonly code: 'no-moves-given' }
  | { readonly code: 'move-refused'; readonly index: number; readonly reason: Refusal }
  | { readonly code: 'turn-over'; readonly index: number }
  | { readonly code: 'unfinished-turn' }
  // Taking back
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'others-acted' }
  | { readonly code: 'something-revealed' }
  | { readonly code: 'too-many-undos' }
  | { readonly code: 'game-over' }
  | { readonly code: 'not-local' }
  | { readonly code: 'no-turn-there'; readonly to: number }
  | { readonly code: 'not-your-own-turn'; readonly to: number }
  // Looking back
  | { readonly code: 'no-such-move'; readonly moves: number }
  // A log
  | { readonly code: 'wrong-number'; readonly need: number; readonly have: number }
  | { readonly code: 'entry-not-understood'; readonly number: number }
  | { readonly code: 'entry-refused'; readonly number: number; readonly reason: Refusal };

/** All codes, so that translations can be checked for completeness. */
export const TABLE_REFUSAL_CODES = [
  'setup-refused',
  'no-such-seat',
  'wrong-name',
  'wrong-level',
  'sitter-not-understood',
  'sits-there-already',
  'no-such-event',
  'stale',
  'no-moves-given',
  'move-refused',
  'turn-over',
  'unfinished-turn',
  'nothing-to-undo',
  'others-acted',
  'something-revealed',
  'too-many-undos',
  'game-over',
  'not-local',
  'no-turn-there',
  'not-your-own-turn',
  'no-such-move',
  'wrong-number',
  'entry-not-understood',
  'entry-refused',
] as const satisfies readonly TableRefusal['code'][];
