import type { Seat } from '@taproom/games';
import type { TableEvent } from '@taproom/table';
import type { GrammaticalPerson, Names } from './names.ts';

/** One thing to report. */
export type Happening = Reported & {
  /** The seats of people for whom a bot did it; missing if there are none. */
  readonly standIns?: readonly Seat[];
};

type Reported =
  /** What someone did: the predicate of a sentence, and what it brought them. */
  | {
      readonly kind: 'deed';
      readonly seat: Seat;
      clause(person: GrammaticalPerson): string;
      readonly gains: readonly string[];
    }
  /** What happened automatically: a sentence of its own. */
  | { readonly kind: 'news'; sentence(names: Names): string }
  /** What happened at the table besides the game. */
  | { readonly kind: 'table'; readonly event: TableEvent };
