import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outside } from '../../src/people/post.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of someone else, on this machine. It answers with the statuses it is given, the last one again and again. */
export async function openReceiver(
  statuses: readonly number[] = [204],
  headers: Record<string, string> = {},
) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
      response.writeHead(status, headers).end();
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    /** Waits until this many requests have arrived. */
    async came(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>(wake => waiting.push(wake));
    },
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** An outside world that is this machine: every name under example leads here, nothing else is known. */
export const HERE: Outside = {
  resolve: async host => {
    if (!host.endsWith('.example')) throw new Error(`unknown: ${host}`);
    return [{ address: '127.0.0.1', family: 4 }];
  },
  allowed: address => address === '127.0.0.1',
  timeout: 5000,
};
