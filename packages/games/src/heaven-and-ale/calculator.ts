import type { Seat } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { BREWMASTER_START, SEATS, TRACK_END } from './numbers.ts';
import { JsonReader } from './reader.ts';
import type { CloisterRefusal } from './refusals.ts';
import { type Breakdown, byResource, type Holdings, outcomeOf, scoreHoldings } from './score.ts';
import { GOALS, RESOURCES } from './vocabulary.ts';

const KEYS: readonly (keyof Holdings)[] = [
  'brewmaster',
  'markers',
  'ducats',
  'largeBarrels',
  'smallBarrels',
  'barrelCard',
  'firstPlayer',
];

/** More than any player can have; it keeps the arithmetic exact. */
const MOST_DUCATS = 1_000_000;

/** The input of `scorePlayers`: what one player has at the end. */
export const SHEET_EXAMPLE: { readonly players: readonly Holdings[] } = {
  players: [
    {
      brewmaster: 9,
      markers: { wood: 12, yeast: 9, hops: 9, water: 10, barley: 9 },
      ducats: 23,
      largeBarrels: 2,
      smallBarrels: 1,
      barrelCard: true,
      firstPlayer: false,
    },
  ],
};

/** What `scorePlayers` makes of it. */
export interface ScoredSheet {
  readonly players: readonly Breakdown[];
  readonly winners: readonly Seat[];
}

/** The final scoring for in-person games: `{ players: [Holdings, …] }` from anywhere. */
export function scorePlayers(input: unknown): Result<ScoredSheet, CloisterRefusal> {
  const json = new JsonReader('players-not-understood');
  const list = json.list(json.object(input, 'input', ['players'])('players'), 'players', 1, SEATS.max);
  const players = list.map((value, seat) => readHoldings(json, value, `players.${seat}`));
  if (players.filter(one => one.firstPlayer).length > 1) json.refuse('players.firstPlayer');
  for (const size of ['largeBarrels', 'smallBarrels'] as const)
    if (players.reduce((sum, one) => sum + one[size], 0) > GOALS.length) json.refuse(`players.${size}`);
  if (json.refusal !== null) return refuse(json.refusal);
  const outcome = outcomeOf(players.map(scoreHoldings));
  return accept({ players: outcome.players, winners: outcome.winners });
}

function readHoldings(json: JsonReader, value: unknown, where: string): Holdings {
  const field = json.object(value, where, KEYS);
  const markers = json.object(field('markers'), `${where}.markers`, RESOURCES);
  const spots = RESOURCES.map(resource =>
    json.integer(markers(resource), `${where}.markers.${resource}`, BREWMASTER_START, TRACK_END),
  );
  const flag = (key: keyof Holdings): boolean =>
    json.word(field(key), `${where}.${key}`, [false, true]) === 1;
  const barrels = (key: keyof Holdings): number =>
    json.integer(field(key), `${where}.${key}`, 0, GOALS.length);
  const holdings: Holdings = {
    brewmaster: json.integer(field('brewmaster'), `${where}.brewmaster`, BREWMASTER_START, TRACK_END),
    markers: byResource(spots),
    ducats: json.integer(field('ducats'), `${where}.ducats`, 0, MOST_DUCATS),
    largeBarrels: barrels('largeBarrels'),
    smallBarrels: barrels('smallBarrels'),
    barrelCard: flag('barrelCard'),
    firstPlayer: flag('firstPlayer'),
  };
  if (holdings.largeBarrels + holdings.smallBarrels > GOALS.length) json.refuse(`${where}.smallBarrels`);
  return holdings;
}
