import type { Edition } from '@taproom/games';
import { accountOf, refusedBy } from './caps.ts';
import { all, type Database, first, run, type Work } from './database.ts';
import { lobby } from './lobby.ts';
import { putRecord } from './records.ts';
import { type Flat, shape } from './row-shape.ts';
import type { SeatRow, TableRow } from './rows.ts';
import { assigned, columnsOf, list, only, raw, records, type Sql, sql, valuesOf } from './sql.ts';
import type {
  Cap,
  DueTable,
  Glimpse,
  Head,
  Lease,
  NotAllowed,
  Present,
  TableChange,
  TableStore,
} from './store.ts';

const TABLE = shape<TableRow>({
  id: 'plain',
  game: 'plain',
  rules: 'plain',
  options: 'json',
  pace: 'json',
  rated: 'flag',
  listed: 'flag',
  chat: 'flag',
  aids: 'json',
  status: 'plain',
  host: 'plain',
  seats: 'json',
  created: 'plain',
  started: 'plain',
  ended: 'plain',
  secret: 'plain',
  invite: 'plain',
  proposal: 'json',
  rematch: 'plain',
  kicked: 'json',
  removed: 'json',
  passes: 'flag',
  stops: 'json',
  published: 'json',
  public: 'flag',
  asked: 'json',
  declined: 'json',
  due: 'plain',
  deal: 'plain',
  practice: 'flag',
  version: 'plain',
});

/** Whether a table uses one of these editions. */
export const isOf = (editions: readonly Edition[]): Sql =>
  sql`game || ' ' || rules in ${list(editions.map(({ id, rules }) => `${id} ${rules}`))}`;

/** Whether someone may find the table of a row of `sitters`. */
const mayFind = (viewer: string | null): Sql =>
  sql`"table" in (select id from tables where id = sitters."table" and (public = 1 or exists
    (select 1 from sitters other where other."table" = tables.id and other.person = ${viewer ?? ''})))`;

const PRESENT = { table: 'text', seat: 'integer', seen: 'integer', until: 'bigint' } as const;

