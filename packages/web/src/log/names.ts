import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';

/** Who is called what, and who is reading. */
export interface Names {
  name(seat: Seat): string;
  isReader(seat: Seat): boolean;
  sitter(sitter: Sitter): string;
}

/** Second person for the reader's own deeds, third for those of the others. */
export type Person = 'you' | 'other';

/** The names of a table for a reader; `called` has one for each seat, `levels` one for each level of a bot. */
export const namesFor = (table: {
  readonly called: readonly string[];
  readonly reader: Seat | null;
  readonly levels: Readonly<Record<string, string>>;
}): Names => ({
  name: seat => table.called[seat] ?? `${seat + 1}`,
  isReader: seat => seat === table.reader,
  sitter: sitter => (sitter.kind === 'human' ? sitter.name : (table.levels[sitter.level] ?? sitter.level)),
});
