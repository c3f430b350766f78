/** What a game calls its points. Pages that count them load these words with the game. */
export interface PointsWords {
  /** A whole number of them: "1 hero", "2 heroes". */
  whole(n: number): string;
  /** A number with decimals as it is written, with or without a sign: "4.1 heroes". It fits into any sentence. */
  written(n: string): string;
  /** As a heading: "Heroes". */
  readonly title: string;
  /** Behind "more" and "how many": "heroes". */
  readonly many: string;
}
