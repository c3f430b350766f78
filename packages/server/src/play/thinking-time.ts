/** Even the latest bot thinks for this share of its time. */
const LEAST = 0.1;

/**
 * How many milliseconds a bot thinks: what it was kept waiting, it thinks less. So when more bots are due than there are
 * threads, they play a little weaker for a moment, and nobody waits much longer than usual.
 */
export const thinkingTime = (full: number, late: number): number =>
  Math.max(full * LEAST, full - Math.max(0, late));
