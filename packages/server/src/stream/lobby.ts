import type { ListedTable, Message } from '@taproom/contracts';
import type { Listed, Listing } from '../play/listing.ts';
import type { Pipe } from './pipe.ts';

/** The minimum time between two messages about the lobby, in milliseconds. Changes in the meantime are batched. */
const PAUSE = 500;

/** How many subscribers are written to before others waiting for the event loop get their turn. */
const AT_ONCE = 100;

/** A list that was sent to subscribers of the lobby. */
interface ToldList {
  readonly listed: Listed;
  /** Each table as text, for comparison. */
  readonly marks: ReadonlyMap<string, string>;
  /** The message with the full list. */
  readonly whole: string;
}

/** Sends changes of the lobby to its subscribers. They all know the same, so each change is serialised once. */
export class LobbyNews {
  private readonly readers = new Set<Pipe>();
  /** The lists someone may have: the last one sent to all, and newer ones that later subscribers got. */
  private known: ToldList[] = [];
  /** How many have requested the list and not received it yet. */
  private waiting = 0;
  private timer: NodeJS.Timeout | null = null;
  private toldAt = Number.NEGATIVE_INFINITY;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly listing: Listing,
    private readonly failed: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.readers.size;
  }

  /**
   * Sends a subscriber the full list, and from then on changes until it leaves. `isOpen` says whether it is still
   * connected.
   */
  async add(pipe: Pipe, isOpen: () => boolean): Promise<() => void> {
    this.waiting++;
    try {
      const listed = await this.listing.read();
      const [newest] = this.known.slice(-1);
      const told = newest && newest.listed.number >= listed.number ? newest : toldOf(listed);
      if (told !== newest) this.known.push(told);
      // The others get it, too.
      if (this.known.length > 1) this.change();
      if (isOpen()) {
        this.readers.add(pipe);
        pipe.send(told.whole);
      }
    } catch (error) {
      this.failed(error);
      pipe.finish();
    } finally {
      this.waiting--;
    }
    this.rest();
    return () => {
      this.readers.delete(pipe);
      this.rest();
    };
  }

  /** A table was added, changed or removed. */
  change(): void {
    if (this.isResting) return;
    const wait = Math.max(0, this.toldAt + PAUSE - performance.now());
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tell();
    }, wait).unref();
  }

  /** Reads the list again: names have changed, places have become free, a hint got lost. */
  refresh(): void {
    if (this.isResting) return;
    this.listing.change();
    this.tell();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Nobody is subscribed any more: what is known here is not kept up to date from now on. */
  private rest(): void {
    if (this.isResting) this.known = [];
  }

  private get isResting(): boolean {
    return this.readers.size === 0 && this.waiting === 0;
  }

  /** One at a time. If something fails, all subscribers are disconnected: they reconnect and get the full list. */
  private tell(): void {
    this.last = this.last
      .then(() => this.tellNow())
      .catch(error => {
        this.failed(error);
        for (const pipe of [...this.readers]) pipe.finish();
      });
  }

  private async tellNow(): Promise<void> {
    if (this.isResting) return;
    const listed = await this.listing.read();
    const { known } = this;
    if (known.length === 0) return;
    const now = toldOf(listed);
    this.known = [now];
    const tables = listed.tables.filter(({ id }) =>
      known.some(({ marks }) => marks.get(id) !== now.marks.get(id)),
    );
    const before = new Set(known.flatMap(({ marks }) => [...marks.keys()]));
    const gone = [...before].filter(id => !now.marks.has(id));
    const order = orderOf(listed);
    const isSame = known.every(({ listed: was }) => String(orderOf(was)) === String(order));
    if (tables.length === 0 && isSame) return;
    this.toldAt = performance.now();
    const text = textOf({ tell: 'lobby', whole: false, tables, gone, order });
    // Whoever joins while this is sent has got the full list with it.
    const readers = [...this.readers];
    for (let i = 0; i < readers.length; i += AT_ONCE) {
      if (i > 0) await new Promise(resolve => setImmediate(resolve));
      for (const pipe of readers.slice(i, i + AT_ONCE)) pipe.send(text);
    }
  }
}

const orderOf = ({ tables }: Listed): string[] => tables.map(({ id }) => id);

const textOf = (message: Message): string => JSON.stringify(message);

function toldOf(listed: Listed): ToldList {
  const tables: ListedTable[] = [...listed.tables];
  return {
    listed,
    marks: new Map(tables.map(table => [table.id, JSON.stringify(table)])),
    whole: textOf({ tell: 'lobby', whole: true, tables, gone: [], order: orderOf(listed) }),
  };
}
