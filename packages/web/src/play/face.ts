import type { Candidate } from '@taproom/bots';
import type { GameId, Refusal, Seat } from '@taproom/games';
import type { ComponentType, ReactNode } from 'react';
import type { Step } from '../guide/steps.ts';
import type { Language } from '../i18n/languages.ts';
import type { Happening } from '../log/happenings.ts';
import type { Glossary } from '../rules/glossary.ts';
import type { Rules } from '../rules/rules.ts';
import type { Sound } from '../sound/voices.ts';
import type { Passage } from '../text-table/passage.ts';
import type { Reader } from '../text-table/reader.ts';
import type { GameVocabulary } from '../text-table/vocabulary.ts';
import type { GameTypes, PlayedGame, Snapshot } from './game.ts';

/**
 * What the client knows of a game comes in parts. The sign is small and loads with the first page: enough to list the
 * game and to begin it. The rest loads when it is needed: what helps to learn the game with its rules or the first word
 * that is explained, the form for its options with the page that sets up a table, the face with the first table.
 *
 * Generic code knows games by these alone. The methods' parameters have the types of the game, so a game's own code
 * needs no casts: it is only ever handed what its own rules made.
 */
export interface Sign {
  readonly id: GameId;
  /** The name of the game, the same in all languages. */
  readonly title: string;
  /** The levels of its bots, weakest first. */
  readonly levels: readonly string[];
  /** The table that "Play now" sets: one person against bots that a beginner can beat. */
  readonly quickTable: FirstTable;
  /** The table of a first game with the guide. */
  readonly guidedTable: FirstTable;
  /** What tables of it may agree to show, to help players. */
  readonly aids: readonly Aid[];
  /** The picture by which people recognise the game, as high as the space there is. */
  Picture(): ReactNode;
  /** Pages of the game besides table and rules: `/score/<game>`, `/print/<game>`. */
  readonly pages: readonly SignPage[];
  learning(): Promise<Learning>;
  /** Loads the form for the options of the game, in a language; null if the game has none. */
  readonly options: ((language: Language) => Promise<OptionsForm>) | null;
  face(): Promise<Face>;
}

/** `memory`: the hands that a player has seen. */
export type Aid = 'memory';

/** The bots that a person meets, and the options of the game. */
export interface FirstTable {
  readonly levels: readonly string[];
  readonly options: object;
}

export interface SignPage {
  readonly kind: PageKind;
  readonly Page: ComponentType;
}

export type PageKind = 'score' | 'print';

/** What lists and the start page say of a game, in one language: `signs` of the messages has them by game. */
export interface SignWords {
  readonly pitch: string;
  /** The names of the levels of its bots. */
  readonly levels: Readonly<Record<string, string>>;
  /** The names of the links to its pages. */
  readonly pages: Readonly<Partial<Record<PageKind, string>>>;
}

/** What helps to learn a game. */
export interface Learning {
  rules(language: Language): Promise<RuleBook>;
  glossary(language: Language): Promise<Glossary>;
}

/** The rules of a game in one language, with the drawings that go with them. */
export interface RuleBook {
  readonly rules: Rules;
  Picture(props: { readonly name: string }): ReactNode;
}

/** How the options of a game are agreed on, in one language. `Options` has those that are agreed on, not all of them. */
export interface OptionsForm<Options extends object = object> {
  /** What is agreed on other than usual, a line each. */
  agreed(options: Options, nameOf: (seat: Seat) => string): readonly string[];
  /** The fields. A value that the rules refuse stays in the options, and the field says what is wrong with it. */
  Fields(props: OptionsFieldsProps<Options>): ReactNode;
}

export interface OptionsFieldsProps<Options extends object = object> {
  /** How each seat is called. */
  readonly seats: readonly string[];
  readonly options: Options;
  onChange(options: Options): void;
}

/** A part of a game's log: the turn of a seat, or something in which all take part. */
export type Part = Seat | string;

export interface Face<Of extends GameTypes = GameTypes> {
  /** The table, drawn. It finds its words with the hook of its own game. */
  Table(props: { readonly game: PlayedGame<Of> }): ReactNode;

  // ---- Log and sound
  /**
   * To which part of the log an event belongs, given that of the event before; null if it only marks a border. Hidden
   * choices are not asked for: they stand alone in every game.
   */
  partOf(event: Of['event'], before: Part | null): Part | null;
  /** Whether an event opens a new entry even if the one before it was of the same part. */
  standsAlone(event: Of['event']): boolean;
  cue(event: Of['event']): Sound | undefined;

  // ---- Learning
  readonly guide: readonly Step<Of>[];
  /** The number of the rule behind a refusal; null if there is none. */
  ruleOf(refusal: Refusal): string | null;

  /** Loads the words of a language. */
  speak(language: Language): Promise<Speech<Of>>;
}

/** A game put into the words of one language. */
export interface Speech<Of extends GameTypes = GameTypes> {
  /** Hands the words to the game's own components inside. No component itself: another language must not begin them anew. */
  provide(children: ReactNode): ReactNode;
  /** What some events of one entry of the log come to, in the order in which it is told. */
  happenings(events: readonly Of['event'][], reader: Seat | null): readonly Happening[];
  /** Why the rules refuse something, and what to do; null for a code that they don't know. */
  explain(refusal: Refusal): string | null;
  /** The text of each step of the guide. */
  readonly guide: Readonly<Record<string, string>>;
  readonly text: TextFace<Of>;
}

/** What the text table says of a game. */
export interface TextFace<Of extends GameTypes = GameTypes> {
  readonly vocabulary: GameVocabulary;
  /** What can be looked at besides the topics of every game, in the order of the page. */
  readonly topics: readonly Topic<Of>[];
  /** All about one seat. */
  seat(seat: Seat, now: Snapshot<Of>, reader: Reader): readonly Passage[];
  /** Who has how much so far. */
  score(now: Snapshot<Of>, reader: Reader): Passage;
  /** Where the game stands, in a line or two. */
  standing(now: Snapshot<Of>, reader: Reader): readonly string[];
  /** What is awaited of the person at the screen; null if the turn only waits to be confirmed. */
  prompt(now: Snapshot<Of>): string | null;
  /** Puts moves into words, one by one. */
  describe(
    moves: readonly Of['move'][],
    now: Snapshot<Of>,
    seat: Seat,
    reader: Reader,
  ): readonly Description[];
  /** Why a bot would play like that; empty if it gives no reason. */
  whyHint(hint: Candidate<Of['move']>, nameOf: (seat: Seat) => string): string;
}

/** A part of the position that can be looked at. */
export interface Topic<Of extends GameTypes = GameTypes> {
  /** Its name: the vocabulary has words for it. */
  readonly name: string;
  /** Whether it is for a seat's own eyes: then it shows nothing while a curtain hangs. */
  readonly isPrivate: boolean;
  show(now: Snapshot<Of>, reader: Reader): readonly Passage[];
}

/** A move in words: the group in which it is offered, and what it does. */
export interface Description {
  readonly title: string;
  readonly sentence: string;
}
