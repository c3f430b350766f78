import type { GameId } from '@taproom/games';
import { all, type Database, first, run, type Work } from './database.ts';
import { type Flat, shape } from './row-shape.ts';
import type { RatingRow, ResultRow } from './rows.ts';
import { list, only, sql, valuesOf } from './sql.ts';

/** The ratings a game changes, and how. */
export interface Rated {
  readonly rows: readonly Pick<RatingRow, 'person' | 'level' | 'game' | 'seats'>[];
  /**
   * The new ratings from the old ones, in the same order; null where there was none. It may be called more than once,
   * so it must have no effects.
   */
  readonly rate: (old: readonly (RatingRow | null)[]) => readonly RatingRow[];
}

/** How a person does at one game with a number of seats. */
export interface Statistics {
  readonly game: GameId;
  readonly seats: number;
  readonly played: number;
  /** Shared wins are split. */
  readonly won: number;
  /** The mean score; null if no game had one. */
  readonly mean: number | null;
}

export interface RatingStore {
  /** The results of a game, written once; and the ratings that follow from them, if it is rated. */
  settle(
    table: string,
    results: readonly ResultRow[],
    rated: Rated | null,
  ): Promise<'settled' | 'settled-before'>;
  of(person: string): Promise<RatingRow[]>;
  /** The best first, by a lower bound of the rating (mu − 3 sigma); deleted accounts are left out. */
  leaders(game: GameId, seats: number, most: number): Promise<RatingRow[]>;
  statistics(person: string): Promise<Statistics[]>;
  results(table: string): Promise<ResultRow[]>;
  /** The results of several games, those of each in the order of its seats. */
  resultsAt(tables: readonly string[]): Promise<ResultRow[]>;
}

const RESULT = shape<ResultRow>({
  table: 'plain',
  seat: 'plain',
  person: 'plain',
  level: 'plain',
  score: 'plain',
  place: 'plain',
});

/** A rating as stored in its table. */
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

  const resultsAt = (tables: readonly string[]): Promise<ResultRow[]> =>
    database.read(function* () {
      const rows = yield* all<Flat>(
        sql`select ${RESULT.columns} from results where "table" in ${list(tables)} order by "table", seat`,
      );
      return rows.map(RESULT.row);
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
          // A rated game that ended early has places, but no scores. An unrated one has neither, though older versions
          // stored places.
          sql`select results.game, results.seats, count(*) as played, sum(won) as won,
              avg(case when tables.status = 'abandoned' then null else score end) as mean
            from results join tables on tables.id = results."table"
            where person = ${person} and person is not null
              and not (tables.status = 'abandoned' and tables.rated = 0)
            group by results.game, results.seats order by results.game, results.seats`,
        ),
      ),
    results: table => resultsAt([table]),
    resultsAt,
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
 * without games is a placeholder for a rating that does not exist yet.
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
