// The outbox of notifications.

import type { NoticeWay } from '@taproom/contracts';
import type { Edition } from '@taproom/games';
import { digestOf } from '../ids.ts';
import { all, type Database, first, run, type Work } from './database.ts';
import { type Flat, shape } from './row-shape.ts';
import type { ErrandRow } from './rows.ts';
import { list, only, sql, valuesOf } from './sql.ts';
import { isOf } from './tables.ts';

/** Someone for whom a table waits. */
export interface AwaitedPerson {
  readonly person: string;
  /** Those who are looking at the table need no notification. */
  readonly isThere: boolean;
}

/** Where a table stands: up to this entry of its log, it waits for these people. */
export interface TableWaits {
  readonly table: string;
  readonly entries: number;
  readonly people: readonly AwaitedPerson[];
  readonly at: number;
  /** How long emails are held back to include further turns, in milliseconds. */
  readonly gather: number;
}

/** An email: everything that is waiting for one person. */
export interface Letter {
  readonly id: string;
  readonly person: string;
  readonly errands: readonly ErrandRow[];
}

/**
 * The outbox of notifications. An errand is one that is still to be sent: it is deleted once it was delivered, or is no
 * longer true. A node claims errands by lease before it works on them.
 */
export interface ErrandStore {
  /**
   * Notes for whom a table waits: errands of people it no longer waits for are deleted, and those it newly waits for
   * get theirs, one for each way they want. Of several nodes that report the same, only one succeeds. Returns whether
   * there is something new to send.
   */
  note(waits: TableWaits): Promise<boolean>;
  /**
   * Correspondence games and games without a clock that went on without `note`: the node that stored a turn stopped
   * before it could say so.
   */
  unnoted(of: readonly Edition[], most: number): Promise<string[]>;
  /** Whether `take` or `takeLetters` would find something. */
  isDue(now: number): Promise<boolean>;
  /** Claims due errands, at most one per target; emails are claimed as letters. */
  take(now: number, until: number, most: number): Promise<ErrandRow[]>;
  takeLetters(now: number, until: number, most: number): Promise<Letter[]>;
  /** Takes longer than was thought. */
  hold(ids: readonly string[], until: number): Promise<void>;
  done(ids: readonly string[]): Promise<void>;
  /** Tries again later. */
  later(ids: readonly string[], next: number, tries: number): Promise<void>;
  /** Someone has changed when or how they want to be notified: what was put off is looked at again. */
  hurry(person: string, now: number, gather: number): Promise<void>;
}

const ERRAND = shape<ErrandRow>({
  id: 'plain',
  person: 'plain',
  table: 'plain',
  way: 'plain',
  target: 'plain',
  made: 'plain',
  next: 'plain',
  held: 'plain',
  tries: 'plain',
  letter: 'plain',
});

/** A deterministic id: equal parts give the same id. */
const idOf = (...parts: readonly string[]): string => digestOf(parts.join(' ')).slice(0, 32);

export function errandStore(database: Database): ErrandStore {
  return {
    note: waits => database.write(() => note(waits)),
    unnoted: (of, most) =>
      database.read(function* () {
        // The first condition on the status is the one of the index.
        const missed = sql`select id from tables where status in ('open', 'playing') and status = 'playing'
            and pace not like '%"live"%' and ${isOf(of)} and coalesce(
              (select last from turns where "table" = tables.id order by first desc limit 1), 0
            ) > coalesce((select entries from awaited where "table" = tables.id), 0)
          limit ${most}`;
        return (yield* all<{ readonly id: string }>(missed)).map(({ id }) => id);
      }),
    isDue: now =>
      database.read(function* () {
        const due = sql`select 1 as one from errands where next <= ${now} and held <= ${now} limit 1`;
        return (yield* first(due)) !== null;
      }),
    take: (now, until, most) => database.write(() => take(now, until, most)),
    takeLetters: (now, until, most) => database.write(() => takeLetters(now, until, most)),
    hold: (ids, until) =>
      database.write(() => run(sql`update errands set held = ${until} where id in ${list(ids)}`)),
    done: ids => database.write(() => run(sql`delete from errands where id in ${list(ids)}`)),
    later: (ids, next, tries) =>
      database.write(() =>
        run(sql`update errands set next = ${next}, held = 0, tries = ${tries} where id in ${list(ids)}`),
      ),
    hurry: (person, now, gather) =>
      database.write(function* () {
        yield* run(
          sql`update errands set next = ${now} where person = ${person} and next > ${now}
            and (way <> 'mail' or made <= ${now - gather})`,
        );
        yield* run(
          sql`update errands set next = made + ${gather} where person = ${person} and way = 'mail'
            and next > made + ${gather} and made > ${now - gather}`,
        );
      }),
  };
}

