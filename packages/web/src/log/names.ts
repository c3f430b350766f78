import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { NAMELESS } from '../play/names.ts';

/** The names of all seats, and who is reading. */
export interface Names {
  name(seat: Seat): string;
  isReader(seat: Seat): boolean;
  /** Whether it was a bot that stood in for the reader. */
  isOwnBot(seat: Seat): boolean;
  sitter(sitter: Sitter): string;
}

/** Second person for the reader's own actions, third for those of the others. */
export type GrammaticalPerson = 'you' | 'other';

/** The names of a table for a reader; `called` has one per seat, `levels` one per bot level and one for people without a name. */
export const namesFor = (table: {
  readonly called: readonly string[];
  readonly reader: Seat | null;
  readonly levels: Readonly<Record<string, string>>;
}): Names => ({
  name: seat => table.called[seat] ?? `${seat + 1}`,
  isReader: seat => seat === table.reader,
  isOwnBot: () => false,
  sitter: sitter =>
    sitter.kind === 'human'
      ? sitter.name || (table.levels[NAMELESS] ?? '')
      : (table.levels[sitter.level] ?? sitter.level),
});

/** What a bot that stands in for someone is called. */
export interface StandInWords {
  /** The reader's own, inside a sentence. */
  readonly ownBot: string;
  botOf(name: string): string;
}

/** The same names where bots stood in for the people of some seats: what these did, nobody did themselves. */
export const withStandIns = (names: Names, standIns: readonly Seat[], words: StandInWords): Names => ({
  ...names,
  name: seat => {
    if (!standIns.includes(seat)) return names.name(seat);
    return names.isReader(seat) ? words.ownBot : words.botOf(names.name(seat));
  },
  isReader: seat => names.isReader(seat) && !standIns.includes(seat),
  isOwnBot: seat => names.isReader(seat) && standIns.includes(seat),
});
