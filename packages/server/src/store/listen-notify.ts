// Publish/subscribe between nodes, with PostgreSQL’s LISTEN and NOTIFY.

import type pg from 'pg';
import type { Hint, HintNews } from './store.ts';

const CHANNEL = 'taproom_tables';
/** The prefix of hints about people; ids don't contain it. */
const PERSON = '@';
/** How long to wait before the listening connection is reopened, in milliseconds. */
const PAUSE = 1_000;

const ALL_NEWS: readonly HintNews[] = ['table', 'lobby', 'presence', 'chat'];

interface Listener {
  readonly heard: (hint: Hint) => void;
  readonly heardOfPerson: (person: string) => void;
  readonly missed: () => void;
}

/** What a hint says about one table. */
interface TableHint {
  readonly news: Set<HintNews>;
  people: readonly string[];
}

/**
 * Publish/subscribe between nodes, by PostgreSQL's LISTEN and NOTIFY: hints that something has changed. They may get lost, and are never waited for. A hint says who sent it,
 * since a node need not hear itself, and what it is about, so that uninterested nodes have nothing to do. It stays far
 * below the 8,000 bytes of a notification.
 */
export class ListenNotify {
  private readonly node: string;
  private readonly pool: pg.Pool;
  private readonly newClient: () => pg.Client;
  private readonly listeners = new Set<Partial<Listener>>();
  private client: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private closed = false;
  private hasBeenDown = false;
  private tables = new Map<string, TableHint>();
  private people = new Set<string>();

  constructor(node: string, pool: pg.Pool, newClient: () => pg.Client) {
    this.node = node;
    this.pool = pool;
    this.newClient = newClient;
  }

  async listen(listener: Partial<Listener>): Promise<() => Promise<void>> {
    this.listeners.add(listener);
    if (this.client === null && this.again === null) await this.connect();
    return async () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) await this.disconnect();
    };
  }

  /** Everything from one turn of the event loop is sent at once. */
  hint(table: string, news: HintNews, people: readonly string[] = []): void {
    this.soon();
    const said = this.tables.get(table) ?? { news: new Set(), people: [] };
    said.news.add(news);
    // The latest sender knows best who sits there.
    if (people.length > 0) said.people = people;
    this.tables.set(table, said);
  }

  hintPerson(person: string): void {
    this.soon();
    this.people.add(person);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.listeners.clear();
    await this.disconnect();
  }

  private soon(): void {
    if (this.tables.size + this.people.size === 0) setImmediate(() => this.tell());
  }

  private tell(): void {
    const tables = Array.from(this.tables, ([table, { news, people }]) =>
      [this.node, table, [...news].join(','), people.join(',')].join(' '),
    );
    const messages = [...tables, ...Array.from(this.people, person => `${this.node} ${PERSON}${person}`)];
    this.tables = new Map();
    this.people = new Set();
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
      const [node, about = '', news = '', people = ''] = payload.split(' ');
      if (node === this.node || about === '') return;
      const ids = people.split(',').filter(id => id !== '');
      for (const listener of this.listeners) {
        if (about.startsWith(PERSON)) listener.heardOfPerson?.(about.slice(PERSON.length));
        else listener.heard?.({ table: about, news: newsOf(news), people: ids });
      }
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.hasBeenDown) for (const { missed } of this.listeners) missed?.();
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
