import { cleanName, type Seat, withoutDirections } from '@taproom/games';
import type { TableRefusal } from './refusals.ts';

/** Who sits on a seat: a person with a name, or a bot of some level. */
export type Sitter =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

const LEVEL = /^[a-z][a-z0-9@-]{0,39}$/;

/**
 * Why somebody can't sit down on a seat, or null. Which levels there are is known to whoever runs the bots; the
 * table only wants a name that fits on a line.
 */
export function whyNotSitter(seat: Seat, sitter: Sitter): TableRefusal | null {
  if (sitter.kind === 'human') {
    const name = typeof sitter.name === 'string' ? cleanName(sitter.name) : '';
    // Stored games may have names with such signs, which no record shows.
    const fits = name !== '' && name === withoutDirections(sitter.name);
    return fits ? null : { code: 'wrong-name', seat };
  }
  if (sitter.kind === 'bot') {
    const fits = typeof sitter.level === 'string' && LEVEL.test(sitter.level);
    return fits ? null : { code: 'wrong-level', seat };
  }
  return { code: 'sitter-not-understood', seat };
}

/** A sitter with nothing else in it, as the log keeps it. */
export const plainSitter = (sitter: Sitter): Sitter =>
  sitter.kind === 'human' ? { kind: 'human', name: sitter.name } : { kind: 'bot', level: sitter.level };

/** What a record calls a sitter. */
export const nameOf = (sitter: Sitter): string => (sitter.kind === 'human' ? sitter.name : sitter.level);

export const isSameSitter = (one: Sitter, other: Sitter): boolean =>
  one.kind === other.kind && nameOf(one) === nameOf(other);
