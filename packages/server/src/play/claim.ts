import type { Share } from './fair-queue.ts';

/** What decides when the due work of a table is done: whom it is charged to, and whether somebody waits for it. */
export interface Claim {
  readonly share: Share;
  /** Somebody who plays there watches the table, or has just acted. */
  readonly isAttended: boolean;
}
