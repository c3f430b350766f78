import {
  type Holdings,
  SHADY_FACTOR,
  SHED_TABLE,
  SUNNY_FACTOR,
  scoreHoldings,
} from '@taproom/games/heaven-and-ale';

/** The worked examples of the rules and the player aid, with what the rules make of them. */

/** HA 5.4 Hops in the shade, barley in the sun. */
const HOPS = 5;
const BARLEY = 3;
export const PURCHASE = {
  hops: HOPS,
  barley: BARLEY,
  shade: HOPS * SHADY_FACTOR,
  sun: BARLEY * SUNNY_FACTOR,
  total: HOPS * SHADY_FACTOR + BARLEY * SUNNY_FACTOR,
} as const;

/** HA 6.1 HA 6.2 A shed in the middle of the table. */
const SUM = 15;
const TYPE = SHED_TABLE.findLastIndex(({ from }) => from <= SUM);
export const SHED = {
  sum: SUM,
  type: TYPE,
  brewmaster: SHED_TABLE[TYPE]?.brewmaster ?? 0,
  /** What it activates. */
  barley: 4,
  yeast: 3,
} as const;

/** HA 10.2 HA 10.4 An end with an exchange, a bought step and two barrels. */
export const HOLDINGS: Holdings = {
  brewmaster: 13,
  markers: { wood: 12, yeast: 11, hops: 9, water: 9, barley: 7 },
  ducats: 14,
  largeBarrels: 1,
  smallBarrels: 1,
  barrelCard: false,
  firstPlayer: false,
};
export const END = scoreHoldings(HOLDINGS);
