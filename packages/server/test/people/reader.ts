import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { TestHouse, Visitor } from '../http/house.ts';

/** A real connection to the stream of a listening server: what it received, and whether it was ended. */
export interface Reader {
  readonly messages: readonly { readonly tell: string }[];
  readonly ended: boolean;
  close(): void;
}

/** Lets a server listen on loopback, so that streams can be read. */
export async function listen(house: TestHouse): Promise<void> {
  await house.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens a stream as a visitor, and waits for its first message, or its end. */
export async function openStream(house: TestHouse, who: Visitor, query: string): Promise<Reader> {
  const { port } = house.app.server.address() as AddressInfo;
  const headers = {
    accept: 'application/x-ndjson',
    ...(who.cookie !== null && { cookie: who.cookie }),
    ...(who.token !== null && { authorization: `Bearer ${who.token}` }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = `/api/v1/stream?${query}`;
    request({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end();
  });
  let ended = false;
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  response.on('close', () => {
    ended = true;
  });
  const reader: Reader = {
    get messages() {
      return text
        .split('\n')
        .slice(0, -1)
        .map(line => JSON.parse(line));
    },
    get ended() {
      return ended;
    },
    close: () => response.destroy(),
  };
  await vi.waitFor(() => {
    if (reader.messages.length === 0 && !ended)
      throw new Error(`nothing was told: ${response.statusCode} ${text}`);
  }, PATIENCE);
  return reader;
}

/** Generous: only a stream that never ends runs into it. */
export const PATIENCE = { timeout: 20_000, interval: 10 };
