import type { Pace } from '@taproom/contracts';

const DAY = 86_400_000;
/** How long a bot that plays for someone leaves the first turn to them once they are back at the table. */
const OFFER = 20_000;

/** How long a table waits for its last person before the seat is given to a bot, and then before the game ends. */
export const patience = (pace: Pace): number => (pace.pace === 'days' ? pace.days * DAY : DAY);

/** After such a wait the bot in this seat does not wait again for this long, whoever comes and goes. */
const REST = 600_000;

/**
 * Bots that play for people who are back at the table, but have not taken their seat back yet: each waits once, so that
 * they can. Leaving and coming back does not make it wait again for a while, or one person could hold up everyone else.
 * Kept in memory only: after a restart it waits again.
 */
export class Offers {
  /** When each began to wait, by table and seat. */
  private readonly since = new Map<string, number>();

  /** Until when the bot in a seat waits; null if it doesn't. */
  until(seat: string, isPresent: boolean, now: number): number | null {
    const last = this.since.get(seat);
    const isOver = last === undefined || last + OFFER + REST <= now;
    if (!isPresent) {
      if (isOver) this.since.delete(seat);
      return null;
    }
    const since = isOver ? now : last;
    if (this.since.size >= MOST && !this.since.has(seat)) this.since.clear();
    this.since.set(seat, since);
    return since + OFFER > now ? since + OFFER : null;
  }
}

const MOST = 10_000;