export function tableStore(database: Database): TableStore {
  const many = (statement: Sql): Promise<TableRow[]> =>
    database.read(function* () {
      return (yield* all<Flat>(statement)).map(TABLE.row);
    });

  return {
    add: (table, key, { wish = '', caps = [], source = '' } = {}) =>
      database.write(() => add(table, { key, wish }, caps, source, database.now())),
    made: (maker, key, wish) => database.read(() => made(maker, { key, wish })),
    get: id =>
      database.read(function* () {
        const flat = yield* first<Flat>(sql`select ${TABLE.columns} from tables where id = ${id}`);
        return flat === null ? null : TABLE.row(flat);
      }),
    glimpse: id =>
      database.read(() =>
        first<Glimpse>(
          sql`select game, status, free, (
              select name from people where people.id = tables.host and deleted is null
            ) as host from tables where id = ${id}`,
        ),
      ),
    some: ids => many(sql`select ${TABLE.columns} from tables where id in ${list(ids)}`),
    change: (id, version, change, options = {}) =>
      database.write(() => changeTable(id, version, change, options, database.now())),

    lobby: (most, each) => database.read(() => lobby(most, each)),
    goingOn: person =>
      many(
        sql`select ${TABLE.columns} from tables where id in (
            select "table" from sitters where person = ${person} and ended is null
          ) and status in ('open', 'playing') order by created desc`,
      ),
    openOf: host => many(sql`select ${TABLE.columns} from tables where host = ${host} and status = 'open'`),
    sitting: people =>
      database.read(() =>
        all<{ readonly person: string; readonly table: string }>(
          sql`select person, "table" from sitters where person in ${list(people)} and ended is null`,
        ),
      ),
    history: (person, before, most, viewer) => {
      const isTheirs = sql`person = ${person} and ended < ${before}`;
      const own = viewer === undefined ? isTheirs : sql`${isTheirs} and ${mayFind(viewer)}`;
      return many(
        sql`select ${TABLE.columns} from tables where id in (
            select "table" from sitters where ${own} and ended >= coalesce(
              (select ended from sitters where ${own} order by ended desc limit 1 offset ${most - 1}), 0)
          ) order by ended desc, id`,
      );
    },
    finished: (game, after, most) => {
      const since = game === null ? sql`ended > ${after}` : sql`game = ${game} and ended > ${after}`;
      const own = sql`status = 'finished' and public = 1 and ${since}`;
      return many(
        sql`select ${TABLE.columns} from tables where ${own} and ended <= coalesce(
            (select ended from tables where ${own} order by ended limit 1
              offset ${most - 1}), 9007199254740991)
          order by ended, id`,
      );
    },
    heads: ids =>
      database.read(() =>
        all<Head>(
          sql`select id as "table", version, coalesce(
              (select last from turns where "table" = id order by first desc limit 1), 0) as entries
            from tables where id in ${list(ids)}`,
        ),
      ),
    stale: (before, most) =>
      many(
        sql`select ${TABLE.columns} from tables where status = 'open' and changed < ${before}
          order by changed limit ${most}`,
      ),

    due: (now, most, of) => database.read(() => dueTables(now, most, of)),
    oldestDue: of =>
      database.read(function* () {
        const oldest = yield* first<{ readonly due: number }>(
          sql`select due from tables where due is not null and ${isOf(of)} order by due limit 1`,
        );
        return oldest?.due ?? null;
      }),
    lease: (node, now, until, tables) =>
      database.write(() =>
        all<Lease>(
          sql`update tables set holder = ${node}, held = ${until}, fence = fence + 1 where id in (
              select id from tables where id in ${list(tables)} and due <= ${now} and held <= ${now}
              ${only('postgres', 'for update skip locked')}
            ) returning id as "table", fence`,
        ),
      ),
    renew: (node, leases, until) =>
      database.write(function* () {
        const fences = new Map(leases.map(({ table, fence }) => [table, fence]));
        const held = yield* all<Lease>(
          sql`update tables set held = ${until} where id in ${list([...fences.keys()])} and holder = ${node}
            returning id as "table", fence`,
        );
        return held.filter(({ table, fence }) => fences.get(table) === fence);
      }),
    leaseOne: (table, node, now, until) =>
      database.write(() =>
        first<Lease>(
          sql`update tables set holder = ${node}, held = ${until},
              fence = case when holder = ${node} and held > ${now} then fence else fence + 1 end
            where id = ${table} and (held <= ${now} or holder = ${node}) returning id as "table", fence`,
        ),
      ),
    // The number grows, so that nothing can be written under a released lease.
    release: ({ table, fence }, due) =>
      database.write(() => {
        const next =
          due === undefined
            ? raw('due')
            : sql`case when version = ${due.version} then ${due.due} else due end`;
        return run(
          sql`update tables set holder = null, held = 0, fence = fence + 1, due = ${next}
            where id = ${table} and fence = ${fence}`,
        );
      }),

    freeLeases: () =>
      database.write(() =>
        run(
          sql`update tables set holder = null, held = 0, fence = fence + 1 where due is not null and held > 0`,
        ),
      ),

    // In one statement and always in the same order, to avoid deadlocks between nodes.
    present: seats =>
      database.note(() =>
        run(
          sql`insert into presence (${columnsOf(Object.keys(PRESENT))})
            select * from ${records(seats, PRESENT)} where true order by 1, 2
            on conflict ("table", seat) do update set until = excluded.until,
              seen = case when excluded.seen > presence.seen then excluded.seen else presence.seen end`,
        ),
      ),
    presence: tables =>
      database.read(() =>
        all<Present>(
          sql`select ${columnsOf(Object.keys(PRESENT))} from presence where "table" in ${list(tables)}`,
        ),
      ),
  };
}

/** The request that creates a table: its idempotency key, and a digest of it. */
interface Making {
  readonly key: string;
  readonly wish: string;
}

function* add(
  table: TableRow,
  making: Making,
  caps: readonly Cap[],
  source: string,
  now: number,
): Work<TableRow | 'key-used' | NotAllowed> {
  // A retry for a table someone has already created is not refused because they have it.
  const known = caps.length === 0 ? null : yield* made(table.host, making);
  if (known !== null) return known;
  const refused = yield* refusedBy(caps);
  if (refused !== null) return refused;
  const account = yield* accountOf(table.host);
  const by = { maker: table.host, account, ...making, source, free: freeSeats(table.seats), changed: now };
  const added = yield* first<Flat>(
    sql`insert into tables ${valuesOf({ ...TABLE.flat(table), ...by })}
      on conflict (maker, key) do nothing returning ${TABLE.columns}`,
  );
  if (added !== null) {
    yield* seat(table);
    return TABLE.row(added);
  }
  const before = yield* made(table.host, making);
  if (before === null) throw new Error(`table ${table.id} neither added nor there`);
  return before;
}

