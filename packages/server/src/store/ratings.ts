import type { GameId } from '@taproom/games';
import { all, type Database, first, run, type Work } from './database.ts';
import type { RatingRow, ResultRow } from './rows.ts';
import { type Flat, shape } from './shape.ts';
import { only, sql, valuesOf } from './sql.ts';

/** The ratings that a game changes, and how. */
export interface Rated {
  readonly rows: readonly Pick<RatingRow, 'person' | 'level' | 'game' | 'seats'>[];
  /**
   * The new ratings from the old ones, in the same order; null where there was none. It may be asked more than once, so
   * it does nothing else.
   */
  readonly rate: (old: readonly (RatingRow | null)[]) => readonly RatingRow[];
}

/** How a person does at one game with so many seats. */
export interface Statistics {
  readonly game: GameId;
  readonly seats: number;
  readonly played: number;
  /** Shared wins are split. */
  readonly won: number;
  /** The mean score. */
  readonly mean: number;
}

export interface RatingStore {
  /** The results of a game, written once; and the ratings that follow from them, if it is rated. */
  settle(
    table: string,
    results: readonly ResultRow[],
    rated: Rated | null,
  ): Promise<'settled' | 'settled-before'>;
  of(person: string): Promise<RatingRow[]>;
  /** The best first, by what is almost sure of a rating (mu − 3 sigma); deleted accounts are left out. */
  leaders(game: GameId, seats: number, most: number): Promise<RatingRow[]>;
  statistics(person: string): Promise<Statistics[]>;
  results(table: string): Promise<ResultRow[]>;
}

const RESULT = shape<ResultRow>({
  table: 'plain',
  seat: 'plain',
  person: 'plain',
  level: 'plain',
  score: 'plain',
  place: 'plain',
});

/** A rating as it lies in its table. */
interface StoredRating {
  readonly game: GameId;
  readonly seats: number;
  readonly kind: 'person' | 'level';
  readonly who: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

type Whose = Rated['rows'][number];

const ratingRow = ({ kind, who, game, seats, mu, sigma, games }: StoredRating): RatingRow => ({
  person: kind === 'person' ? who : null,
  level: kind === 'level' ? who : null,
  game,
  seats,
  mu,
  sigma,
  games,
});

function keyOf({ person, level, game, seats }: Whose): Pick<StoredRating, 'game' | 'seats' | 'kind' | 'who'> {
  const who = person ?? level;
  if (who === null) throw new Error('a rating of nobody');
  return { game, seats, kind: person === null ? 'level' : 'person', who };
}

export function ratingStore(database: Database): RatingStore {
  const many = (statement: Parameters<typeof all>[0]): Promise<RatingRow[]> =>
    database.read(function* () {
      return (yield* all<StoredRating>(statement)).map(ratingRow);
    });

  return {
    settle: (table, results, rated) => database.write(() => settle(table, results, rated)),
    of: person =>
      many(sql`select * from ratings where kind = 'person' and who = ${person} order by game, seats`),
    leaders: (game, seats, most) =>
      many(
        sql`select * from ratings where game = ${game} and seats = ${seats} and not exists (
            select 1 from people where people.id = ratings.who and ratings.kind = 'person' and deleted is not null
          ) order by mu - 3 * sigma desc limit ${most}`,
      ),
    statistics: person =>
      database.read(() =>
        all<Statistics>(
          sql`select game, seats, count(*) as played, sum(won) as won, avg(score) as mean from results
            where person = ${person} and person is not null group by game, seats order by game, seats`,
        ),
      ),
    results: table =>
      database.read(function* () {
        const rows = yield* all<Flat>(
          sql`select ${RESULT.columns} from results where "table" = ${table} order by seat`,
        );
        return rows.map(RESULT.row);
      }),
  };
}

function* settle(
  table: string,
  results: readonly ResultRow[],
  rated: Rated | null,
): Work<'settled' | 'settled-before'> {
  const of = yield* first<{ readonly game: GameId }>(sql`select game from tables where id = ${table}`);
  if (of === null) throw new Error(`no table ${table} to settle`);
  const winners = results.filter(({ place }) => place === 1).length;
  for (const result of results) {
    const won = result.place === 1 ? 1 / winners : 0;
    const flat = { ...RESULT.flat(result), game: of.game, seats: results.length, won };
    const added = yield* first(
      sql`insert into results ${valuesOf(flat)} on conflict ("table", seat) do nothing returning seat`,
    );
    if (added === null) return 'settled-before';
  }
  if (rated !== null) yield* rate(rated);
  return 'settled';
}

/**
 * Two games of the same people may end at once: each waits for the other's ratings, always in the same order. A row
 * without games holds the place of a rating that is not there yet.
 */
function* rate({ rows, rate }: Rated): Work<void> {
  const keys = rows.map(keyOf);
  const old = new Map<string, RatingRow | null>();
  const name = ({ game, seats, kind, who }: ReturnType<typeof keyOf>) => `${game} ${seats} ${kind} ${who}`;
  for (const key of keys.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))) {
    const { game, seats, kind, who } = key;
    yield* run(
      sql`insert into ratings ${valuesOf({ ...key, mu: 0, sigma: 0, games: 0 })}
        on conflict (game, seats, kind, who) do nothing`,
    );
    const stored = yield* first<StoredRating>(
      sql`select * from ratings where game = ${game} and seats = ${seats} and kind = ${kind} and who = ${who}
        ${only('postgres', 'for update')}`,
    );
    old.set(name(key), stored === null || stored.games === 0 ? null : ratingRow(stored));
  }
  for (const row of rate(keys.map(key => old.get(name(key)) ?? null))) {
    const { game, seats, kind, who } = keyOf(row);
    yield* run(
      sql`update ratings set mu = ${row.mu}, sigma = ${row.sigma}, games = ${row.games}
        where game = ${game} and seats = ${seats} and kind = ${kind} and who = ${who}`,
    );
  }
}
