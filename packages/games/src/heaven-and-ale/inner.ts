/**
 * Internals for bots: what they need to read a state cell by cell, in the rulebook's terms. Like the layout, this may
 * change with any version.
 */

export { canTakeBarrel, ownBarrels, takenBarrels } from './barrels.ts';
export { BARREL_SPACE, DISC_SPACE, MONK_SPACE, RESOURCE_SPACE, SCORING_SPACE, SPACE_KIND } from './board.ts';
export { BARRELS_CARD } from './cards.ts';
export { openUses, spotOf, USES } from './discs.ts';
export { bestLevel, brewmasterRow } from './exchange.ts';
export * from './garden.ts';
export { bits, fulfils, GOAL_NEEDS, goalCount } from './goals.ts';
export * from './layout.ts';
export {
  ACTIVATE_CODE,
  argumentOf,
  BUY_CODE,
  CARD_CODE,
  code,
  DONE_CODE,
  decode,
  encode,
  GO_CODE,
  kindOf,
  RETURN_CODE,
  SCORE_CODE,
  START_CODE,
} from './moves.ts';
export { handSize, price } from './purchase.ts';
export { lastRound } from './round.ts';
export { scoreNow } from './score.ts';
export { shedType } from './sheds.ts';
export { FERTILITY, isMonkTile, MONK, NO_TILE, RESOURCE } from './tiles.ts';
