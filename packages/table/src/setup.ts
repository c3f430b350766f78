import { type ChanceSecret, type Random, SecretRandom } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/**
 * Where chance comes from: the generator for chance move number k of the line that is played, k from 0. It must give
 * the same numbers for the same k whenever it is asked, also after a restart: so a turn that is taken back and
 * played again meets the same chance, and nobody can undo a bad draw.
 */
export type ChanceSource = (k: number) => Random;

/** Chance from a secret that is kept with the table: on a server as on a screen of one's own. */
export const secretChance =
  (from: ChanceSecret): ChanceSource =>
  k =>
    new SecretRandom(from, k);

/** A local table belongs to the people around one screen, who may rewind it at will. */
export type Mode = 'local' | 'shared';

/**
 * What a table is made of besides its game. All but `chance` is plain data. A host stores it beside the log, together
 * with the id and the rules of the game, by which it finds that edition again.
 */
export interface TableSetup {
  /** Who sits where at the start. */
  readonly seats: readonly Sitter[];
  readonly options?: object;
  readonly mode: Mode;
  readonly chance: ChanceSource;
}
