/** A word or phrase that texts of a language no longer use. */
export interface GivenUp {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
  /** Engineers use some of these words in another sense: they are given up in the texts of programs only. */
  readonly in?: 'texts';
}

/** What a file in given-up/ says of its language. */
export interface WordList {
  readonly givenUp: readonly GivenUp[];
  /** Proof that the list works: texts that it finds, and texts that it lets pass. */
  readonly finds: readonly string[];
  readonly passes: readonly string[];
}
