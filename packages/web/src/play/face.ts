import type { Candidate } from '@taproom/bots';
import type { GameId, Refusal, Seat } from '@taproom/games';
import type { ComponentType, ReactNode } from 'react';
import type { ExploreGameWords } from '../explore/words.ts';
import type { GuideStep } from '../guide/steps.ts';
import type { Language } from '../i18n/languages.ts';
import type { Lessons } from '../lessons/lesson.ts';
import type { Happening } from '../log/happenings.ts';
import type { PuzzleTools } from '../puzzles/tools.ts';
import type { PuzzleGameWords } from '../puzzles/words.ts';
import type { ReviewGameWords } from '../review/game-words.ts';
import type { PlayerAid } from '../rules/aid.ts';
import type { Glossary } from '../rules/glossary.ts';
import type { Questions } from '../rules/questions.ts';
import type { Rules } from '../rules/rules.ts';
import type { Sound } from '../sound/voices.ts';
import type { Passage } from '../text-table/passage.ts';
import type { Reader } from '../text-table/reader.ts';
import type { GameVocabulary } from '../text-table/vocabulary.ts';
import type { GameTypes, PlayedGame, PlayedRules, Snapshot } from './game.ts';
import type { PointsWords } from './points.ts';

/**
 * What the client knows about a game comes in parts. The sign is small and loads with the first page: enough to list
 * the game and to start it. The rest loads when it is needed: the learning material with the rules or the first
 * explained term, the form for the options with the page that sets up a table, the face with the first table.
 *
 * Generic code knows games only through these. The methods' parameters have the types of the game, so a game's own code
 * needs no casts: it is only ever passed what its own rules produced.
 */
export interface Sign {
  readonly id: GameId;
  /** The name of the game, the same in all languages. */
  readonly title: string;
  /** The table that "Play now" sets up: one person against this many bots. */
  readonly quickTable: QuickTable;
  /** The table of a first game with the guide. */
  readonly guidedTable: FirstTable;
  /** The aids its tables may agree to show. */
  readonly aids: readonly ShownAid[];
  /** The picture people recognise the game by, as high as the space allows. Nameless: its name stands beside it. */
  Picture(props: { readonly isNameless?: boolean }): ReactNode;
  /** The face of a bot by its level, as large as the space allows; nothing for a level without one. */
  readonly Portrait: ComponentType<{ readonly level: string }>;
  /** What is drawn behind pages about this game, as an svg that fills the window. */
  readonly Scenery: ComponentType;
  /** Pages of the game besides table and rules: `/score/<game>`, `/print/<game>`. */
  readonly pages: readonly SignPage[];
  learning(): Promise<Learning>;
  /** Loads what it calls its points, in a language. */
  points(language: Language): Promise<PointsWords>;
  /** Loads its lessons in a language; null if it has none. */
  readonly lessons: ((language: Language) => Promise<Lessons>) | null;
  /** Loads what it says about its puzzles, in a language; null if it has none. */
  readonly puzzles: ((language: Language) => Promise<PuzzleGameWords>) | null;
  /** Loads what it adds to the board of its puzzles; null if that is nothing. */
  readonly puzzleTools: (() => Promise<PuzzleTools>) | null;
  /** Loads what it says about its choices, in a language; null if what they change was not measured. */
  readonly explore: ((language: Language) => Promise<ExploreGameWords>) | null;
  /** What its reviews call the parts of a score; null if it has no coach. */
  readonly review: ((language: Language) => Promise<ReviewGameWords>) | null;
  /** Loads the form for the options of the game, in a language; null if the game has none. */
  readonly options: ((language: Language) => Promise<OptionsForm>) | null;
  face(): Promise<Face>;
}

/** `memory`: the hands a player has seen. */
export type ShownAid = 'memory';

/** A preset table whose opponents are still to be chosen. */
export interface QuickTable {
  readonly bots: number;
  readonly options: object;
}

/** The opponents of a preset table, and the options of the game. */
export interface FirstTable {
  readonly levels: readonly string[];
  readonly options: object;
  /** Games with the same luck begin with the same tiles or cards, for a guide that speaks of them. */
  readonly luck?: string;
}

export interface SignPage {
  readonly kind: PageKind;
  readonly Page: ComponentType;
}

export type PageKind = 'score' | 'print';

/** What lists and the start page say about a game, in one language: `signs` of the messages has them by game. */
export interface SignWords {
  readonly pitch: string;
  /** The names of the levels of its bots. */
  readonly levels: Readonly<Record<string, string>>;
  /** A line that introduces the bot of each level. */
  readonly intros: Readonly<Record<string, string>>;
  /** The names of the links to its pages. */
  readonly pages: Readonly<Partial<Record<PageKind, string>>>;
}

/** Material for learning a game. */
export interface Learning {
  rules(language: Language): Promise<RuleBook>;
  glossary(language: Language): Promise<Glossary>;
  /** What people ask, for the search. */
  questions(language: Language): Promise<Questions>;
  /**
   * The player aid. A table passes its view: its players may have agreed on something that the aid has to say, like
   * other prices.
   */
  aid(language: Language, view?: object): Promise<PlayerAid>;
}

/** The rules of a game in one language, with their illustrations. */
export interface RuleBook {
  readonly rules: Rules;
  Picture(props: { readonly name: string }): ReactNode;
}

