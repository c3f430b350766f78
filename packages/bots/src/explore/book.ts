import type { GameId } from '@taproom/games';
import type { Cell } from './explorer.ts';

/** A mean, and the ends of its 95 % interval. */
export type Effect = readonly [mean: number, low: number, high: number];

/** A cell as readers get it. */
export interface BookCell extends Cell {
  readonly seats: number;
  readonly pairs: number;
  /** What the option changes; null if this is not known precisely enough. */
  readonly points: Effect | null;
  readonly share: Effect | null;
}

/** What was found out about an edition of a game, in one file. */
export interface ExploreBook {
  readonly game: GameId;
  readonly rules: number;
  readonly explorer: number;
  readonly seed: string;
  /** How many games were played, by number of seats. */
  readonly tables: readonly { readonly seats: number; readonly games: number }[];
  readonly cells: readonly BookCell[];
}

/** A game with the option in it, packed like a link. */
export interface BookSample {
  readonly packed: string;
  /** How many moves were made before the decision. */
  readonly move: number;
  /** What the option changed in this game. */
  readonly points: number;
}

/** The sample games of one kind of decision with one number of seats, by the name of the cell. */
export type SampleBook = Readonly<Record<string, readonly BookSample[]>>;

/** The names of the files, below the folder of the client. */
export const bookFile = (game: GameId): string => `explore/${game}.json`;
export const sampleFile = (game: GameId, seats: number, kind: string): string =>
  `explore/games/${game}-${seats}-${kind}.json`;
