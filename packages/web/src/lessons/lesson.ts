import type { Seat } from '@taproom/games';
import type { GameTypes } from '../play/game.ts';

/** The player of a lesson always has the first seat. */
export const PLAYER: Seat = 0;

/**
 * A lesson: a position, a few turns, and something that is measured after them. Any legal line that reaches the par
 * passes.
 */
export interface GameLesson<Of extends GameTypes = GameTypes> {
  /** Its words and the progress are found by it. */
  readonly name: string;
  /** Where it starts, as the rules load it. */
  readonly position: Of['view'];
  /** How many turns the player has. It ends earlier if the round does. */
  readonly turns: number;
  /**
   * What the others would like to do, by seat: each plays the first of these moves that is legal, or else the last of
   * all legal ones.
   */
  readonly others: Readonly<Record<Seat, readonly string[]>>;
  /** What the player has achieved: more is better. Both are full positions. */
  measure(end: Of['view'], start: Of['view']): number;
  /** What is measured: a key of the units. */
  readonly unit: string;
  /** What has to be reached: the most that is possible. */
  readonly par: number;
  /** One way to reach it: the moves of each turn. */
  readonly solution: readonly (readonly string[])[];
  /** The first moves of a solution, as far as the hint gives them away. */
  readonly hint: readonly string[];
  /** The numbers that its words mention. */
  readonly facts: Facts;
}

export type Facts = Readonly<Record<string, number>>;

/** What the words of every lesson may mention. */
type Common = Readonly<Record<'par' | 'turns', number>>;

/** The words of a lesson with these facts. They take all their numbers from them. */
export interface LessonWords<Given extends Facts = Facts> {
  readonly title: string;
  task(facts: Given & Common): string;
  hint(facts: Given & Common): string;
  /** What there was to learn: said when it is solved. */
  readonly learned: string;
}

/** The facts of a lesson as its words take them. */
export const factsOf = ({ facts, par, turns }: GameLesson): Facts & Common => ({ ...facts, par, turns });

/** The words of all lessons of a game in one language. */
export interface LessonsWords {
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** A number of what is measured: "7 points". */
  readonly units: Readonly<Record<string, (count: number) => string>>;
}

/** The lessons of a game in one language. */
export interface Lessons {
  readonly list: readonly GameLesson[];
  readonly words: LessonsWords;
}

/** The words of lessons, each with the facts of its own lesson. */
export type WordsOf<List extends readonly { readonly name: string; readonly facts: Facts }[]> = {
  readonly [Of in List[number] as Of['name']]: LessonWords<{ readonly [Key in keyof Of['facts']]: number }>;
};