function* note(waits: TableWaits): Work<boolean> {
  const { table, entries, people } = waits;
  yield* run(
    sql`insert into awaited ("table", entries, people) values (${table}, 0, '[]') on conflict ("table") do nothing`,
  );
  const before = yield* first<{ readonly entries: number; readonly people: string }>(
    sql`select entries, people from awaited where "table" = ${table} ${only('postgres', 'for update')}`,
  );
  if (before === null || before.entries >= entries) return false;
  const ids = people.map(({ person }) => person);
  yield* run(
    sql`update awaited set entries = ${entries}, people = ${JSON.stringify(ids)} where "table" = ${table}`,
  );
  yield* run(sql`delete from errands where "table" = ${table} and person not in ${list(ids)}`);
  const known = new Set<unknown>(JSON.parse(before.people));
  const fresh = people.filter(({ person, isThere }) => !isThere && !known.has(person));
  let isNew = false;
  for (const { person } of fresh)
    for (const { way, target } of yield* waysOf(person, table)) {
      isNew = true;
      const row: ErrandRow = {
        id: idOf(person, table, String(entries), way, target),
        person,
        table,
        way,
        target,
        made: waits.at,
        next: way === 'mail' ? waits.at + waits.gather : waits.at,
        held: 0,
        tries: 0,
        letter: null,
      };
      yield* run(sql`insert into errands ${valuesOf(ERRAND.flat(row))} on conflict do nothing`);
    }
  return isNew;
}

interface Target {
  readonly way: NoticeWay;
  readonly target: string;
}

/** The channels by which someone wants to be notified about a table. */
function* waysOf(person: string, table: string): Work<Target[]> {
  const muted = sql`select 1 as one from muted_tables where person = ${person} and "table" = ${table}`;
  if ((yield* first(muted)) !== null) return [];
  return yield* all<Target>(
    sql`select 'webhook' as way, '' as target from notices where person = ${person} and webhook is not null
      union all select 'push', session from pushes where person = ${person}
      union all select 'mail', '' from mailboxes
        where person = ${person} and verified is not null and stopped is null`,
  );
}

/** The first due errand of each target, unless another one is in flight there. */
function* take(now: number, until: number, most: number): Work<ErrandRow[]> {
  const isDue = sql`next <= ${now} and held <= ${now}`;
  const others = sql`others.person = errands.person and others.way = errands.way
    and others.target = errands.target`;
  const due = sql`select id from errands where ${isDue} and way <> 'mail'
    and not exists (select 1 from errands others where ${others} and (others.held > ${now} or (
      others.next <= ${now} and (others.next < errands.next or (others.next = errands.next and others.id < errands.id))
    )))
    order by next, id limit ${most} ${only('postgres', 'for update skip locked')}`;
  const taken = yield* all<Flat>(
    sql`update errands set held = ${until} where id in (${due}) returning ${ERRAND.columns}`,
  );
  return taken.map(ERRAND.row);
}

/** What was put into an email stays in it, so that a retry sends the same email. */
function* takeLetters(now: number, until: number, most: number): Work<Letter[]> {
  const due = yield* all<{ readonly person: string; readonly letter: string | null; readonly id: string }>(
    sql`select person, letter, id from errands where way = 'mail' and next <= ${now} and held <= ${now}
      order by next, id limit ${most} ${only('postgres', 'for update skip locked')}`,
  );
  const letters: Letter[] = [];
  const begun = new Set<string>();
  for (const { person, letter, id } of due) {
    const key = letter ?? person;
    if (begun.has(key)) continue;
    begun.add(key);
    const as = letter ?? idOf('letter', id);
    const which = letter === null ? sql`person = ${person} and letter is null` : sql`letter = ${letter}`;
    const rows = yield* all<Flat>(
      sql`update errands set held = ${until}, letter = ${as} where way = 'mail' and held <= ${now} and ${which}
        returning ${ERRAND.columns}`,
    );
    if (rows.length > 0) letters.push({ id: as, person, errands: rows.map(ERRAND.row) });
  }
  return letters;
}
