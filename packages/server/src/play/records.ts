import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Proof } from '@taproom/contracts';
import { accept, cleanName, type GameId } from '@taproom/games';
import type * as z from 'zod/mini';
import { type Answer, problem } from '../problem.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { chanceName } from './deal.ts';
import { commitmentOf } from './fairness.ts';
import type { PersonCache } from './person-cache.ts';
import type { Repertoire } from './repertoire.ts';
import { recordOfRoom, unknownRules } from './room.ts';
import type { Rooms } from './rooms.ts';

/** The most records per request, and how many are processed at once. */
const MOST = 1000;
const AT_ONCE = 50;

/**
 * A turn in flight on another node may arrive after a game was abandoned, so its record is not stored at once. In
 * milliseconds; turns are in flight for a few.
 */
const SETTLED = 60_000;

/** Whether the caller may read the game of a table. */
type MayRead = (row: TableRow) => Promise<boolean>;
const anybody: MayRead = async () => true;

/** A game can't be replayed here. Its turns are stored, so a node that knows its rules can still create its record. */
export class UnknownRulesError extends Error {}

/**
 * Public access to games that are over. Their records are stored when they end, so that nobody has to replay them;
 * names are filled in when they are read.
 */
export class Records {
  /** If no record is stored the game is replayed, usually once. One of these at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly rooms: Rooms,
    private readonly faces: PersonCache,
    private readonly now: () => number,
  ) {}

  async record(id: string, may: MayRead = anybody): Promise<Answer<string>> {
    const row = await this.over(id, may);
    return row.ok ? accept(await this.read(row.value)) : row;
  }

  /** What the shuffles were made of, so that anybody can recompute them. Abandoned games have a proof, too. */
  async proof(id: string, may: MayRead = anybody): Promise<Answer<z.infer<typeof Proof>>> {
    const over = await this.over(id, may);
    if (!over.ok) return over;
    const row = over.value;
    return accept({
      table: row.id,
      name: chanceName(row),
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      nonces: row.seats.map(({ nonce }) => nonce ?? ''),
      record: await this.read(row),
    });
  }

  /**
   * Finished games, oldest first, as JSON lines. Each page is produced by `inTurn`, when it is the caller's turn; null
   * ends it, because the caller has disconnected.
   */
  async *bulk(
    game: GameId | null,
    after: number,
    most: number,
    inTurn: <T>(work: () => Promise<T>) => Promise<T | null>,
  ): AsyncGenerator<string> {
    let last = after;
    for (let left = Math.min(most, MOST); left > 0; ) {
      const wanted = Math.min(left, AT_ONCE);
      const from = last;
      const page = await inTurn(() => this.page(game, from, wanted));
      if (page === null) return;
      yield page.text;
      if (page.end === null || page.count < wanted) return;
      left -= page.count;
      last = page.end;
    }
  }

  private async page(game: GameId | null, after: number, most: number) {
    const rows = await this.store.tables.finished(game, after, most);
    const texts = await this.store.records.many(rows.map(({ id }) => id));
    const lines: string[] = [];
    for (const row of rows) {
      const record = await this.named(row, texts.get(row.id) ?? (await this.make(row.id)));
      lines.push(`${JSON.stringify({ table: row.id, game: row.game, ended: row.ended, record })}\n`);
    }
    return { text: lines.join(''), count: rows.length, end: rows.at(-1)?.ended ?? null };
  }

  /** Creates and stores the record of a game that was abandoned, or that ended before records were stored. */
  make(id: string): Promise<string> {
    const made = this.last.then(async () => {
      await nextTurn();
      const stored = (await this.store.records.many([id])).get(id);
      if (stored !== undefined) return stored;
      const room = await this.rooms.glance(id);
      if (room?.isForeign) throw new UnknownRulesError(`this server does not have the rules of table ${id}`);
      if (room?.game == null) throw new Error(`table ${id} has no game`);
      const { status, ended } = room.row;
      const text = recordOfRoom(room.row, room.game);
      if (status === 'finished' || (ended ?? 0) <= this.now() - SETTLED)
        await this.store.records.put(id, text);
      return text;
    });
    this.last = made.catch(() => undefined);
    return made;
  }

  private async over(id: string, may: MayRead): Promise<Answer<TableRow>> {
    const row = await this.store.tables.get(id);
    if (row === null) return problem('no-such-thing');
    const isOver = row.status === 'finished' || row.status === 'abandoned';
    if (!isOver) return problem('wrong-status');
    if (!(await may(row))) return problem('not-yours');
    const isWritten = this.repertoire.knows(row) || (await this.store.records.many([id])).has(id);
    return isWritten ? accept(row) : unknownRules(this.repertoire.games, row);
  }

  private async read(row: TableRow): Promise<string> {
    const stored = (await this.store.records.many([row.id])).get(row.id);
    return this.named(row, stored ?? (await this.make(row.id)));
  }

  /** A record with current names. */
  private async named({ seats }: TableRow, record: string): Promise<string> {
    const faces = await this.faces.of(seats.map(({ person }) => person));
    const names = seats.map(({ person, level }, seat) =>
      person === null ? (level ?? '') : faces.get(person)?.name || `player ${seat + 1}`,
    );
    return withNames(record, names);
  }
}

/** Names go before the date, at the end of the header of a record. */
export function withNames(record: string, names: readonly string[]): string {
  const lines = names.flatMap((name, seat) => {
    const clean = cleanName(name);
    return clean === '' ? [] : [`name ${seat}: ${clean}\n`];
  });
  const at = record.search(/^(?:date: .*)?$/m);
  return `${record.slice(0, at)}${lines.join('')}${record.slice(at)}`;
}
