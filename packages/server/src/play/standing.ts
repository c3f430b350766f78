import { estimate } from '@taproom/bots/arena';
import type { DailyDeal } from '@taproom/contracts';
import { beginOf, nextDay } from './deal.ts';

/** What a bot of a level scored with a deal, and how many milliseconds it thought in all. */
export interface ParRun {
  readonly level: string;
  readonly score: number;
  readonly ms: number;
}

type ParLevel = NonNullable<DailyDeal['par']>['levels'][number];

/** Fewer runs say nothing about how much their mean varies. */
const FEWEST_RUNS = 3;

/** What the bots of each level scored; levels that have not played yet are left out. */
export const parLevels = (levels: readonly string[], runs: readonly ParRun[]): ParLevel[] =>
  levels.flatMap(level => {
    const scores = scoresOf(level, runs);
    if (scores.length === 0) return [];
    const { mean, low, high } = estimate(scores);
    const range = scores.length < FEWEST_RUNS || low === null || high === null ? null : { low, high };
    return [{ level, runs: scores.length, mean, range }];
  });

/**
 * The share of the bots' runs that a score beats. Every level counts the same, however many runs it has: the best ones
 * take long, and play few.
 */
export function shareOfPar(score: number, levels: readonly string[], runs: readonly ParRun[]): number | null {
  const shares = levels.flatMap(level => shareBeaten(score, scoresOf(level, runs)) ?? []);
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The strongest level that does not do better on average; levels are given weakest first. */
export const levelOf = (score: number, levels: readonly ParLevel[]): string | null =>
  levels.findLast(({ mean }) => mean <= score)?.level ?? null;

/** How a score does against those of others: 1 for each that is beaten, ½ for the same, divided by their number. */
export function shareBeaten(score: number, others: readonly number[]): number | null {
  if (others.length === 0) return null;
  const points = others.map(other => (score > other ? 1 : score === other ? 0.5 : 0));
  return points.reduce((sum: number, point) => sum + point, 0) / others.length;
}

/** How many days in a row someone has played up to now. One missed day is forgiven, also if it is not over yet. */
export function streak(days: readonly string[], today: string): number {
  let length = 0;
  let next = today;
  for (const day of days.toSorted().reverse()) {
    // Today, or else yesterday, with the day of grace before.
    const isClose = nextDay(nextDay(day)) >= next;
    if (!isClose) break;
    length++;
    next = day;
  }
  return length;
}

const scoresOf = (level: string, runs: readonly ParRun[]): number[] =>
  runs.filter(run => run.level === level).map(({ score }) => score);

/** Whether a text is a day that has begun. */
export const hasBegun = (day: string, now: number): boolean => {
  const begin = beginOf(day);
  return begin !== null && begin <= now;
};
