import type { Card, Goal, Resource, Slot, Spot, Stage, Tile } from './vocabulary.ts';

/** Why something was refused. `where` is a path into the input, `text` the part that was wrong. */
export type CloisterRefusal =
  // A table
  | { readonly code: 'wrong-seat-count'; readonly min: number; readonly max: number }
  | { readonly code: 'options-not-understood'; readonly where: string }
  | { readonly code: 'unknown-option'; readonly text: string }
  // A move: who and when
  | { readonly code: 'game-over' }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  | { readonly code: 'chance-awaited'; readonly stage: Stage }
  | { readonly code: 'chance-not-awaited'; readonly stage: Stage }
  | { readonly code: 'not-your-turn'; readonly active: number }
  | { readonly code: 'move-not-understood' }
  | { readonly code: 'not-now'; readonly stage: Stage }
  // Going
  | { readonly code: 'no-such-space'; readonly spaces: number }
  | { readonly code: 'not-forward'; readonly from: number; readonly to: number }
  | { readonly code: 'no-tile-there'; readonly space: number }
  | { readonly code: 'garden-full' }
  | { readonly code: 'no-disc-there'; readonly space: number }
  | { readonly code: 'no-usable-spot'; readonly space: number }
  | { readonly code: 'no-barrel-to-take' }
  | { readonly code: 'slot-taken'; readonly slot: Slot; readonly by: number }
  | { readonly code: 'must-take-first-slot' }
  // Buying; `cards` are those that could be returned for `each` ducats
  | {
      readonly code: 'not-enough-ducats';
      readonly need: number;
      readonly have: number;
      readonly cards: number;
      readonly each: number;
    }
  | { readonly code: 'tile-not-there'; readonly tile: Tile; readonly space: number }
  | { readonly code: 'no-such-hex'; readonly text: string }
  | { readonly code: 'shed-spot'; readonly hex: string }
  | { readonly code: 'hex-filled'; readonly hex: string; readonly tile: Tile }
  | { readonly code: 'must-buy' }
  // Sheds
  | { readonly code: 'not-around-shed'; readonly hex: string; readonly shed: string }
  | { readonly code: 'wrong-activation'; readonly shed: string; readonly type: number; readonly need: number }
  // Discs and cards
  | { readonly code: 'spot-not-open'; readonly spot: Spot; readonly space: number }
  | { readonly code: 'spot-taken'; readonly spot: Spot }
  | { readonly code: 'nothing-to-score'; readonly spot: Spot }
  | { readonly code: 'card-not-in-hand'; readonly card: Card }
  | { readonly code: 'not-rearmost'; readonly resource: Resource; readonly rearmost: Resource[] }
  // Refills
  | { readonly code: 'wrong-refill'; readonly needResources: number; readonly needMonks: number }
  | { readonly code: 'tile-not-left'; readonly tile: Tile; readonly back: string }
  // A text
  | { readonly code: 'text-expected' }
  | { readonly code: 'text-too-long'; readonly max: number }
  | { readonly code: 'unknown-command'; readonly text: string }
  | { readonly code: 'unknown-word'; readonly text: string; readonly expected: string }
  | { readonly code: 'wrong-number-of-words'; readonly command: string; readonly need: string }
  // A position
  | { readonly code: 'position-not-understood'; readonly where: string }
  | { readonly code: 'out-of-range'; readonly where: string; readonly min: number; readonly max: number }
  | {
      readonly code: 'tiles-not-conserved';
      readonly tile: Tile;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: 'wrong-bag'; readonly back: string; readonly tiles: string; readonly need: number }
  | { readonly code: 'wrong-tile-on-space'; readonly space: number; readonly tile: Tile }
  | { readonly code: 'too-many-tiles'; readonly space: number; readonly max: number }
  | { readonly code: 'wrong-discs'; readonly space: number; readonly max: number }
  | { readonly code: 'wrong-shed'; readonly seat: number; readonly shed: string }
  | { readonly code: 'disc-without-tile'; readonly seat: number; readonly spot: Spot }
  | { readonly code: 'too-many-discs'; readonly max: number; readonly have: number }
  | { readonly code: 'card-twice'; readonly seat: number; readonly card: Card }
  | { readonly code: 'card-without-pair'; readonly seat: number; readonly pair: number }
  | { readonly code: 'barrel-twice'; readonly goal: Goal; readonly size: 'large' | 'small' }
  | { readonly code: 'barrel-without-goal'; readonly seat: number; readonly goal: Goal }
  | { readonly code: 'small-before-large'; readonly goal: Goal }
  | { readonly code: 'slot-shared'; readonly slot: Slot }
  | { readonly code: 'impossible-figure'; readonly seat: number }
  | { readonly code: 'impossible-stage'; readonly stage: Stage }
  | { readonly code: 'wrong-state-size'; readonly need: number; readonly have: number }
  | { readonly code: 'masks-disagree'; readonly seat: number }
  | { readonly code: 'cell-not-empty'; readonly cell: number }
  // Players to be scored
  | { readonly code: 'players-not-understood'; readonly where: string };

/** All codes, so that translations can be checked for completeness. */
export const REFUSAL_CODES = [
  'wrong-seat-count',
  'options-not-understood',
  'unknown-option',
  'game-over',
  'no-such-seat',
  'chance-awaited',
  'chance-not-awaited',
  'not-your-turn',
  'move-not-understood',
  'not-now',
  'no-such-space',
  'not-forward',
  'no-tile-there',
  'garden-full',
  'no-disc-there',
  'no-usable-spot',
  'no-barrel-to-take',
  'slot-taken',
  'must-take-first-slot',
  'not-enough-ducats',
  'tile-not-there',
  'no-such-hex',
  'shed-spot',
  'hex-filled',
  'must-buy',
  'not-around-shed',
  'wrong-activation',
  'spot-not-open',
  'spot-taken',
  'nothing-to-score',
  'card-not-in-hand',
  'not-rearmost',
  'wrong-refill',
  'tile-not-left',
  'text-expected',
  'text-too-long',
  'unknown-command',
  'unknown-word',
  'wrong-number-of-words',
  'position-not-understood',
  'out-of-range',
  'tiles-not-conserved',
  'wrong-bag',
  'wrong-tile-on-space',
  'too-many-tiles',
  'wrong-discs',
  'wrong-shed',
  'disc-without-tile',
  'too-many-discs',
  'card-twice',
  'card-without-pair',
  'barrel-twice',
  'barrel-without-goal',
  'small-before-large',
  'slot-shared',
  'impossible-figure',
  'impossible-stage',
  'wrong-state-size',
  'masks-disagree',
  'cell-not-empty',
  'players-not-understood',
] as const satisfies readonly CloisterRefusal['code'][];
