/** A bot that is as late as its whole time thinks for this share of it; later ones for less, but never for less than the second. */
const RUSHED = 0.1;
const LEAST = 0.01;

/**
 * How many milliseconds a bot thinks: what it was kept waiting, it thinks less. So when more bots are due than there are
 * threads, they play weaker for a moment, and nobody waits much longer than usual. Those that are later than a whole time
 * think the less, the later they are: if each still took a tenth, the last of forty would wait for forty tenths.
 */
export const thinkingTime = (full: number, late: number): number =>
  Math.max(full - Math.max(0, late), (full * RUSHED) / Math.max(1, late / full), full * LEAST);
