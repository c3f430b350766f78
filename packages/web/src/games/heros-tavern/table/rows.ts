import { type Breakdown, CATEGORIES, type Numbers, type Row, type View } from '@taproom/games/heros-tavern';

type PublicPlayer = View['players'][number];

/** All heroes of a row of the score pad. */
export const sumOf = (row: Row): number => CATEGORIES.reduce((sum, category) => sum + row[category], 0);

/** A player's pad and heroes as they were before its last row was written. */
export function beforeLastRow({
  pad,
  heroes,
}: Pick<PublicPlayer, 'pad' | 'heroes'>): Pick<PublicPlayer, 'pad' | 'heroes'> {
  const last = pad.at(-1);
  return { pad: pad.slice(0, -1), heroes: heroes - (last === undefined ? 0 : sumOf(last)) };
}

/** What a player had after each row of the pad, from nothing before round 1 to the total. */
export function totalsOf({ ROUNDS }: Numbers, { rows, total }: Pick<Breakdown, 'rows' | 'total'>): number[] {
  const totals = [0];
  for (const row of rows.slice(0, ROUNDS)) totals.push((totals.at(-1) ?? 0) + sumOf(row));
  // The heroes for unspent tokens belong to the final scoring.
  return [...totals, total];
}
