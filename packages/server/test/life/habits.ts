import { LEVELS } from '@taproom/bots/levels';
import type { NewTable } from '@taproom/contracts';
import { GAMES, type SeededRandom } from '@taproom/games';
import type * as z from 'zod/mini';

/** How people behave, in seconds. `scale` of the run makes all of it shorter. */
export const HABITS = {
  /** Thinking about a turn, drawn evenly. */
  think: [5, 60],
  /** Looking around in the lobby before joining a table, or setting one up. */
  browse: [5, 30],
  /** How long a host waits for people before bots get the free seats, and how long the others wait for the host. */
  patience: [25, 50],
  givesUp: [120, 180],
  /** Coming back from a bot that took over, answering a proposal, asking for a rematch. */
  react: [2, 12],
  /** A line that breaks: away for a moment; a few stay away for long enough that a bot takes over. */
  away: [1, 15],
  longAway: [90, 220],
  /** A spectator at one table, and between two tables in the lobby. */
  watch: [30, 120],
  loiter: [10, 40],
  /** Mean time between two lines of chat, and between two broken lines, of one person. */
  chat: 240,
  breaks: 300,
  /** Mean time until a table stops playing by agreement, and until one person resigns. */
  tableEnds: 1500,
  resigns: 3600,
} as const satisfies Record<string, number | readonly [number, number]>;

/** Shares, from 0 to 1. */
export const SHARES = {
  /** Absences that are long. */
  longAway: 0.05,
  /** Tables that play a rematch. */
  rematch: 0.3,
  /** People who go for good after a game; someone new comes in their place. */
  goes: 0.2,
  /** People in the lobby who set up a table although they could join one. */
  creates: 0.1,
  /** Turns at tables with a short clock for which people let the time run out. */
  dawdles: 0.5,
} as const;

/** Spectators for each table. Each of them spends some time in the lobby, too. */
export const SPECTATORS = 0.3;

export type TableWish = z.infer<typeof NewTable>;

const PACES = {
  live: { pace: 'live', minutes: 20, seconds: 20 },
  days: { pace: 'days', days: 3 },
  /** The shortest clock there is. */
  short: { pace: 'live', minutes: 1, seconds: 0 },
} as const;
export type PaceName = keyof typeof PACES;

/** Which table to set up. */
export interface Kind {
  readonly bots: 'none' | 'plain' | 'best';
  readonly pace: PaceName;
  readonly listed: boolean;
}

/** The kinds of the tables that a run begins with: the same mix for every run. */
export const kindOf = (index: number, best: number): Kind => ({
  bots: index < best ? 'best' : index % 2 === 0 ? 'plain' : 'none',
  pace: index % 33 === 32 ? 'short' : index % 10 === 7 ? 'days' : 'live',
  listed: index % 4 < 2,
});

/** A table that someone sets up in the lobby. */
export const anyKind = (random: SeededRandom): Kind => ({
  bots: random.below(2) === 0 ? 'plain' : 'none',
  pace: random.below(10) === 0 ? 'days' : 'live',
  listed: true,
});

/** A table of a kind. Games come in turns; half of the tables with bots have one person, the others two. */
export function tableWish(
  kind: Kind,
  index: number,
  key: string,
  random: SeededRandom,
): TableWish & { readonly bots: TableWish['bots'] & object } {
  const game = GAMES.ids[(index >> 1) % GAMES.ids.length] ?? 'heaven-and-ale';
  const { min } = GAMES.current(game).seats;
  const seats = min + random.below(kind.bots === 'none' ? 2 : 3);
  const people = kind.bots === 'none' ? seats : 1 + random.below(Math.min(2, seats - 1));
  const rungs = LEVELS.current(game).levels;
  const level = () =>
    (kind.bots === 'best' ? rungs.at(-1) : rungs[random.below(rungs.length - 1)]) ??
    LEVELS.current(game).usual;
  const bots = Array.from({ length: seats - people }, level);
  return { key, game, seats, pace: PACES[kind.pace], listed: kind.listed, bots };
}

/** Whether a bot of this level searches: the best level of each game does. */
export const searches = (level: string): boolean =>
  GAMES.ids.some(game => LEVELS.current(game).best === level);
