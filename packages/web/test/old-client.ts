import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A server that has the client of version 0.2. */
export interface OldClient {
  readonly port: number;
  close(): Promise<void>;
}

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'fixtures', 'client-0.2', `${name}.txt`), 'utf8');

/**
 * Serves version 0.2 of the client as far as upgrades go: its own page and service worker, from `node scripts/build.mjs` at
 * that version, and in place of all other files of the build something short under the same name. The script of the
 * page registers the worker, as the real one did.
 */
export async function serveOldClient(base: string): Promise<OldClient> {
  const page = fixture('index.html');
  const worker = fixture('service-worker.js');
  const files = new Set<string>(JSON.parse(/FILES = (\[.*\]);/.exec(worker)?.[1] ?? '[]'));
  const script = /src="\.\/(.*?\.js)"/.exec(page)?.[1] ?? '';
  const textOf = (name: string): string | null => {
    if (name === '') return page;
    if (name === 'service-worker.js') return worker;
    if (name === script) return "navigator.serviceWorker.register('./service-worker.js');";
    return files.has(name) ? '/* version 0.2 */' : null;
  };
  const server = createServer(({ url = '' }, answer) => {
    const name = url.startsWith(`${base}/`) ? url.slice(base.length + 1) : '?';
    const text = textOf(name);
    const type = name === '' ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript';
    answer.writeHead(text === null ? 404 : 200, { 'content-type': type }).end(text ?? '');
  });
  await once(server.listen(0), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise(closed => server.close(closed));
    },
  };
}
