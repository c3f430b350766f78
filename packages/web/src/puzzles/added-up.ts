/** A part of a score, and what it is for. */
export type ScorePart = readonly [points: number, what: string];

/** How a score adds up: "32 (production) + 4 (barrels) = 36 points". What brought nothing is left out, but for the first part. */
export const addedUp = (parts: readonly ScorePart[], total: string): string =>
  `${parts
    .filter(([points], i) => i === 0 || points !== 0)
    .map(([points, what]) => `${points} (${what})`)
    .join(' + ')} = ${total}`;
