import { NO_NAME } from '@taproom/contracts/names';
import type { Sitter } from '@taproom/table';
import type { Snapshot } from './game.ts';

/** The names of those who have to move. */
export const awaitedNames = ({ awaited }: Pick<Snapshot, 'awaited'>, names: readonly string[]): string[] =>
  awaited.map(seat => names[seat] ?? '');

/** Where the names of sitters without one of their own have that of people; bots have theirs under their level. */
export const NAMELESS = '';
/** Where those have theirs whose accounts are deleted: the server and its records call them that. */
export const DELETED = NO_NAME;

/** What those are called who have no name of their own: bots by their level, people under `NAMELESS` or `DELETED`. */
export type Callings = Readonly<Record<string, string>>;

/**
 * A name for each seat that fits into any sentence about someone else. Bots are named after their level, and two of a
 * kind are numbered; people without a name are named after their seat, "Player 2".
 */
export function namesOf(sitters: readonly Sitter[], callings: Callings): readonly string[] {
  const plain = sitters.map((sitter, seat) => {
    if (sitter.kind === 'bot') return callings[sitter.level] ?? sitter.level;
    if (sitter.name === DELETED) return callings[DELETED] ?? DELETED;
    return sitter.name === '' ? `${callings[NAMELESS] ?? ''} ${seat + 1}`.trim() : sitter.name;
  });
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter(one => one === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/**
 * The same names as labels for a reader: whoever reads it, and has no name, is "You". Only for labels: in a sentence it
 * would need another form of the verb, which `Names.isReader` is for.
 */
export const labelsFor = (
  names: readonly string[],
  sitters: readonly Sitter[],
  reader: { readonly seat: number | null; readonly you: string },
): readonly string[] =>
  names.map((name, seat) => {
    const sitter = sitters[seat];
    return seat === reader.seat && sitter?.kind === 'human' && sitter.name === '' ? reader.you : name;
  });

/** The only person at a table; null if there are several, or none. */
export function onlyPerson(sitters: readonly Sitter[]): number | null {
  const people = [...sitters.keys()].filter(seat => sitters[seat]?.kind === 'human');
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Clients up to version 0.2 stored "You" as the name of someone who gave none, in their language at that time. */
const STORED_FOR_NOBODY: readonly string[] = ['You', 'Du', 'Вы'];

/** The name that someone gave; empty if they gave none. */
export const givenName = (name: string): string => (STORED_FOR_NOBODY.includes(name) ? '' : name);
