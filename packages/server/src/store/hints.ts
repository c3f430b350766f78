import type pg from 'pg';
import type { Hint, HintNews } from './store.ts';

const CHANNEL = 'taproom_tables';
/** How long to wait before the connection that listens is made again, in milliseconds. */
const PAUSE = 1_000;

const ALL_NEWS: readonly HintNews[] = ['table', 'lobby', 'presence', 'chat'];

interface Listener {
  readonly heard: (hint: Hint) => void;
  readonly missed: () => void;
}

/** What is said of one table. */
interface Said {
  readonly news: Set<HintNews>;
  people: readonly string[];
}

/**
 * Hints from node to node, by PostgreSQL's notifications. They may get lost, and are never waited for. A hint says who
 * sent it, as a node need not hear itself, and what it is about, so that a node where nobody wants to know of that has
 * nothing to do. It stays far below the 8,000 bytes of a notification.
 */
export class Hints {
  private readonly node: string;
  private readonly pool: pg.Pool;
  private readonly newClient: () => pg.Client;
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private closed = false;
  private hasBeenDown = false;
  private tables = new Map<string, Said>();

  constructor(node: string, pool: pg.Pool, newClient: () => pg.Client) {
    this.node = node;
    this.pool = pool;
    this.newClient = newClient;
  }

  async listen(heard: (hint: Hint) => void, missed: () => void): Promise<() => Promise<void>> {
    const listener = { heard, missed };
    this.listeners.add(listener);
    if (this.client === null && this.again === null) await this.connect();
    return async () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) await this.disconnect();
    };
  }

  /** Everything of one turn of the event loop is told at once. */
  hint(table: string, news: HintNews, people: readonly string[] = []): void {
    if (this.tables.size === 0) setImmediate(() => this.tell());
    const said = this.tables.get(table) ?? { news: new Set(), people: [] };
    said.news.add(news);
    // Whoever tells last knows best who sits there.
    if (people.length > 0) said.people = people;
    this.tables.set(table, said);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.listeners.clear();
    await this.disconnect();
  }

  private tell(): void {
    const messages = Array.from(this.tables, ([table, { news, people }]) =>
      [this.node, table, [...news].join(','), people.join(',')].join(' '),
    );
    this.tables = new Map();
    if (this.closed) return;
    this.pool
      .query({
        name: 'hint',
        text: `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as message`,
        values: [messages],
      })
      .catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = this.newClient();
    this.client = client;
    client.on('notification', ({ payload = '' }) => {
      const [node, table = '', news = '', people = ''] = payload.split(' ');
      if (node === this.node || table === '') return;
      const hint = { table, news: newsOf(news), people: people.split(',').filter(id => id !== '') };
      for (const { heard } of this.listeners) heard(hint);
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.hasBeenDown) for (const { missed } of this.listeners) missed();
      this.hasBeenDown = false;
    } catch {
      this.reconnect(client);
    }
  }

  private reconnect(lost: pg.Client): void {
    if (this.client !== lost) return;
    this.client = null;
    this.hasBeenDown = true;
    lost.end().catch(() => {});
    this.again = setTimeout(() => {
      this.again = null;
      void this.connect();
    }, PAUSE).unref();
  }

  private async disconnect(): Promise<void> {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }
}

const newsOf = (text: string): ReadonlySet<HintNews> => {
  const said = text.split(',');
  return new Set(ALL_NEWS.filter(news => said.includes(news)));
};
