/** What a number of cards is worth: the values for 0, 1, 2 … cards; the last one is for that many or more. */
type Ladder = readonly number[];

const either = new Intl.ListFormat('ru', { type: 'disjunction' });

/** What 1, 2, 3 … cards are worth: "1, 3, 5, 7, 10". */
export const rungs = (of: Ladder): string => of.slice(1).join(', ');

/** Each value once: "1, 2, 4, 6". */
export const values = (of: Ladder): string => [...new Set(of)].join(', ');

/** For how many cards: "1, 2, 3, 4 или 5 и больше". */
export const counts = (of: Ladder): string =>
  `${[...of.keys()].slice(1, -1).join(', ')} или ${of.length - 1} и больше`;

/** "1, 3, 5, 7 или 10 монет за 1, 2, 3, 4 или 5 и больше карт". */
export const ladder = (of: Ladder, what: string): string =>
  `${either.format(of.slice(1).map(String))} ${what} за ${counts(of)} карт`;

/** "1 герой без ночлега, 2 при 1, 4 при 2, 6 при 3 и больше"; `what` in the genitive, `say` says the first value. */
export function spans(of: Ladder, what: string, say: (value: number) => string = String): string {
  const starts = [...of.keys()].filter(count => count === 0 || of[count] !== of[count - 1]);
  return starts
    .map((from, i) => {
      const next = starts[i + 1];
      if (next === undefined) return `${of[from]} при ${from} и больше`;
      if (from === 0) return `${say(of[from] ?? 0)} без ${what}`;
      return `${of[from]} при ${next - 1 === from ? from : `${from}–${next - 1}`}`;
    })
    .join(', ');
}
