/** What the scores of a game count: "1 hero", "2 heroes". */
export interface PointNames {
  readonly one: string;
  readonly many: string;
}

/** Where a game says nothing. */
export const PLAIN_POINTS: PointNames = { one: 'point', many: 'points' };

/** A whole number of them. */
export const counted = (n: number, { one, many }: PointNames): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;
