import { Catalogue, type Edition } from '@taproom/games';
import { levels as heavenAndAle } from './heaven-and-ale/levels.ts';
import { levels as herosTavern } from './heros-tavern/levels.ts';

/** The bots of one edition of a game by name, so that a page can offer them without loading them. */
export interface Levels extends Edition {
  /** Those that are offered to people, weakest first. */
  readonly levels: readonly string[];
  /** Whom a newcomer may like to meet, and who plays for somebody who is away. */
  readonly usual: string;
  readonly best: string;
  /** What each of them is called in the languages that people play in: nobody at a table may look like a bot there. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** The levels of the released games: one line an edition. */
export const LEVELS = new Catalogue<Levels>([heavenAndAle, herosTavern]);
