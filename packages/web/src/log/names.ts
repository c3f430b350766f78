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

/** The names at a table. Those that sit there more than once are numbered. */
export function namesOf(
  sitters: readonly Sitter[],
  reader: Seat | null,
  levels: Readonly<Record<string, string>>,
): Names {
  const sitter = (one: Sitter): string =>
    one.kind === 'human' ? one.name : (levels[one.level] ?? one.level);
  const plain = sitters.map(sitter);
  const names = plain.map((name, seat) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, seat + 1).filter(one => one === name).length}`;
  });
  return { name: seat => names[seat] ?? `${seat + 1}`, isReader: seat => seat === reader, sitter };
}
