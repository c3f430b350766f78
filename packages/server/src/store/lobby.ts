import { all, type Work } from './database.ts';
import type { TableRow } from './rows.ts';
import { type Flat, shape } from './shape.ts';
import { list, type Sql, sql } from './sql.ts';

/** What the lobby shows of a table. */
export type LobbyRow = Pick<
  TableRow,
  'id' | 'game' | 'pace' | 'rated' | 'status' | 'host' | 'seats' | 'created'
>;

const LOBBY = shape<LobbyRow>({
  id: 'plain',
  game: 'plain',
  pace: 'json',
  rated: 'flag',
  status: 'plain',
  host: 'plain',
  seats: 'json',
  created: 'plain',
});

/**
 * So many of the newest tables are looked at, with free seats and without. The index has all that is needed for that, so
 * it takes some 20 ms for ten thousand.
 */
const MOST_OPEN = 10_000;
const MOST_FULL = 1000;

/** A table as far as it is shared out: who answers for it, and where they came from when they set it up. */
interface Candidate {
  readonly id: string;
  readonly account: string;
  /** A digest of a network address; empty if it is not known. */
  readonly source: string;
}

/**
 * Listed tables that are open or playing: those with free seats first. Of each kind every address gets one before any gets
 * a second one, and of an address every account, so nobody is pushed out by somebody who has listed hundreds.
 */
export function* lobby(most: number, each: number): Work<LobbyRow[]> {
  const free = yield* newest(sql`free > 0`, MOST_OPEN);
  const full = yield* newest(sql`free = 0`, MOST_FULL);
  const ids = [...inTurn(free, each), ...inTurn(full, each)].slice(0, most);
  const rows = yield* all<Flat>(sql`select ${LOBBY.columns} from tables where id in ${list(ids)}`);
  const byId = new Map(rows.map(flat => [flat.id, LOBBY.row(flat)]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

const newest = (which: Sql, most: number): Work<Candidate[]> =>
  all<Candidate>(
    sql`select id, account, source from tables
      where listed = 1 and status in ('open', 'playing') and ${which} order by created desc limit ${most}`,
  );

/** Round robin by address, and at an address by account. Of one account at most `each`. */
function inTurn(tables: readonly Candidate[], each: number): string[] {
  const byAccount = grouped(tables, ({ account }) => account);
  const byTurn = roundRobin([...byAccount.values()].map(own => own.slice(0, each)));
  // Where the address is not known, an account counts as one.
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

/** The first one of each group, then the second ones, and so on. */
function roundRobin<T>(groups: readonly (readonly T[])[]): T[] {
  const items: T[] = [];
  let left = groups;
  for (let round = 0; left.length > 0; round++) {
    left = left.filter(group => round < group.length);
    for (const group of left) items.push(...group.slice(round, round + 1));
  }
  return items;
}
