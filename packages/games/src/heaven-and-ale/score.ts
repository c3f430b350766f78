import type { Outcome, Seat } from '../game.ts';
import { BARRELS_CARD } from './cards.ts';
import { bestLevel, brewmasterRow, type ExchangeStep, exchange } from './exchange.ts';
import { bits } from './goals.ts';
import {
  BREWMASTER,
  DUCATS,
  LARGE_BARRELS,
  MARKERS,
  PAIRS,
  PLACED,
  player,
  SEAT_COUNT,
  SMALL_BARRELS,
  type State,
} from './layout.ts';
import { BARREL_CARD_VP, FIRST_PLAYER_VP, LARGE_BARREL_VP, SMALL_BARREL_VP } from './numbers.ts';
import { FIRST_PLAYER_SLOT, onSlot } from './start.ts';
import { RESOURCES, type Resource } from './vocabulary.ts';

/** What a player has at the end: everything the final scoring needs (10). */
export interface Holdings {
  readonly brewmaster: number;
  readonly markers: Readonly<Record<Resource, number>>;
  readonly ducats: number;
  readonly largeBarrels: number;
  readonly smallBarrels: number;
  readonly barrelCard: boolean;
  readonly firstPlayer: boolean;
}

/**
 * 10.4 A score with its breakdown, in points except for the rate, the value and the spot of the marker furthest behind.
 */
export interface Breakdown {
  readonly rate: number;
  readonly value: number;
  readonly rearmost: number;
  readonly production: number;
  readonly barrels: number;
  readonly barrelCard: number;
  readonly firstPlayer: number;
  readonly total: number;
  /** Where the markers stand after the exchange, and how they got there (10.3). */
  readonly markers: Readonly<Record<Resource, number>>;
  readonly exchange: readonly ExchangeStep[];
}

/** 10.4 Points for the marker furthest behind, by its spot. */
const production = (value: number, level: number): number => value * Math.max(0, level);

export function scoreHoldings(holdings: Holdings): Breakdown {
  const { rate, value } = brewmasterRow(holdings.brewmaster);
  const markers = RESOURCES.map(resource => holdings.markers[resource]);
  const even = exchange(rate, holdings.ducats, markers);
  const barrels = LARGE_BARREL_VP * holdings.largeBarrels + SMALL_BARREL_VP * holdings.smallBarrels;
  const barrelCard = holdings.barrelCard
    ? BARREL_CARD_VP * (holdings.largeBarrels + holdings.smallBarrels)
    : 0;
  const firstPlayer = holdings.firstPlayer ? FIRST_PLAYER_VP : 0;
  const points = production(value, even.level);
  return {
    rate,
    value,
    rearmost: even.level,
    production: points,
    barrels,
    barrelCard,
    firstPlayer,
    total: points + barrels + barrelCard + firstPlayer,
    markers: byResource(even.markers),
    exchange: even.steps,
  };
}

export const byResource = (spots: ArrayLike<number>): Record<Resource, number> => ({
  wood: spots[0],
  yeast: spots[1],
  hops: spots[2],
  water: spots[3],
  barley: spots[4],
});

/** What a seat would bring to the final scoring now. */
export function holdings(state: State, seat: Seat): Holdings {
  const me = player(seat);
  return {
    brewmaster: state[me + BREWMASTER],
    markers: byResource(state.subarray(me + MARKERS, me + MARKERS + RESOURCES.length)),
    ducats: state[me + DUCATS],
    largeBarrels: bits(state[me + LARGE_BARRELS]),
    smallBarrels: bits(state[me + SMALL_BARRELS]),
    barrelCard: hasBarrelCard(state, seat),
    firstPlayer: onSlot(state, FIRST_PLAYER_SLOT) === seat,
  };
}

function hasBarrelCard(state: State, seat: Seat): boolean {
  for (let pair = 0; pair < PAIRS; pair++)
    if (state[player(seat) + PLACED + pair] === BARRELS_CARD + 1) return true;
  return false;
}

/** The score of a seat if the game ended now, without the breakdown. */
export function scoreNow(state: State, seat: Seat): number {
  const me = player(seat);
  const { rate, value } = brewmasterRow(state[me + BREWMASTER]);
  const large = bits(state[me + LARGE_BARRELS]);
  const small = bits(state[me + SMALL_BARRELS]);
  return (
    production(value, bestLevel(rate, state[me + DUCATS], state, me + MARKERS)) +
    LARGE_BARREL_VP * large +
    SMALL_BARREL_VP * small +
    (hasBarrelCard(state, seat) ? BARREL_CARD_VP * (large + small) : 0) +
    (onSlot(state, FIRST_PLAYER_SLOT) === seat ? FIRST_PLAYER_VP : 0)
  );
}

/** 10.4 Most points win; ties share the victory. */
export function outcomeOf(players: readonly Breakdown[]): Outcome<Breakdown> {
  const scores = players.map(one => one.total);
  const most = Math.max(...scores);
  return { scores, winners: [...scores.keys()].filter(seat => scores[seat] === most), players };
}

export const outcomeNow = (state: State): Outcome<Breakdown> =>
  outcomeOf(Array.from({ length: state[SEAT_COUNT] }, (_, seat) => scoreHoldings(holdings(state, seat))));
