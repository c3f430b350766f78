import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Person } from './people.ts';
import { Count, Day, Game, Id, Level, Moment, SeatNumber } from './words.ts';

/** What the bots of one level scored with a daily deal in the same seat. */
export const ParLevel = z.object({
  level: Level,
  runs: Count,
  mean: z.number(),
  /** The 95 % confidence interval of the mean; null with too few runs. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
});

/** Someone's attempt that counts. */
export const DailyAttempt = z.object({
  table: Id,
  status: z.enum(['playing', 'finished', 'abandoned']),
  /** Null until the result is known, and for a game that was given up or finished too late. */
  score: z.nullable(z.number()),
  /** The share of the bots' runs that it beats, from 0 to 1; a tie counts half, every level the same. */
  percentile: z.nullable(z.number()),
  /** The strongest level of bots that does not do better on average; null if all do. */
  level: z.nullable(Level),
  /** Against everyone else: 1 for a better score, ½ for the same, divided by their number; null without others. */
  matchpoints: z.nullable(z.number()),
});

export const DailyResult = z.object({
  person: Person,
  score: z.number(),
  /** From 1; shared places have the same number. */
  place: Count,
  matchpoints: z.nullable(z.number()),
  table: Id,
});

/** The deal of a day: the same draws, seat and bots for everyone. */
export const DailyDeal = z.object({
  game: Game,
  day: Day,
  /** The server's time, by which the following two are meant: the clock of a device may be wrong. */
  now: Moment,
  /** Until when an attempt can begin that counts. */
  ends: Moment,
  /** Until when a result counts. From then on anybody may see all games of the day. */
  closes: Moment,
  seat: SeatNumber,
  /** The bots by seat; null is the player's. */
  bots: z.array(z.nullable(Level)),
  /** How many results count so far. */
  players: Count,
  mine: z.nullable(DailyAttempt),
  /** Your table where you are practising this deal. */
  practice: z.nullable(Id),
  /** Days played in a row, where one missed day between two is forgiven. */
  streak: Count,
  /** What the bots scored; null until your own attempt is over, or the day is closed. */
  par: z.nullable(z.object({ isDone: z.boolean(), levels: z.array(ParLevel) })),
  /** The best results, best first; null as above. */
  results: z.nullable(z.array(DailyResult)),
});
export type DailyDeal = z.infer<typeof DailyDeal>;

export const DAILY_API = {
  daily: endpoint('GET /daily/:game', {
    who: 'anyone',
    says: 'The daily deal of a game, today’s by default: the same draws, seat and bots for everyone. Results, and what the bots scored, are included once your own attempt is over',
    params: z.strictObject({ game: Game }),
    query: z.strictObject({ day: z.optional(Day) }),
    answer: DailyDeal,
  }),
  playDaily: endpoint('POST /daily/:game/attempts', {
    who: 'known',
    says: 'Starts or continues your attempt at a daily deal. Only a player’s first attempt counts, and only if it is started on the day of the deal; all others are practice',
    params: z.strictObject({ game: Game }),
    body: z.strictObject({ day: Day }),
    answer: z.object({ table: Id, practice: z.boolean() }),
  }),
} as const;
