import type { Verdict } from './estimator.ts';

/** What slips cost a decision of one level of the ladder, in points, as measured at one size of table. */
export interface LevelSlips {
  readonly level: string;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  /** How far the mean of one seat in one game is off, as a standard deviation; and in how many decisions. */
  readonly spread: number;
  readonly decisions: number;
}

/** What slips cost the levels of a ladder, weakest first, by the number of seats. */
export interface LadderSlips {
  /** The version of the estimator that judged them, and its nodes: others find more slips, or fewer. */
  readonly version: number;
  readonly nodes: number;
  readonly tables: Readonly<Record<number, readonly LevelSlips[]>>;
}

/** The levels that err about as much as someone: the weakest and the strongest of them. */
export interface LevelRange {
  readonly from: string;
  readonly to: string;
}

/** How a game was judged. */
export interface JudgedBy {
  readonly version: number;
  readonly nodes: number;
  /** The number of seats. */
  readonly seats: number;
}

/** Fewer decisions say nothing about a player. */
const FEWEST = 8;
/** Nor does a range of more levels than this share of the ladder. */
const WIDEST = 0.5;
/** How far from a level's mean a game of that level may be, in standard deviations. */
const NEAR = 2;

/**
 * Whether a decision says something about whoever made it: one without a choice doesn't, nor does an obvious one, unless
 * the obvious was missed.
 */
export const isTelling = ({ isForced, isObvious, score, share }: Verdict): boolean =>
  !isForced && (isObvious !== true || score.slip < 0 || share.slip < 0);

/**
 * The levels of the ladder that err as much as someone whose telling decisions are given. Points decide, not shares of
 * victory: in a game that is as good as lost, even the worst turn costs none. Null where one game can't say, or where
 * nothing was measured.
 */
export function playedLike(
  { version, nodes, tables }: LadderSlips,
  by: JudgedBy,
  verdicts: readonly Verdict[],
): LevelRange | null {
  const levels = tables[by.seats] ?? [];
  const count = verdicts.length;
  const isComparable = version === by.version && nodes === by.nodes;
  const isKnown = verdicts.every(({ isObvious }) => isObvious !== undefined);
  if (!isComparable || !isKnown || levels.length === 0 || count < FEWEST) return null;
  const cost = verdicts.reduce((sum, { score }) => sum - score.slip, 0) / count;
  return nearLevels(levels, cost, count);
}

/** The levels of which a game with this mean cost would be nothing special. Null beyond the ends of the ladder. */
export function nearLevels(
  levels: readonly LevelSlips[],
  cost: number,
  decisions: number,
): LevelRange | null {
  const distances = levels.map(({ mean, error, spread, decisions: usual }) => {
    const own = (spread * spread * usual) / decisions;
    return (cost - mean) / Math.sqrt(own + error * error);
  });
  const near = distances.flatMap((distance, i) => (Math.abs(distance) <= NEAR ? [i] : []));
  if (near.length === 0) near.push(...between(distances));
  if (near.length === 0) return null;
  const [first, last] = [Math.min(...near), Math.max(...near)];
  if (last - first + 1 > levels.length * WIDEST) return null;
  return { from: levels[first].level, to: levels[last].level };
}

/** The two levels between which a cost lies that is near none; none beyond the ends. */
function between(distances: readonly number[]): number[] {
  const better = distances.findIndex(distance => distance > 0);
  return better > 0 ? [better - 1, better] : [];
}
