import { type ChanceSecret, type Random, SecretRandom } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/**
 * Where chance comes from: the generator for chance move number k of the line, k from 0. It must give the same numbers
 * for the same k every time, even after a restart. So a turn that is taken back and played again gets the same draw,
 * and nobody can undo a bad one.
 */
export type ChanceSource = (k: number) => Random;

/** Chance from a secret that is stored with the table: on a server as well as locally. */
export const secretChance =
  (from: ChanceSecret): ChanceSource =>
  k =>
    new SecretRandom(from, k);

/** A local table belongs to the people at one screen, who may rewind it freely. */
export type Mode = 'local' | 'shared';

/**
 * What a table consists of, apart from its game. Everything except `chance` is plain data. A host stores it next to the
 * log, together with the id and rules version of the game, to look up that edition again.
 */
export interface TableSetup {
  /** Who sits where at the start. */
  readonly seats: readonly Sitter[];
  readonly options?: object;
  readonly mode: Mode;
  readonly chance: ChanceSource;
}
