import type { Candidate, Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';

/** What the page asks the worker. */
export type WorkerQuestion =
  | ({ readonly ask: 'think'; readonly id: number } & Task)
  | { readonly ask: 'stop'; readonly id: number }
  /** The user is pressing something: the page needs the CPU for a moment. */
  | { readonly ask: 'rest' };

/** What the worker answers, once for each request to think. */
export type WorkerAnswer =
  | {
      readonly id: number;
      readonly ok: true;
      readonly moves: readonly GameMove[];
      readonly candidates: readonly Candidate[];
    }
  | { readonly id: number; readonly ok: false; readonly why: string };
