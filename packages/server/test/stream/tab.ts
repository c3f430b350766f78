import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { change, type Message, type TableView } from '@taproom/contracts';
import { expect } from 'vitest';
import type { PersonRow } from '../../src/store/rows.ts';
import type { StreamSubscription, Streams } from '../../src/stream/streams.ts';

const NOTHING: StreamSubscription = {
  tables: [],
  lobby: false,
  games: false,
  last: '',
  format: 'sse',
  address: null,
};

/** A server that only opens streams, for whoever the path names. */
export async function serveStreams(
  streams: () => Streams,
  people: (name: string) => PersonRow | null,
): Promise<Server> {
  const server = createServer((asked, response) => {
    const { who, wish } = JSON.parse(decodeURIComponent(asked.url?.slice(1) ?? ''));
    streams().open(response, who === null ? null : people(who), { ...NOTHING, ...wish });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export const addressOf = (server: Server, who: string | null, wish: Partial<StreamSubscription>) => ({
  host: '127.0.0.1',
  port: (server.address() as AddressInfo).port,
  path: `/${encodeURIComponent(JSON.stringify({ who, wish }))}`,
});

/** A reader of a stream that keeps what it received. */
export class Tab {
  readonly messages: Message[] = [];
  bytes = '';
  id = '';
  private constructor(private readonly response: IncomingMessage) {
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      this.bytes += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        this.id = /^id: (.*)$/m.exec(block)?.[1] ?? this.id;
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) this.messages.push(JSON.parse(data));
      }
    });
    response.on('error', () => undefined);
  }

  static open(server: Server, who: string | null, wish: Partial<StreamSubscription>): Promise<Tab> {
    return new Promise((resolve, reject) => {
      request(addressOf(server, who, wish), response => resolve(new Tab(response)))
        .on('error', reject)
        .end();
    });
  }

  /** A stream that has delivered its first message of each requested kind. */
  static async ready(server: Server, who: string | null, wish: Partial<StreamSubscription>): Promise<Tab> {
    const tab = await Tab.open(server, who, wish);
    const first = (wish.lobby ? 1 : 0) + (wish.games ? 1 : 0) + new Set(wish.tables).size;
    await tab.until(messages => messages.filter(({ tell }) => tell !== 'quiet').length >= first);
    return tab;
  }

  close(): void {
    this.response.destroy();
  }

  get hasEnded(): boolean {
    return this.response.readableEnded;
  }

  async until(found: (messages: readonly Message[]) => boolean): Promise<void> {
    while (!found(this.messages)) await new Promise(resolve => setTimeout(resolve, 2));
  }

  of<T extends Message['tell']>(tell: T): Extract<Message, { tell: T }>[] {
    return this.messages.filter((message): message is Extract<Message, { tell: T }> => message.tell === tell);
  }

  /** The table as a client would know it: the snapshot, and everything that came after. */
  table(): Pick<TableView, 'number' | 'view'> & { readonly told: readonly object[] } {
    let known: { number: number; view: TableView['view']; told: object[] } | null = null;
    for (const message of this.messages) {
      if (message.tell === 'table') {
        const { number, view, told } = message.view;
        known = { number, view, told: [...told] };
      } else if (message.tell === 'turn' && known !== null) {
        expect(message.from).toBe(known.number);
        known.view = change(known.view, message.change) as TableView['view'];
        known.told.push(...message.told);
        known.number = message.number;
      }
    }
    if (known === null) throw new Error('nothing was told of the table');
    return known;
  }
}
