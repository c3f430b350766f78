import type { Game, Random, Seat } from '@taproom/games';

/**
 * Daily deals are for three, or as close to that as a game can be played. Everyone must get the same draws, however they
 * play: with three seats no game here ever shuffles in what was discarded.
 */
const DAILY_SEATS = 3;

/** How everyone plays a daily deal: which seat is the player's, and which bots are in the others. */
export interface DailySeating {
  readonly seat: Seat;
  /** By seat; null is the player's. */
  readonly bots: readonly (string | null)[];
}

/** Draws the seat and the bots of a deal: any levels but the best, which would take long to answer. */
export function dailySeating(
  { seats: { min, max } }: Pick<Game, 'seats'>,
  { levels, best }: { readonly levels: readonly string[]; readonly best: string },
  random: Random,
): DailySeating {
  const count = Math.min(max, Math.max(min, DAILY_SEATS));
  const seat = random.below(count);
  const quick = levels.filter(level => level !== best);
  const offered = quick.length > 0 ? quick : levels;
  const bots = Array.from({ length: count }, (_, of) => {
    const level = offered[random.below(offered.length)] ?? best;
    return of === seat ? null : level;
  });
  return { seat, bots };
}
