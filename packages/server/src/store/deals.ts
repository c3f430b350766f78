import type { GameId } from '@taproom/games';
import { all, count, type Database, first, run } from './database.ts';
import type { TableStatus } from './rows.ts';
import { sql } from './sql.ts';

/** An attempt at a daily deal. */
export interface AttemptRow {
  readonly table: string;
  readonly person: string;
  readonly status: TableStatus;
  readonly ended: number | null;
  /** Null until the game is over and settled. */
  readonly score: number | null;
}

/** What is stored about daily deals besides their tables. */
export interface DealStore {
  /** The finished attempts at a deal that are not practice, of people who are neither deleted nor banned. */
  finished(game: GameId, day: string): Promise<AttemptRow[]>;
  /** Someone's attempt that is not practice. */
  attempt(person: string, game: GameId, day: string): Promise<AttemptRow | null>;
  /** Where someone is practising a deal. */
  practice(person: string, game: GameId, day: string): Promise<string | null>;
  /** The days of deals that someone has finished, when they did, newest first. */
  days(
    person: string,
    game: GameId,
    most: number,
  ): Promise<{ readonly day: string; readonly ended: number }[]>;
  /** What the bots scored with a deal, as JSON of the runs. */
  runs(game: GameId, day: string): Promise<string>;
  /** Leases a deal to a node that lets bots play it; false while another node has it. */
  lease(game: GameId, day: string, node: string, now: number, until: number): Promise<boolean>;
  /** Stores the runs if the node still has the lease. */
  putRuns(game: GameId, day: string, node: string, runs: string): Promise<boolean>;
  release(game: GameId, day: string, node: string): Promise<void>;
}

/** The score of whoever made the table, who is the only person there. */
const ATTEMPT = sql`select tables.id as "table", tables.maker as person, tables.status, tables.ended, (
    select results.score from results where results."table" = tables.id and results.person = tables.maker
  ) as score from tables`;

export function dealStore(database: Database): DealStore {
  return {
    finished: (game, day) =>
      database.read(() =>
        all<AttemptRow>(
          sql`${ATTEMPT} where game = ${game} and deal = ${day} and deal is not null and practice = 0
            and status = 'finished' and not exists (
              select 1 from people where people.id = tables.maker and (deleted is not null or banned = 1)
            ) order by tables.ended, tables.id`,
        ),
      ),
    attempt: (person, game, day) =>
      database.read(() =>
        first<AttemptRow>(
          sql`${ATTEMPT} where maker = ${person} and game = ${game} and deal is not null and deal = ${day}
            and practice = 0`,
        ),
      ),
    practice: (person, game, day) =>
      database.read(function* () {
        const found = yield* first<{ readonly id: string }>(
          sql`select id from tables where maker = ${person} and game = ${game} and deal is not null
            and deal = ${day} and practice = 1 and status = 'playing' order by created desc limit 1`,
        );
        return found?.id ?? null;
      }),
    days: (person, game, most) =>
      database.read(() =>
        all<{ readonly day: string; readonly ended: number }>(
          sql`select deal as day, ended from tables where maker = ${person} and game = ${game}
            and deal is not null and practice = 0 and status = 'finished' order by deal desc limit ${most}`,
        ),
      ),

    runs: (game, day) =>
      database.read(function* () {
        const found = yield* first<{ readonly runs: string }>(
          sql`select runs from deals where game = ${game} and day = ${day}`,
        );
        return found?.runs ?? '[]';
      }),
    lease: (game, day, node, now, until) =>
      database.write(function* () {
        yield* run(
          sql`insert into deals (game, day, runs, holder, held) values (${game}, ${day}, '[]', null, 0)
            on conflict (game, day) do nothing`,
        );
        const taken = yield* count(
          sql`update deals set holder = ${node}, held = ${until}
            where game = ${game} and day = ${day} and (held <= ${now} or holder = ${node})`,
        );
        return taken > 0;
      }),
    putRuns: (game, day, node, runs) =>
      database.write(function* () {
        const put = yield* count(
          sql`update deals set runs = ${runs} where game = ${game} and day = ${day} and holder = ${node}`,
        );
        return put > 0;
      }),
    release: (game, day, node) =>
      database.write(() =>
        run(
          sql`update deals set holder = null, held = 0
            where game = ${game} and day = ${day} and holder = ${node}`,
        ),
      ),
  };
}
