import { all, type Work } from './database.ts';
import { type Flat, shape } from './row-shape.ts';
import type { TableRow } from './rows.ts';
import { list, type Sql, sql } from './sql.ts';

/** What the lobby shows of a table. */
export type LobbyRow = Pick<
  TableRow,
  'id' | 'game' | 'rules' | 'pace' | 'rated' | 'status' | 'host' | 'seats' | 'created'
>;

const LOBBY = shape<LobbyRow>({
  id: 'plain',
  game: 'plain',
  rules: 'plain',
  pace: 'json',
  rated: 'flag',
  status: 'plain',
  host: 'plain',
  seats: 'json',
  created: 'plain',
});

/**
 * How many of the newest tables are considered, with free seats and without. The index covers this, so it takes some 20
 * ms for ten thousand.
 */
const MOST_OPEN = 10_000;
const MOST_FULL = 1000;

/**
 * A table as far as fairness is concerned: who is accountable for it, and where they connected from when they created
 * it.
 */
interface ListableTable {
  readonly id: string;
  readonly account: string;
  /** A digest of a network address; empty if unknown. */
  readonly source: string;
}

/**
 * Listed tables that are open or playing: those with free seats first. Within each kind every address gets one before
 * any gets a second one, and within an address every account, so nobody is pushed out by someone who has listed
 * hundreds.
 */
export function* lobby(most: number, each: number): Work<LobbyRow[]> {
  const free = yield* newest(sql`free > 0`, MOST_OPEN);
  const full = yield* newest(sql`free = 0`, MOST_FULL);
  const ids = [...inTurn(free, each), ...inTurn(full, each)].slice(0, most);
  const rows = yield* all<Flat>(sql`select ${LOBBY.columns} from tables where id in ${list(ids)}`);
  const byId = new Map(rows.map(flat => [flat.id, LOBBY.row(flat)]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

const newest = (which: Sql, most: number): Work<ListableTable[]> =>
  all<ListableTable>(
    sql`select id, account, source from tables
      where listed = 1 and status in ('open', 'playing') and ${which} order by created desc limit ${most}`,
  );

/** Round robin by address, and within an address by account. At most `each` per account. */
function inTurn(tables: readonly ListableTable[], each: number): string[] {
  const byAccount = grouped(tables, ({ account }) => account);
  const byTurn = roundRobin([...byAccount.values()].map(own => own.slice(0, each)));
  // If the address is unknown, an account counts as one.
  const bySource = grouped(byTurn, ({ source, account }) => (source === '' ? `account ${account}` : source));
  return roundRobin([...bySource.values()]).map(({ id }) => id);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The first of each group, then the second of each, and so on. */
function roundRobin<T>(groups: readonly (readonly T[])[]): T[] {
  const items: T[] = [];
  let left = groups;
  for (let round = 0; left.length > 0; round++) {
    left = left.filter(group => round < group.length);
    for (const group of left) items.push(...group.slice(round, round + 1));
  }
  return items;
}
