import { cleanName, type Seat, withoutDirections } from '@taproom/games';
import type { TableRefusal } from './refusals.ts';

/** Who plays a seat: a person, whose name is empty if they gave none, or a bot of some level. */
export type Sitter =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

const LEVEL = /^[a-z][a-z0-9@-]{0,39}$/;

/**
 * Why someone can't take a seat, or null. Which levels exist is up to whatever runs the bots; the table only requires
 * that a name, if there is one, fits on a line.
 */
export function whyNotSitter(seat: Seat, sitter: Sitter): TableRefusal | null {
  if (sitter.kind === 'human') {
    // Stored games may have names with such characters; records leave them out.
    const fits = typeof sitter.name === 'string' && cleanName(sitter.name) === withoutDirections(sitter.name);
    return fits ? null : { code: 'wrong-name', seat };
  }
  if (sitter.kind === 'bot') {
    const fits = typeof sitter.level === 'string' && LEVEL.test(sitter.level);
    return fits ? null : { code: 'wrong-level', seat };
  }
  return { code: 'sitter-not-understood', seat };
}

/** A sitter without extra fields, as the log stores it. */
export const plainSitter = (sitter: Sitter): Sitter =>
  sitter.kind === 'human' ? { kind: 'human', name: sitter.name } : { kind: 'bot', level: sitter.level };

/** The name of a sitter in a record; empty if there is none. */
export const nameOf = (sitter: Sitter): string => (sitter.kind === 'human' ? sitter.name : sitter.level);

export const isSameSitter = (one: Sitter, other: Sitter): boolean =>
  one.kind === other.kind && nameOf(one) === nameOf(other);
