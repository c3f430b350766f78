import type { Candidate, Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';

/** What the page asks of the worker. */
export type Question =
  | ({ readonly ask: 'think'; readonly id: number } & Task)
  | { readonly ask: 'stop'; readonly id: number }
  /** Somebody presses something: the page needs the machine for a moment. */
  | { readonly ask: 'rest' };

/** What the worker answers, once for each question to think. */
export type Answer =
  | {
      readonly id: number;
      readonly ok: true;
      readonly moves: readonly GameMove[];
      readonly candidates: readonly Candidate[];
    }
  | { readonly id: number; readonly ok: false; readonly why: string };
