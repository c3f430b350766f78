import { estimate, meanWithError } from '@taproom/bots/arena';
import { type LevelSlips, nearLevels } from '@taproom/bots/coach';

/** The slips of one seat in one game, as `ladder-slips` writes them. */
export interface SeatSlips {
  readonly level: string;
  /** Decisions that say something about the player, and how many there were in all. */
  readonly decisions: number;
  readonly all: number;
  /** What they cost in all: points, and shares of victory. Never negative. */
  readonly score: number;
  readonly share: number;
}

/** One game: whoever sat there. */
export interface SlipLine {
  readonly settings: {
    readonly game: string;
    readonly rules: number;
    readonly estimator: number;
    readonly nodes: number;
    readonly seats: number;
    readonly seed: string;
  };
  readonly n: number;
  readonly seats: readonly SeatSlips[];
}

const costOf = ({ score, decisions }: SeatSlips): number => score / decisions;

/** What slips cost each level, weakest first. Levels that hardly played are left out. */
export function levelSlips(levels: readonly string[], seats: readonly SeatSlips[]): LevelSlips[] {
  const played = levels
    .map(level => seats.filter(seat => seat.level === level && seat.decisions > 0))
    .filter(own => own.length > 1)
    .map(own => {
      const { mean, error } = meanWithError(own.map(costOf));
      return { own, mean, spread: error * Math.sqrt(own.length) };
    });
  // A few games of one level say little about its spread: the share of the mean that all have in common is the least.
  const means = played.reduce((sum, { mean }) => sum + mean, 0);
  const common = played.reduce((sum, { spread }) => sum + spread, 0) / means;
  return played.map(({ own, mean, spread: found }) => {
    const spread = Math.max(found, common * mean);
    const decisions = own.reduce((sum, seat) => sum + seat.decisions, 0) / own.length;
    return { level: own[0]?.level ?? '', mean, error: spread / Math.sqrt(own.length), spread, decisions };
  });
}

/** How often the range that a seat is given holds its own level; the range is made without that seat. */
export function ownLevelFound(
  levels: readonly string[],
  seats: readonly SeatSlips[],
): { readonly found: number; readonly missed: number; readonly silent: number; readonly width: number } {
  let [found, missed, silent, width] = [0, 0, 0, 0];
  for (const seat of seats) {
    const others = levelSlips(
      levels,
      seats.filter(one => one !== seat),
    );
    const range = nearLevels(others, costOf(seat), seat.decisions);
    if (range === null) {
      silent++;
      continue;
    }
    const from = levels.indexOf(range.from);
    const to = levels.indexOf(range.to);
    const own = levels.indexOf(seat.level);
    width += to - from + 1;
    if (from <= own && own <= to) found++;
    else missed++;
  }
  return { found, missed, silent, width: width / Math.max(1, found + missed) };
}

/** What slips cost a decision of each level, with 95 % intervals by game and seat. */
export function levelRows(levels: readonly string[], seats: readonly SeatSlips[]): string[][] {
  return [
    ['level', 'games', 'decisions', 'of', 'points', '% of victory'],
    ...levels.map(level => {
      const own = seats.filter(seat => seat.level === level && seat.decisions > 0);
      const sum = (count: (seat: SeatSlips) => number): string =>
        String(own.reduce((all, seat) => all + count(seat), 0));
      const told = (values: readonly number[]): string => {
        const { mean, low, high } = estimate(values);
        return low === null || high === null
          ? mean.toFixed(2)
          : `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
      };
      return [
        level,
        String(own.length),
        sum(seat => seat.decisions),
        sum(seat => seat.all),
        told(own.map(costOf)),
        told(own.map(({ share, decisions }) => (100 * share) / decisions)),
      ];
    }),
  ];
}
