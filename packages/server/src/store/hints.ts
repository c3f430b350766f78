import type pg from 'pg';

const CHANNEL = 'taproom_tables';
/** What hints at people begin with; ids have no such sign. */
const PERSON = '@';
/** How long to wait before the connection that listens is made again, in milliseconds. */
const PAUSE = 1_000;

/**
 * Hints from node to node, by PostgreSQL's notifications. They may get lost, and are never waited for. A hint says who
 * sent it, as a node need not hear itself.
 */
export class Hints {
  private readonly node: string;
  private readonly pool: pg.Pool;
  private readonly newClient: () => pg.Client;
  private readonly listeners = new Set<(hint: string) => void>();
  private client: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private closed = false;
  private hints = new Set<string>();

  constructor(node: string, pool: pg.Pool, newClient: () => pg.Client) {
    this.node = node;
    this.pool = pool;
    this.newClient = newClient;
  }

  async listen(to: 'tables' | 'people', heard: (id: string) => void): Promise<() => Promise<void>> {
    const listener = (hint: string) => {
      const isPerson = hint.startsWith(PERSON);
      if (isPerson === (to === 'people')) heard(isPerson ? hint.slice(PERSON.length) : hint);
    };
    this.listeners.add(listener);
    if (this.client === null && this.again === null) await this.connect();
    return async () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) await this.disconnect();
    };
  }

  /** All hints of one turn of the event loop are sent at once. */
  hint(table: string): void {
    if (this.hints.size === 0) setImmediate(() => this.tell());
    this.hints.add(table);
  }

  hintPerson(person: string): void {
    this.hint(`${PERSON}${person}`);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.listeners.clear();
    await this.disconnect();
  }

  private tell(): void {
    const messages = Array.from(this.hints, hint => `${this.node} ${hint}`);
    this.hints = new Set();
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
      const [node, hint] = payload.split(' ');
      if (node === this.node || hint === undefined) return;
      for (const listener of this.listeners) listener(hint);
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.reconnect(client);
    }
  }

  private reconnect(lost: pg.Client): void {
    if (this.client !== lost) return;
    this.client = null;
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
