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
  readonly about: SlipLessons;
}

/** Which lesson a slip leads to, by name. */
export interface SlipLessons {
  /** By the part of the score that the better turn brings more of: the coach's name for it. */
  readonly parts: Readonly<Record<string, string>>;
  /** Parts that say little: they lead to their lesson only if there is no other. */
  readonly vague: readonly string[];
  /** Where the loss is certain and no parts were measured. */
  readonly certain: string | null;
}

/** A lesson as links name it. */
export interface LessonLink {
  /** Which of the lessons, from 1. */
  readonly number: number;
  readonly title: string;
}

/** A slip as the coach found it. */
export interface FoundSlip {
  /** How much more the better turn brings of what, the most important first. */
  readonly parts?: readonly { readonly part: string; readonly more: number }[];
  /** How certain the loss is: 0 where nothing had to be imagined. */
  readonly error?: number;
}

/** The lesson about a slip: about what the better turn brings more of. Null if there is none. */
export function lessonAbout(
  { list, words, about }: Lessons,
  { parts = [], error }: FoundSlip,
): LessonLink | null {
  const gained = parts.filter(({ part, more }) => more > 0 && part in about.parts).map(({ part }) => part);
  const told = gained.find(part => !about.vague.includes(part)) ?? gained[0];
  const certain = error === 0 && parts.length === 0 ? about.certain : null;
  const found = told === undefined ? certain : about.parts[told];
  const at = list.findIndex(({ name }) => name === found);
  const said = found == null ? undefined : words.lessons[found];
  return at === -1 || said === undefined ? null : { number: at + 1, title: said.title };
}

/** The words of lessons, each with the facts of its own lesson. */
export type WordsOf<List extends readonly { readonly name: string; readonly facts: Facts }[]> = {
  readonly [Of in List[number] as Of['name']]: LessonWords<{ readonly [Key in keyof Of['facts']]: number }>;
};