function* made(maker: string, { key, wish }: Making): Work<TableRow | 'key-used' | null> {
  const own = sql`maker = ${maker} and key = ${key}`;
  const before = yield* first<Flat>(sql`select ${TABLE.columns}, wish from tables where ${own}`);
  if (before === null) return null;
  return before.wish === '' || before.wish === wish ? TABLE.row(before) : 'key-used';
}

/** Changes a row that has a given version, and returns it; null if there is none. */
function* changeTable(
  id: string,
  version: number,
  change: TableChange,
  { caps = [], entries }: { readonly caps?: readonly Cap[]; readonly entries?: number },
  now: number,
): Work<TableRow | NotAllowed | null> {
  const refused = yield* refusedBy(caps);
  if (refused !== null) return refused;
  if (entries !== undefined && (yield* lengthOf(id)) !== entries) return null;
  const condition = sql`id = ${id} and version = ${version}`;
  const flat = yield* first<Flat>(sql`${updated(change, condition, now)} returning ${TABLE.columns}`);
  if (flat === null) return null;
  const table = TABLE.row(flat);
  if (change.host !== undefined) {
    const account = yield* accountOf(change.host);
    yield* run(sql`update tables set account = ${account} where id = ${id}`);
  }
  if (movesSitters(change)) yield* seat(table);
  if (change.record !== undefined) yield* putRecord(table.id, change.record);
  return table;
}

/**
 * How many entries the log of a table has. No node appends any until the transaction ends: a turn refers to this row.
 */
function* lengthOf(id: string): Work<number> {
  yield* first(sql`select id from tables where id = ${id} ${only('postgres', 'for update')}`);
  const last = yield* first<{ readonly last: number }>(
    sql`select last from turns where "table" = ${id} order by first desc limit 1`,
  );
  return last?.last ?? 0;
}

/** However many tables are due where nobody is, those where someone is are among the first. */
function* dueTables(now: number, most: number, of: readonly Edition[]): Work<DueTable[]> {
  const isDue = sql`due <= ${now} and due is not null and held <= ${now} and ${isOf(of)}`;
  type Found = Omit<DueTable, 'isWatched'>;
  const watched = yield* all<Found>(
    sql`select id as "table", account, due from tables
      where id in (select "table" from presence where until > ${now}) and ${isDue} limit ${most}`,
  );
  const others = yield* all<Found>(
    sql`select id as "table", account, due from tables where ${isDue} order by due limit ${most}`,
  );
  const first = new Set(watched.map(({ table }) => table));
  const inOrder = [
    ...watched.toSorted((a, b) => a.due - b.due),
    ...others.filter(({ table }) => !first.has(table)),
  ];
  return inOrder.map(found => ({ ...found, isWatched: first.has(found.table) }));
}

/** The same for a game that moves on: the caller knows the row, so its new version is enough. */
export function* moveTable(change: TableChange, condition: Sql, now: number): Work<number | null> {
  const moved = yield* first<Pick<TableRow, 'id' | 'version'>>(
    sql`${updated(change, condition, now)} returning id, version`,
  );
  if (moved === null) return null;
  if (movesSitters(change)) {
    const flat = yield* first<Flat>(sql`select ${TABLE.columns} from tables where id = ${moved.id}`);
    if (flat !== null) yield* seat(TABLE.row(flat));
  }
  if (change.record !== undefined) yield* putRecord(moved.id, change.record);
  return moved.version;
}

function updated(change: TableChange, condition: Sql, now: number): Sql {
  const columns = {
    ...TABLE.flat(change),
    ...(change.seats === undefined ? {} : { free: freeSeats(change.seats) }),
    // Where someone connected from only matters for the fairness of the lobby.
    ...(change.ended == null ? {} : { source: '' }),
    changed: now,
  };
  return sql`update tables set ${assigned(columns)}, version = version + 1 where ${condition}`;
}

const freeSeats = (seats: readonly SeatRow[]): number =>
  seats.filter(({ person, level }) => person === null && level === null).length;

const movesSitters = (change: TableChange): boolean =>
  'seats' in change || 'status' in change || 'ended' in change;

/** Maintains the list of whose tables these are. A table that never began is in nobody's history. */
function* seat(table: TableRow): Work<void> {
  yield* run(sql`delete from sitters where "table" = ${table.id}`);
  if (table.status === 'expired') return;
  for (const person of new Set(table.seats.map(({ person }) => person))) {
    if (person !== null) {
      yield* run(sql`insert into sitters ${valuesOf({ table: table.id, person, ended: table.ended })}`);
    }
  }
}
