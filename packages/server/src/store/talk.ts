import { accountOf } from './caps.ts';
import { all, type Database, first, run, type Work } from './database.ts';
import { firstOf, isThere, lockPerson } from './person.ts';
import { type Flat, type RowShape, shape } from './row-shape.ts';
import type { ChatRow, ReportRow } from './rows.ts';
import { type Sql, sql, valuesOf } from './sql.ts';

export interface TalkStore {
  /**
   * Adds a message with the next number, unless the person has sent one with this key: then that message is returned.
   * Null if the account is deleted.
   */
  say(line: Omit<ChatRow, 'number' | 'hidden' | 'change'>, key: string): Promise<ChatRow | null>;
  /** The latest messages, oldest first. */
  lines(table: string, most: number): Promise<ChatRow[]>;
  /** The messages that were sent, hidden or shown again after a change, in that order. */
  since(table: string, change: number): Promise<ChatRow[]>;
  /** The number of the last change; 0 if nothing was ever said. */
  lastChange(table: string): Promise<number>;
  line(table: string, number: number): Promise<ChatRow | null>;
  /** The changed message; null if there is none. */
  hide(table: string, number: number, hidden: 'hidden' | 'shown'): Promise<ChatRow | null>;
  linesOf(person: string, most: number): Promise<ChatRow[]>;
  /**
   * Adds a report, unless there is one with this id, or the account has already reported this message: then that one is
   * returned. Null if the account is deleted.
   */
  report(report: ReportRow): Promise<ReportRow | null>;
  /** Open ones, oldest first. */
  reports(most: number): Promise<ReportRow[]>;
  /** What someone has reported, oldest first. */
  reportsBy(person: string, most: number): Promise<ReportRow[]>;
  closeReport(id: string): Promise<boolean>;
  /** Deletes messages older than a given time; returns how many. */
  forget(before: number): Promise<number>;
}

const CHAT = shape<ChatRow>({
  table: 'plain',
  number: 'plain',
  person: 'plain',
  at: 'plain',
  text: 'plain',
  hidden: 'flag',
  change: 'plain',
});
const REPORT = shape<ReportRow>({
  id: 'plain',
  table: 'plain',
  number: 'plain',
  by: 'plain',
  why: 'plain',
  at: 'plain',
  closed: 'flag',
});

/** How many messages are deleted at once, so that nobody waits long for it. */
const PAGE = 1_000;

export function talkStore(database: Database): TalkStore {
  const many = <Row>(kind: RowShape<Row>, statement: Sql): Promise<Row[]> =>
    database.read(function* () {
      return (yield* all<Flat>(statement)).map(kind.row);
    });
  const touches = (statement: Sql): Promise<boolean> =>
    database.write(function* () {
      return (yield* first(statement)) !== null;
    });

  return {
    say: (line, key) => database.write(() => say(line, key)),
    lines: async (table, most) => {
      const newestFirst = await many(
        CHAT,
        sql`select ${CHAT.columns} from chat where "table" = ${table} order by number desc limit ${most}`,
      );
      return newestFirst.reverse();
    },
    since: (table, change) =>
      many(
        CHAT,
        sql`select ${CHAT.columns} from chat where "table" = ${table} and change > ${change} order by change`,
      ),
    lastChange: table =>
      database.read(function* () {
        const found = sql`select lines from tables where id = ${table}`;
        return (yield* first<{ readonly lines: number }>(found))?.lines ?? 0;
      }),
    line: (table, number) =>
      database.read(() =>
        lineOf(sql`select ${CHAT.columns} from chat where "table" = ${table} and number = ${number}`),
      ),
    hide: (table, number, hidden) => database.write(() => hide(table, number, hidden)),
    linesOf: (person, most) =>
      many(
        CHAT,
        sql`select ${CHAT.columns} from chat where person = ${person} order by at desc limit ${most}`,
      ),
    report: report => database.write(() => addReport(report)),
    reports: most =>
      many(REPORT, sql`select ${REPORT.columns} from reports where closed = 0 order by at limit ${most}`),
    reportsBy: (person, most) =>
      many(REPORT, sql`select ${REPORT.columns} from reports where by = ${person} order by at limit ${most}`),
    closeReport: id =>
      touches(sql`update reports set closed = 1 where id = ${id} and closed = 0 returning id`),
    forget: async before => {
      const old = sql`select "table", number from chat where at < ${before} order by at limit ${PAGE}`;
      const gone = sql`delete from chat where ("table", number) in (${old}) returning number`;
      let forgotten = 0;
      while (true) {
        const page = await database.write(() => all(gone));
        forgotten += page.length;
        if (page.length < PAGE) return forgotten;
      }
    },
  };
}

