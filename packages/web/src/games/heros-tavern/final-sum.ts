import { type Breakdown, CATEGORIES, type Category } from '@taproom/games/heros-tavern';
import { addedUp } from '../../puzzles/added-up.ts';

/** What the parts of a final score are called. */
interface SumWords {
  readonly rounds: string;
  /** The final scoring, with what brought how much in it. */
  final(parts: string): string;
  readonly unspent: string;
  readonly category: Readonly<Record<Category, string>>;
  heroes(n: number): string;
}

type Row = Breakdown['rows'][number];

const sumOf = (row: Row): number => CATEGORIES.reduce((sum, category) => sum + row[category], 0);

/** How many heroes came in the rounds, how many in the final scoring, and how many for tokens. */
export function finalSum({ rows, unspentHeroes, total }: Breakdown, words: SumWords): string {
  const rounds = rows.slice(0, -1).reduce((sum, row) => sum + sumOf(row), 0);
  const last = rows.slice(-1);
  const parts = last.flatMap(row =>
    CATEGORIES.filter(category => row[category] > 0).map(
      category => `${words.category[category]} ${row[category]}`,
    ),
  );
  return addedUp(
    [
      [rounds, words.rounds],
      [last.reduce((sum, row) => sum + sumOf(row), 0), words.final(parts.join(', '))],
      [unspentHeroes, words.unspent],
    ],
    words.heroes(total),
  );
}
