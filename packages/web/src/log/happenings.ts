import type { Seat } from '@taproom/games';
import type { TableEvent } from '@taproom/table';
import type { Names, Person } from './names.ts';

/** One thing to be told. */
export type Happening =
  /** What somebody did: the predicate of a sentence, and what it brought them. */
  | {
      readonly kind: 'deed';
      readonly seat: Seat;
      clause(person: Person): string;
      readonly gains: readonly string[];
    }
  /** What happened by itself: a sentence of its own. */
  | { readonly kind: 'news'; sentence(names: Names): string }
  /** What happened at the table besides the game. */
  | { readonly kind: 'table'; readonly event: TableEvent };
