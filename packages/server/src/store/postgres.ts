import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Ask, type Connection, type Database, first, NotStored, type Work } from './database.ts';
import { ListenNotify } from './listen-notify.ts';
import { migrate } from './migrate.ts';
import { raw, render, type Sql } from './sql.ts';
import type { Store } from './store.ts';
import { wholeStore } from './whole.ts';

/** The most connections of one node, not counting the one that listens. */
const CONNECTIONS = 10;
/** Timeouts in milliseconds: to get a connection, for a statement, and for an idle transaction. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};
/** Milliseconds after which a silent connection is given up: the other end may have disappeared. */
const NO_ANSWER = 15_000;
/** How often a change that lost a conflict is retried. */
const ATTEMPTS = 10;

/** The advisory lock held during migrations; the number means nothing else. */
const MIGRATION_LOCK = 7_203_771;

/** Timestamps and counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Bugs: wrong data, broken constraints, wrong statements. Everything else is a storage failure. */
const FAULT = /^(?:0A|22|23|42)/;
/** Another transaction was in the way, or had just stored the same: a retry will see it. */
const LOST = /^(?:40001|40P01|23505)$/;

const codeOf = (error: unknown): string =>
  error instanceof pg.DatabaseError && error.code !== undefined ? error.code : '';

function failure(error: unknown): unknown {
  if (FAULT.test(codeOf(error))) return error;
  return new NotStored(error instanceof Error ? error.message : String(error), error);
}

const stored = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(error => {
    throw failure(error);
  });

/** Statements are prepared once per connection, each under its own name. */
const names = new Map<string, string>();

function prepared(statement: Sql): pg.QueryConfig {
  const { text, values } = render(statement, 'postgres');
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

type Send = (query: string | pg.QueryConfig) => Promise<pg.QueryResult>;

/** Runs work. Statements whose result nobody reads are sent without waiting: `send` watches them. */
async function perform<T>(work: () => Work<T>, send: Send): Promise<T> {
  const doing = work();
  let step = doing.next();
  while (!step.done) {
    const { statement, read } = step.value;
    const sent = send(prepared(statement));
    step = doing.next(read === 'nothing' ? null : readFrom(await sent, read));
  }
  return step.value;
}

const readFrom = ({ rows, rowCount }: pg.QueryResult, read: Ask['read']): unknown =>
  read === 'count' ? rowCount : rows;

/** PostgreSQL. Changes run concurrently, each in a transaction on its own connection. */
class PostgresDatabase implements Database {
  readonly now: () => number;
  private readonly pool: pg.Pool;
  private readonly doing = new Set<Promise<unknown>>();
  private open = true;

  constructor(pool: pg.Pool, now: () => number) {
    this.pool = pool;
    this.now = now;
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.count(() => perform(work, query => stored(this.pool.query(query))));
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.count(() => this.transaction('begin', work));
  }

  note(work: () => Work<void>): Promise<void> {
    return this.count(() => this.transaction('begin; set local synchronous_commit = off', work));
  }

  async close(): Promise<void> {
    if (!this.open) return;
    this.open = false;
    await Promise.allSettled(this.doing);
    await this.pool.end();
  }

  /** Closing waits for everything that was started. */
  private async count<T>(begin: () => Promise<T>): Promise<T> {
    if (!this.open) throw new NotStored('the store is closed');
    const doing = begin();
    this.doing.add(doing);
    try {
      return await doing;
    } finally {
      this.doing.delete(doing);
    }
  }

  private async transaction<T>(begin: string, work: () => Work<T>): Promise<T> {
    const client = await stored(this.pool.connect());
    let broken = false;
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          const sent = new Sent(client);
          sent.send(begin);
          return await sent.perform(work, 'commit');
        } catch (error) {
          await client.query('rollback').catch(() => {
            broken = true;
          });
          const cause = error instanceof NotStored ? error.cause : error;
          if (broken || attempt === ATTEMPTS || !LOST.test(codeOf(cause))) throw error;
        }
      }
    } finally {
      client.release(broken);
    }
  }
}

/** Statements in flight on one connection. */
class Sent {
  private readonly client: pg.ClientBase;
  private readonly answers: Promise<unknown>[] = [];

  constructor(client: pg.ClientBase) {
    this.client = client;
  }

  send(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = stored(this.client.query(query));
    answer.catch(() => {});
    this.answers.push(answer);
    return answer;
  }

  async perform<T>(work: () => Work<T>, last: 'commit' | null = null): Promise<T> {
    try {
      const answer = await perform(work, query => this.send(query));
      if (last !== null) this.send(last);
      await this.all();
      return answer;
    } catch (error) {
      // After one failed, those behind it fail too: the first one says why.
      await this.all();
      throw error;
    }
  }

  private async all(): Promise<void> {
    for (const answer of this.answers) await answer;
  }
}

function* timeOf(): Work<number> {
  const clock = yield* first<{ readonly ms: number }>(
    raw('select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms'),
  );
  if (clock === null) throw new NotStored('the database has no clock');
  return clock.ms;
}

export async function connectPostgres(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, types, pipeline: true });
  // A lost connection is also reported by the next statement.
  client.on('error', () => {});
  await client.connect();
  return {
    perform: work => new Sent(client).perform(work),
    begin: async what => {
      await client.query(
        what === 'change'
          ? `begin; select pg_advisory_xact_lock(${MIGRATION_LOCK})`
          : 'begin isolation level repeatable read read only',
      );
    },
    end: async how => {
      await client.query(how);
    },
    close: () => client.end(),
  };
}

export async function openPostgres(
  url: string,
  { now = Date.now, noAnswer = NO_ANSWER }: { readonly now?: () => number; readonly noAnswer?: number } = {},
): Promise<Store> {
  const connection = await connectPostgres(url);
  try {
    await connection.begin('change');
    await connection.perform(() => migrate());
    await connection.end('commit');
  } finally {
    await connection.close();
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    pipeline: true,
    types,
    ...TIMEOUTS,
    query_timeout: noAnswer,
  });
  // The pool drops an idle connection that breaks, and opens another when one is needed.
  pool.on('error', () => {});
  // One that breaks while in use fails its statements, and also emits an error.
  pool.on('connect', client => client.on('error', () => {}));
  const database = new PostgresDatabase(pool, now);
  const hints = new ListenNotify(
    randomBytes(8).toString('hex'),
    pool,
    () => new pg.Client({ connectionString: url, keepAlive: true }),
  );
  return {
    ...wholeStore(database),
    isShared: true,
    time: () => database.read(timeOf),
    listen: (heard, missed) => hints.listen({ heard, missed }),
    hint: (table, news, people) => hints.hint(table, news, people),
    listenToPeople: heardOfPerson => hints.listen({ heardOfPerson }),
    hintPerson: person => hints.hintPerson(person),
    close: async () => {
      await hints.close();
      await database.close();
    },
  };
}
