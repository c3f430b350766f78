import { all, type Database, first, run, type Work } from './database.ts';
import type { ChatRow, ReportRow } from './rows.ts';
import { type Flat, type Shape, shape } from './shape.ts';
import { type Sql, sql, valuesOf } from './sql.ts';
import type { TalkStore } from './store.ts';

const CHAT = shape<ChatRow>({
  table: 'plain',
  number: 'plain',
  person: 'plain',
  at: 'plain',
  text: 'plain',
  hidden: 'flag',
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

/** How many lines are forgotten at once, so that nobody waits long for it. */
const PAGE = 1_000;

export function talkStore(database: Database): TalkStore {
  const many = <Row>(kind: Shape<Row>, statement: Sql): Promise<Row[]> =>
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
    since: (table, number) =>
      many(
        CHAT,
        sql`select ${CHAT.columns} from chat where "table" = ${table} and number > ${number} order by number`,
      ),
    line: (table, number) =>
      database.read(function* () {
        const flat = yield* first<Flat>(
          sql`select ${CHAT.columns} from chat where "table" = ${table} and number = ${number}`,
        );
        return flat === null ? null : CHAT.row(flat);
      }),
    hide: (table, number, hidden) =>
      touches(
        sql`update chat set hidden = ${hidden === 'hidden' ? 1 : 0}
          where "table" = ${table} and number = ${number} returning number`,
      ),
    linesOf: (person, most) =>
      many(
        CHAT,
        sql`select ${CHAT.columns} from chat where person = ${person} order by at desc limit ${most}`,
      ),
    report: report =>
      database.write(() =>
        run(sql`insert into reports ${valuesOf(REPORT.flat(report))} on conflict (id) do nothing`),
      ),
    reports: most =>
      many(REPORT, sql`select ${REPORT.columns} from reports where closed = 0 order by at limit ${most}`),
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

/** Lines are counted in the table's row, so that a number is never used again, whatever was forgotten. */
function* say(line: Omit<ChatRow, 'number' | 'hidden'>, key: string): Work<ChatRow> {
  const { table, person } = line;
  const own = sql`"table" = ${table} and person = ${person} and key = ${key}`;
  const next = yield* first<{ readonly lines: number }>(
    sql`update tables set lines = lines + 1
      where id = ${table} and not exists (select 1 from chat where ${own}) returning lines`,
  );
  if (next !== null) {
    const said: ChatRow = { ...line, number: next.lines, hidden: false };
    yield* run(sql`insert into chat ${valuesOf({ ...CHAT.flat(said), key })}`);
    return said;
  }
  const before = yield* first<Flat>(sql`select ${CHAT.columns} from chat where ${own}`);
  if (before === null) throw new Error(`no table ${table} to talk at`);
  return CHAT.row(before);
}
