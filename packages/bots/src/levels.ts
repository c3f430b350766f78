import { Catalogue, type Edition } from '@taproom/games';
import { levels as heavenAndAle } from './heaven-and-ale/levels.ts';
import { levels as herosTavern } from './heros-tavern/levels.ts';

/** The bots of one edition of a game by name, so that a page can offer them without loading them. */
export interface Levels extends Edition {
  /** Those offered to players, weakest first. */
  readonly levels: readonly string[];
  /** The default level: the suggested first opponent, and the one that takes over for absent players. */
  readonly usual: string;
  readonly best: string;
  /** Their names in English. Other languages have theirs in the client's catalogues. */
  readonly names: Readonly<Record<string, string>>;
}

/** The levels of the released games: one line per edition. */
export const LEVELS = new Catalogue<Levels>([heavenAndAle, herosTavern]);
