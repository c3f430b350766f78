/** What a game says in the reviews of its games. */
export interface ReviewGameWords {
  /** Labels for the parts of a score, and for what leads to one, by the names that the coach gives them. */
  readonly parts: Readonly<Record<string, string>>;
}
