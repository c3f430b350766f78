/** What a number of cards is worth: the values for 0, 1, 2 … cards; the last one is for that many or more. */
type Ladder = readonly number[];

/** Numbers of cards with the same value; the last run has no end. */
export interface Run {
  readonly from: number;
  readonly to: number | null;
  readonly value: number;
}

export function runs(values: Ladder): Run[] {
  const starts = [...values.keys()].filter(count => count === 0 || values[count] !== values[count - 1]);
  return starts.map((from, i) => {
    const next = starts[i + 1];
    return { from, to: next === undefined ? null : next - 1, value: values[from] ?? 0 };
  });
}

/** What 1, 2, 3 … cards are worth: “1, 3, 5, 7, 10”. */
export const rungs = (values: Ladder): string => values.slice(1).join(', ');

/** Each value once: “1, 2, 4, 6”. */
export const steps = (values: Ladder): string =>
  runs(values)
    .map(({ value }) => value)
    .join(', ');

/** What 1, 2, 3 … cards are worth, with room between the numbers, never broken in between: “1 · 3 · 5 · 7 · 10”. */
export const dotted = (values: Ladder): string => values.slice(1).join('\u00a0·\u00a0');

/** The numbers of cards it tells apart, without the last: “1, 2, 3, 4”. */
export const upToLast = (values: Ladder): string => [...values.keys()].slice(1, -1).join(', ');

/** Numbers of cards and what they are worth, without words, never broken in between: “0: 1, 1–2: 2, 3–5: 4, 6+: 6”. */
export const brief = (values: Ladder): string =>
  runs(values)
    .map(({ from, to, value }) => {
      if (to === null) return `${from}+:\u00a0${value}`;
      return `${from === to ? from : `${from}–\u2060${to}`}:\u00a0${value}`;
    })
    .join(', ');

/** The most there is to get. */
export const top = (values: Ladder): number => values.at(-1) ?? 0;
