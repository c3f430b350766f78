// Quotas per account, checked in the transaction that adds something.

import type { Pace } from '@taproom/contracts';
import { all, first, type Work } from './database.ts';
import { lockPerson } from './person.ts';
import type { SeatRow } from './rows.ts';
import { only, sql } from './sql.ts';
import type { Cap, NotAllowed } from './store.ts';

/** The account of a person: their own, or their owner's if they are a bot. */
export function* accountOf(person: string): Work<string> {
  const found = yield* first<{ readonly account: string }>(
    sql`select coalesce(owner, id) as account from people where id = ${person}`,
  );
  return found?.account ?? person;
}

/**
 * Quotas: why someone can't have one more: they are banned or deleted by now, or their account has reached its limit. In
 * PostgreSQL the account's row stays locked until the transaction ends, so each of many parallel requests counts what
 * those before it have added. A ban or deletion waits as well, and then finds what was added. SQLite has a single
 * writer anyway.
 */
export function* refusedBy(caps: readonly Cap[]): Work<NotAllowed | null> {
  for (const { person, what, most } of caps) {
    const account = yield* accountOf(person);
    const shutOut = yield* whyShutOut(person, account);
    if (shutOut !== null) return shutOut;
    if (most === null) continue;
    const has =
      what === 'open' || what === 'playing' ? yield* tablesOf(account, what) : yield* seatsOf(account, what);
    if (has >= most) return 'too-many';
  }
  return null;
}

/**
 * A bot is banned with its owner, and when its token has ended. All rows that say so stay locked; the owner's comes
 * first, as everywhere, to avoid deadlocks.
 */
function* whyShutOut(person: string, account: string): Work<'not-known' | 'banned' | null> {
  for (const id of new Set([account, person])) {
    const one = yield* lockPerson(id);
    if (one === null || one.deleted !== null) return 'not-known';
    if (one.banned) return 'banned';
  }
  if (account === person) return null;
  const token = sql`select id from tokens where person = ${person} ${only('postgres', 'for share')}`;
  return (yield* first(token)) === null ? 'not-known' : null;
}

/**
 * How many open tables an account has made, or running ones it hosts. An open table that was passed on still counts for
 * whoever made it: nobody gets rid of tables by leaving them to others, and nobody is refused a table of their own
 * because of one that was left to them.
 */
function* tablesOf(account: string, status: 'open' | 'playing'): Work<number> {
  const found = yield* first<{ readonly count: number }>(
    status === 'open'
      ? sql`select count(*) as count from tables where status = 'open' and maker in (
          select id from people where id = ${account}
          union all select id from people where owner = ${account} and owner is not null)`
      : sql`select count(*) as count from tables
          where account = ${account} and status in ('open', 'playing') and status = 'playing'`,
  );
  return found?.count ?? 0;
}

/** How many seats an account has at open and running tables. Resigned seats don't count. */
function* seatsOf(account: string, what: 'live' | 'days'): Work<number> {
  const people = yield* all<{ readonly id: string }>(
    sql`select id from people where id = ${account}
      union all select id from people where owner = ${account} and owner is not null`,
  );
  const own = new Set(people.map(({ id }) => id));
  const tables = yield* all<{ readonly pace: string; readonly seats: string }>(
    sql`select pace, seats from tables where status in ('open', 'playing') and id in (
        select "table" from sitters where ended is null and person in (
          select id from people where id = ${account}
          union all select id from people where owner = ${account} and owner is not null))`,
  );
  return tables
    .filter(table => ((JSON.parse(table.pace) as Pace).pace === 'live') === (what === 'live'))
    .flatMap(({ seats }) => JSON.parse(seats) as SeatRow[])
    .filter(({ person, replaced }) => person !== null && own.has(person) && replaced !== 'resigned').length;
}
