import type { Message, TableInfo } from '@taproom/contracts';
import type { Hall } from '../play/hall.ts';
import { MOST_SHOWN, MOST_SHOWN_EACH } from '../play/lobby.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Pipe } from './pipe.ts';

/** The least time between two messages about the lobby, in milliseconds. What changes meanwhile is told together. */
const PAUSE = 500;

/** So many readers are written to before others who wait for the event loop have their turn. */
const AT_ONCE = 100;

/** What readers of the lobby know of a table. */
interface Shown {
  readonly info: TableInfo;
  /** All that is worth a message: people come and go without one. */
  readonly mark: string;
}

/**
 * Tells all readers of the lobby what changes there. They all know the same, so the list is read once for all who come
 * while anybody reads, and each change makes one text.
 */
export class LobbyNews {
  private readonly readers = new Set<Pipe>();
  private shown = new Map<string, Shown>();
  /** The text of the whole list; null if it must be made again. */
  private whole: string | null = null;
  /** Tables that have changed since readers were last told. */
  private readonly changed = new Set<string>();
  /** While anybody reads: when the list is there, and whether it could be read. It is kept up to date then. */
  private reading: Promise<boolean> | null = null;
  /** How many wait for it. */
  private waiting = 0;
  private timer: NodeJS.Timeout | null = null;
  private told = Number.NEGATIVE_INFINITY;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.readers.size;
  }

  /** Tells a reader the whole, and from then on what changes until it leaves. `isOpen` says whether it still reads. */
  async add(pipe: Pipe, isOpen: () => boolean): Promise<() => void> {
    this.waiting++;
    // Whoever comes meanwhile waits for the same.
    this.reading ??= this.next(() => this.read());
    const { reading } = this;
    const isThere = await reading;
    this.waiting--;
    // If something has failed since, nothing is kept up to date any more.
    if (!isThere || this.reading !== reading) pipe.finish();
    else if (isOpen()) {
      this.readers.add(pipe);
      this.whole ??= textOf(
        Array.from(this.shown.values(), ({ info }) => info),
        [],
        true,
      );
      pipe.send(this.whole);
    }
    return () => {
      this.readers.delete(pipe);
      if (this.readers.size === 0 && this.waiting === 0) this.rest();
    };
  }

  /** A table came, changed or left. */
  change(table: string): void {
    if (this.reading === null) return;
    this.changed.add(table);
    const wait = Math.max(0, this.told + PAUSE - performance.now());
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.next(() => this.tell());
    }, wait).unref();
  }

  /** Reads the whole list again: names have changed, places have become free, a hint got lost. */
  refresh(): void {
    if (this.readers.size > 0) void this.next(() => this.read());
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** One after the other. Where something fails, all readers are sent away: they come back and get the whole. */
  private next(task: () => Promise<void>): Promise<boolean> {
    const done = this.last.then(task).then(
      () => true,
      error => {
        this.failed(error);
        this.reading = null;
        for (const pipe of [...this.readers]) pipe.finish();
        return false;
      },
    );
    this.last = done;
    return done;
  }

  /** Nobody reads any more: what is known here is not kept up to date from now on. */
  private rest(): void {
    this.reading = null;
    this.changed.clear();
    this.shown.clear();
    this.whole = null;
  }

  private async read(): Promise<void> {
    const tables = await this.hall.lobby.tables();
    const now = new Map(tables.map(info => [info.id, shownOf(info)]));
    const gone = [...this.shown.keys()].filter(id => !now.has(id));
    const news = tables.filter(({ id }) => this.shown.get(id)?.mark !== now.get(id)?.mark);
    this.shown = now;
    this.whole = null;
    await this.say(news, gone);
  }

  private async tell(): Promise<void> {
    if (this.readers.size === 0) return;
    const ids = [...this.changed];
    this.changed.clear();
    const rows = (await this.rowsOf(ids)).filter(
      ({ listed, status }) => listed && (status === 'open' || status === 'playing'),
    );
    const tables = await this.hall.look.infos(rows);
    const news = tables.filter(info => this.shown.get(info.id)?.mark !== shownOf(info).mark);
    const there = new Set(tables.map(({ id }) => id));
    const gone = ids.filter(id => this.shown.has(id) && !there.has(id));
    for (const id of gone) this.shown.delete(id);
    const come = tables.filter(({ id }) => !this.shown.has(id));
    if (this.isTooLong(come)) return this.read();
    // A table that is new stands before the others, as in the list that is read.
    const fresh = come.map(info => [info.id, shownOf(info)] as const);
    for (const info of tables) if (this.shown.has(info.id)) this.shown.set(info.id, shownOf(info));
    if (fresh.length > 0) this.shown = new Map([...fresh, ...this.shown]);
    this.whole = null;
    await this.say(news, gone);
  }

  /** Whether these tables would make the list longer than it may be, in all or for one host: then some have to go. */
  private isTooLong(come: readonly TableInfo[]): boolean {
    const hosts = new Set(come.map(({ host }) => host));
    const all = [...come, ...Array.from(this.shown.values(), ({ info }) => info)];
    const ofHost = (host: string): number => all.filter(info => info.host === host).length;
    return (
      come.length > 0 && (all.length > MOST_SHOWN || [...hosts].some(host => ofHost(host) > MOST_SHOWN_EACH))
    );
  }

  /** Whoever comes while this is told has got the whole with it. */
  private async say(tables: readonly TableInfo[], gone: readonly string[]): Promise<void> {
    if (tables.length === 0 && gone.length === 0) return;
    this.told = performance.now();
    const text = textOf(tables, gone, false);
    const readers = [...this.readers];
    for (let i = 0; i < readers.length; i += AT_ONCE) {
      if (i > 0) await new Promise(resolve => setImmediate(resolve));
      for (const pipe of readers.slice(i, i + AT_ONCE)) pipe.send(text);
    }
  }

  /** The rows as they are: from memory where that is up to date, the others in one query. */
  private async rowsOf(ids: readonly string[]): Promise<TableRow[]> {
    const known: TableRow[] = [];
    const unknown: string[] = [];
    for (const id of ids) {
      const room = this.hall.rooms.known(id);
      if (room === null || room.isOutdated) unknown.push(id);
      else known.push(room.row);
    }
    return unknown.length === 0 ? known : [...known, ...(await this.store.tables.some(unknown))];
  }
}

const shownOf = (info: TableInfo): Shown => ({
  info,
  mark: JSON.stringify({
    ...info,
    version: 0,
    seats: info.seats.map(seat => ({ ...seat, present: false, seen: 0 })),
  }),
});

function textOf(tables: readonly TableInfo[], gone: readonly string[], whole: boolean): string {
  const message: Message = { tell: 'lobby', whole, tables: [...tables], gone: [...gone] };
  return JSON.stringify(message);
}