/** The account's row is locked: each of several concurrent requests finds the one before it. */
function* addReport(report: ReportRow): Work<ReportRow | null> {
  const account = yield* accountOf(report.by);
  const owner = yield* lockPerson(account);
  if (owner === null || owner.deleted !== null) return null;
  if (account !== report.by && !(yield* isThere(report.by))) return null;
  const line = sql`"table" = ${report.table} and number = ${report.number}`;
  const before =
    (yield* firstOf(REPORT, sql`select ${REPORT.columns} from reports where id = ${report.id}`)) ??
    (yield* firstOf(
      REPORT,
      sql`select ${REPORT.columns} from reports where ${line} and by in (
          select id from people where id = ${account}
          union all select id from people where owner = ${account} and owner is not null
        ) order by at limit 1`,
    ));
  if (before !== null) return before;
  yield* run(sql`insert into reports ${valuesOf(REPORT.flat(report))}`);
  return report;
}

function* lineOf(statement: Sql): Work<ChatRow | null> {
  const flat = yield* first<Flat>(statement);
  return flat === null ? null : CHAT.row(flat);
}

/** Messages are counted in the table's row, so that a number is never used again, whatever was deleted. */
function* say(line: Omit<ChatRow, 'number' | 'hidden' | 'change'>, key: string): Work<ChatRow | null> {
  const { table, person } = line;
  if (!(yield* isThere(person))) return null;
  const own = sql`"table" = ${table} and person = ${person} and key = ${key}`;
  const next = yield* first<{ readonly lines: number }>(
    sql`update tables set lines = lines + 1
      where id = ${table} and not exists (select 1 from chat where ${own}) returning lines`,
  );
  if (next !== null) {
    const said: ChatRow = { ...line, number: next.lines, hidden: false, change: next.lines };
    yield* run(sql`insert into chat ${valuesOf({ ...CHAT.flat(said), key })}`);
    return said;
  }
  const before = yield* lineOf(sql`select ${CHAT.columns} from chat where ${own}`);
  if (before === null) throw new Error(`no table ${table} to talk at`);
  return before;
}

const hide = (table: string, number: number, hidden: 'hidden' | 'shown'): Work<ChatRow | null> =>
  changeLine(table, number, sql`hidden = ${hidden === 'hidden' ? 1 : 0}`);

/** Removes the text of all messages of a person, and returns the changed messages. */
export function* emptyLines(person: string): Work<ChatRow[]> {
  const own = yield* all<Pick<ChatRow, 'table' | 'number'>>(
    sql`select "table", number from chat where person = ${person} order by "table", number`,
  );
  const emptied: ChatRow[] = [];
  for (const { table, number } of own) {
    const line = yield* changeLine(table, number, sql`text = ''`);
    if (line !== null) emptied.push(line);
  }
  return emptied;
}

/** The change is counted together with the messages: the number it takes is then no message's. */
function* changeLine(table: string, number: number, change: Sql): Work<ChatRow | null> {
  const own = sql`"table" = ${table} and number = ${number}`;
  const next = yield* first<{ readonly lines: number }>(
    sql`update tables set lines = lines + 1
      where id = ${table} and exists (select 1 from chat where ${own}) returning lines`,
  );
  if (next === null) return null;
  return yield* lineOf(
    sql`update chat set ${change}, change = ${next.lines} where ${own} returning ${CHAT.columns}`,
  );
}
