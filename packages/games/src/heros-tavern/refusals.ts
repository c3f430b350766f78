import type { Card, Resource, Stage } from './vocabulary.ts';

/** Why something was refused. `where` is a path into the input, `text` the part that was wrong. */
export type TavernRefusal =
  // A table
  | { readonly code: 'wrong-seat-count'; readonly min: number; readonly max: number }
  | { readonly code: 'options-not-understood'; readonly where: string }
  | { readonly code: 'unknown-option'; readonly text: string }
  | { readonly code: 'unknown-card'; readonly text: string }
  | { readonly code: 'unknown-resource'; readonly text: string }
  | { readonly code: 'wrong-price'; readonly card: Card; readonly resource: Resource; readonly max: number }
  // A move
  | { readonly code: 'game-over' }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  | { readonly code: 'deal-awaited' }
  | { readonly code: 'deal-not-awaited'; readonly stage: Stage }
  | { readonly code: 'move-not-understood' }
  | { readonly code: 'not-now'; readonly stage: Stage }
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'not-drafted'; readonly card: Card; readonly need: number; readonly have: number }
  | {
      readonly code: 'not-enough-tokens';
      readonly resource: Resource;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: 'wrong-number-of-hands'; readonly need: number; readonly have: number }
  | { readonly code: 'wrong-hand-size'; readonly seat: number; readonly need: number; readonly have: number }
  | { readonly code: 'not-in-pile'; readonly seat: number; readonly card: Card }
  | { readonly code: 'not-in-discard'; readonly seat: number; readonly card: Card }
  // A text
  | { readonly code: 'text-expected' }
  | { readonly code: 'text-too-long'; readonly max: number }
  | { readonly code: 'unknown-command'; readonly text: string }
  | { readonly code: 'one-card-expected'; readonly have: number }
  | { readonly code: 'nothing-and-cards' }
  // A position
  | { readonly code: 'position-not-understood'; readonly where: string }
  | { readonly code: 'out-of-range'; readonly where: string; readonly min: number; readonly max: number }
  | { readonly code: 'wrong-state-size'; readonly need: number; readonly have: number }
  | {
      readonly code: 'cards-not-conserved';
      readonly card: Card;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: 'wrong-deal-size'; readonly need: number; readonly have: number }
  | { readonly code: 'remainder-not-dealt'; readonly card: Card }
  | { readonly code: 'remainder-without-reshuffle' }
  | { readonly code: 'impossible-step'; readonly stage: Stage; readonly step: number }
  | { readonly code: 'impossible-choice'; readonly seat: number }
  | { readonly code: 'all-are-in' }
  | { readonly code: 'unsorted-hand'; readonly seat: number }
  | { readonly code: 'too-many-bought'; readonly seat: number; readonly max: number }
  | {
      readonly code: 'too-many-tokens';
      readonly seat: number;
      readonly resource: Resource;
      readonly max: number;
    }
  | { readonly code: 'impossible-score'; readonly seat: number; readonly where: string }
  | { readonly code: 'cell-not-empty'; readonly cell: number }
  // Taverns to be scored
  | { readonly code: 'taverns-not-understood'; readonly where: string }
  | { readonly code: 'too-many-cards'; readonly card: Card; readonly max: number; readonly have: number };

/** All codes, so that translations can be checked for completeness. */
export const REFUSAL_CODES = [
  'wrong-seat-count',
  'options-not-understood',
  'unknown-option',
  'unknown-card',
  'unknown-resource',
  'wrong-price',
  'game-over',
  'no-such-seat',
  'deal-awaited',
  'deal-not-awaited',
  'move-not-understood',
  'not-now',
  'not-in-hand',
  'not-drafted',
  'not-enough-tokens',
  'wrong-number-of-hands',
  'wrong-hand-size',
  'not-in-pile',
  'not-in-discard',
  'text-expected',
  'text-too-long',
  'unknown-command',
  'one-card-expected',
  'nothing-and-cards',
  'position-not-understood',
  'out-of-range',
  'wrong-state-size',
  'cards-not-conserved',
  'wrong-deal-size',
  'remainder-not-dealt',
  'remainder-without-reshuffle',
  'impossible-step',
  'impossible-choice',
  'all-are-in',
  'unsorted-hand',
  'too-many-bought',
  'too-many-tokens',
  'impossible-score',
  'cell-not-empty',
  'taverns-not-understood',
  'too-many-cards',
] as const satisfies readonly TavernRefusal['code'][];

/** A piece of untrusted text, short enough to show. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
