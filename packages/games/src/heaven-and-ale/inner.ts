/**
 * The inner edge: what a bot needs to read a state cell by cell, with the rulebook's words.
 * It is as stable as the layout, that is, not at all across versions.
 */

export { canTakeBarrel, fulfils, ownBarrels, takenBarrels } from './barrels.ts';
export { BARREL_SPACE, DISC_SPACE, MONK_SPACE, RESOURCE_SPACE, SCORING_SPACE, SPACE_KIND } from './board.ts';
export { BARRELS_CARD } from './cards.ts';
export { openUses, spotOf, USES } from './discs.ts';
export { bestLevel, brewmasterRow } from './exchange.ts';
export * from './garden.ts';
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
export { FERTILITY, isMonk, MONK, NO_TILE, RESOURCE } from './tiles.ts';
