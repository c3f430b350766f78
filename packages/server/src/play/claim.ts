import type { Share } from './fair-queue.ts';

/** What decides when the due work of a table is done: whom it is charged to, and whether someone is waiting for it. */
export interface Claim {
  readonly share: Share;
  /** A player is watching the table, or has just acted there. */
  readonly isAttended: boolean;
}
