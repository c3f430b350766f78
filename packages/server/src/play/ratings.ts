import type { Outcome, Seat } from '@taproom/games';
import type { RatingRow, Replaced, ResultRow, TableRow } from '../store/rows.ts';

/** The displayed rating: the estimate minus its uncertainty, on a familiar scale. */
export const shown = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number =>
  Math.round(1000 + 40 * (mu - 3 * sigma));

/**
 * How everyone did. Places follow the scores, including shared wins; whoever left the seat to a bot comes behind all
 * who stayed, and whoever resigned comes behind those for whom a bot played for a while. A rated game that ended early because people resigned has no scores: those who stayed share first place,
 * before the bots.
 */
export function resultsOf(row: TableRow, outcome: Outcome | null): ResultRow[] {
  const left = (seat: Seat): number => LEFT[row.seats[seat]?.replaced ?? 'not'];
  const isBot = (seat: Seat): boolean => row.seats[seat]?.person == null;
  const scores = row.seats.map((_, seat) => outcome?.scores[seat] ?? 0);
  const isBetter = (one: Seat, other: Seat): boolean => {
    if (left(one) !== left(other)) return left(one) < left(other);
    if (outcome === null) return !isBot(one) && isBot(other);
    const wins = (seat: Seat): number => (outcome?.winners.includes(seat) ? 1 : 0);
    return (scores[one] ?? 0) > (scores[other] ?? 0) || wins(one) > wins(other);
  };
  const seats = [...row.seats.keys()];
  return seats.map(seat => ({
    table: row.id,
    seat,
    person: row.seats[seat]?.person ?? null,
    level: row.seats[seat]?.person == null ? (row.seats[seat]?.level ?? null) : null,
    score: scores[seat] ?? 0,
    place: 1 + seats.filter(other => isBetter(other, seat)).length,
  }));
}

/** How far someone has left the table: of two people, the one who stayed more comes first. */
const LEFT: Readonly<Record<Replaced | 'not', number>> = { not: 0, time: 1, away: 1, resigned: 2 };

/** The outcome of a game at this table: whoever left the seat to a bot has not won, even if the bot has the most points. */
export function outcomeAt(row: TableRow, outcome: Outcome): Outcome {
  if (row.seats.every(({ replaced }) => replaced === null)) return outcome;
  const winners = resultsOf(row, outcome).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  return { ...outcome, winners };
}

type RatedSeat = Pick<RatingRow, 'person' | 'level' | 'game' | 'seats'>;

interface Ratings {
  readonly rows: readonly RatedSeat[];
  readonly rate: (old: readonly (RatingRow | null)[]) => RatingRow[];
}

/**
 * Whose ratings a table changes, and how. Several bots of one level at a table share a rating: it counts once, for the
 * best of them.
 */
export async function ratedBy(
  row: TableRow,
  results: readonly ResultRow[],
  outcome: Outcome | null,
): Promise<Ratings> {
  // Loaded when the first rated game is over: it is large for the little it does.
  const { rate, rating } = await import('openskill');
  const inOrder = results.toSorted((a, b) => a.place - b.place);
  // Without scores nobody can tell how the bots would have done.
  const counted = inOrder.filter(
    ({ person, level }, i) =>
      person !== null || (outcome !== null && inOrder.findIndex(other => other.level === level) === i),
  );
  const rows = counted.map(({ person, level }) => ({
    person,
    level,
    game: row.game,
    seats: row.seats.length,
  }));
  return {
    rows,
    rate: old => {
      const before = rows.map((_, i) => old[i] ?? { ...rating(), games: 0 });
      const teams = before.map(({ mu, sigma }) => [rating({ mu, sigma })]);
      const after = counted.length < 2 ? teams : rate(teams, { rank: counted.map(({ place }) => place) });
      return rows.map((who, i) => {
        const { mu, sigma } = after[i]?.[0] ?? rating();
        return { ...who, mu, sigma, games: (before[i]?.games ?? 0) + 1 };
      });
    },
  };
}
