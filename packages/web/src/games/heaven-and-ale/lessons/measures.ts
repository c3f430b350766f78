import {
  HEX_NAMES,
  heavenAndAle,
  LARGE_BARREL_VP,
  type PlayerPosition,
  type Position,
  RESOURCES,
  SMALL_BARREL_VP,
  sideOf,
} from '@taproom/games/heaven-and-ale';
import { PLAYER } from '../../../lessons/lesson.ts';
import { tileParts } from '../parts.ts';
import { breakdownNow } from '../table/standing.ts';

function boardOf(position: Position): PlayerPosition {
  const board = position.players[PLAYER];
  if (board === undefined) throw new Error('nobody plays');
  return board;
}

/** How many steps all resource markers have moved. */
export const markerSteps = (end: Position, start: Position): number =>
  RESOURCES.reduce((sum, one) => sum + boardOf(end).markers[one] - boardOf(start).markers[one], 0);

/** The spot of the marker furthest behind. */
export const furthestBehind = (end: Position): number => Math.min(...Object.values(boardOf(end).markers));

/** The victory points of barrels. */
export const barrelPoints = (end: Position): number =>
  LARGE_BARREL_VP * boardOf(end).largeBarrels.length + SMALL_BARREL_VP * boardOf(end).smallBarrels.length;

/** The final score, as if the game ended there. */
export const finalScore = (end: Position): number => breakdownNow(heavenAndAle, boardOf(end)).total;

/** The fertility that was placed in the sun, if this many tiles were bought; else nothing counts. */
export const sunnyFertility =
  (bought: number) =>
  (end: Position, start: Position): number => {
    const before = boardOf(start).garden;
    const fresh = Object.entries(boardOf(end).garden).filter(([hex]) => !(hex in before));
    if (fresh.length < bought) return 0;
    return fresh
      .filter(([hex]) => sideOf(HEX_NAMES.indexOf(hex)) === 'sunny')
      .reduce((sum, [, tile]) => {
        const parts = tileParts(tile);
        return sum + (parts.kind === 'monk' ? 0 : parts.fertility);
      }, 0);
  };
