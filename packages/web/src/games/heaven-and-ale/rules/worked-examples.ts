import {
  type Holdings,
  SHADY_FACTOR,
  SHED_NEIGHBOURS,
  SHED_TABLE,
  SUNNY_FACTOR,
  scoreHoldings,
} from '@taproom/games/heaven-and-ale';
import { soFarText } from '../sheds.ts';

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

/** What stands on a shed spot that is not complete yet. */
const NEXT_TO_IT = { filled: 2, of: SHED_NEIGHBOURS[0]?.length ?? 0, sum: 7 } as const;
export const SPOT_SIGN = { ...NEXT_TO_IT, text: soFarText(NEXT_TO_IT) } as const;

/** The name of a hex, and its place: the row from the top, then from the left. */
export const HEX_SIGN = { name: 'c4', row: 'c', place: 4 } as const;

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