/** The form for the options of a game, in one language. `Options` has only those that were set, not all of them. */
export interface OptionsForm<Options extends object = object> {
  /** The options that differ from the default, one line each. */
  agreed(options: Options, nameOf: (seat: Seat) => string): readonly string[];
  /** The fields. A value that the rules refuse stays in the options, and the field says what is wrong with it. */
  Fields(props: OptionsFieldsProps<Options>): ReactNode;
}

export interface OptionsFieldsProps<Options extends object = object> {
  /** The name of each seat. */
  readonly seats: readonly string[];
  readonly options: Options;
  onChange(options: Options): void;
}

/** A part of a game's log: the turn of a seat, or something in which all take part. */
export type LogPart = Seat | string;

export interface Face<Of extends GameTypes = GameTypes> {
  /** The board. It gets its texts with its own game's hook. */
  Table(props: { readonly game: PlayedGame<Of> }): ReactNode;
  /** Loads the board before it is shown; a game whose board comes with its face has no need of that. */
  loadTable?(): Promise<unknown>;
  /**
   * Whether an event shows everyone at once what was hidden. Where several people share a screen, `useRevelation` gives
   * it a moment of its own before the next curtain.
   */
  reveals?(event: Of['event']): boolean;

  // ---- Log and sound
  /**
   * Which part of the log an event belongs to, given that of the event before; null if it only marks a border. Not
   * called for hidden choices: they are separate in every game.
   */
  partOf(event: Of['event'], before: LogPart | null): LogPart | null;
  /** Whether an event starts a new entry even if the previous one was of the same part. */
  standsAlone(event: Of['event']): boolean;
  /** Whether an event only follows from the rules: nobody decided it, so the log never says that a stand-in did it. */
  follows(event: Of['event']): boolean;
  cue(event: Of['event']): Sound | undefined;

  // ---- Learning
  readonly guide: readonly GuideStep<Of>[];
  /** The number of the rule behind a refusal; null if there is none. */
  ruleOf(refusal: Refusal): string | null;
  /** The section of the player aid that is about what the player has to do now. */
  aidAt(now: Snapshot<Of>): string;

  /** Loads the texts of a language. They name the numbers of the rules that are passed: those of the table. */
  speak(language: Language, rules: PlayedRules<Of>): Promise<Speech<Of>>;
}

/** A game in one language, by one version of its rules. */
export interface Speech<Of extends GameTypes = GameTypes> {
  /**
   * Provides the texts and the rules to the game's own components inside. Not a component itself: switching languages must not
   * remount them.
   */
  provide(children: ReactNode): ReactNode;
  /** What the events of one entry of the log amount to, in the order in which it is reported. */
  happenings(events: readonly Of['event'][], reader: Seat | null): readonly Happening[];
  /** Why the rules refuse something, and what to do; null for an unknown code. */
  explain(refusal: Refusal): string | null;
  /**
   * What a thing on the table is and does now; null if there is nothing to say. Things carry their key as `data-about`,
   * such as `space:4`; `AboutCard` listens for pointing, pressing and focus. `now.view` is the position on screen, also
   * while an earlier one is looked at.
   */
  about(key: string, now: Snapshot<Of>, reader: Reader): About | null;
  /** What the keys do that only this game has. */
  readonly keys: readonly KeyLine[];
  /** The text of each step of the guide. */
  readonly guide: Readonly<Record<string, string>>;
  readonly text: TextFace<Of>;
}

/** What a thing on the table says about itself. */
export interface About {
  readonly title: string;
  /** What it is, then what it does now: a sentence each. */
  readonly lines: readonly string[];
  /** The number of its rule, if one explains it. */
  readonly rule: string | null;
}

/** What some keys do. A range is written like `1–7`. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What the text table says about a game. */
export interface TextFace<Of extends GameTypes = GameTypes> {
  readonly vocabulary: GameVocabulary;
  /** What can be looked at besides the topics of every game, in page order. */
  readonly topics: readonly Topic<Of>[];
  /** All about one seat. */
  seat(seat: Seat, now: Snapshot<Of>, reader: Reader): readonly Passage[];
  /** The current scores. */
  score(now: Snapshot<Of>, reader: Reader): Passage;
  /** The state of the game, in a line or two. */
  standing(now: Snapshot<Of>, reader: Reader): readonly string[];
  /** What the player at the screen has to do; null if the turn only has to be confirmed. */
  prompt(now: Snapshot<Of>): string | null;
  /** Puts moves into words, one by one. */
  describe(
    moves: readonly Of['move'][],
    now: Snapshot<Of>,
    seat: Seat,
    reader: Reader,
  ): readonly Description[];
  /** Why a bot would play this; empty if it gives no reason. */
  whyHint(hint: Candidate<Of['move']>, nameOf: (seat: Seat) => string): string;
}

/** A part of the position that can be looked at. */
export interface Topic<Of extends GameTypes = GameTypes> {
  /** Its name: the vocabulary has words for it. */
  readonly name: string;
  /** Whether it is private to a seat: then it shows nothing while a curtain is down. */
  readonly isPrivate: boolean;
  show(now: Snapshot<Of>, reader: Reader): readonly Passage[];
}

/** A move in words: the group in which it is offered, and what it does. */
export interface Description {
  readonly title: string;
  readonly sentence: string;
}
