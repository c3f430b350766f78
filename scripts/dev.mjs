// `npm run dev`: the client with hot reload, and a server that restarts when its sources change. Open the address of
// the client; it proxies API requests to the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { watchParts } from './bundle.mjs';
import { root } from './places.mjs';

const folder = join(root, '.build', 'dev');
mkdirSync(folder, { recursive: true });
const [clientPort, serverPort] = [Number(process.env.PORT ?? 5173), await freePort()];

let server = null;
/** The previous server ends first: only one may have the database open. */
async function restart() {
  if (server !== null && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  server = spawn(process.execPath, ['--enable-source-maps', join(folder, 'server.mjs')], {
    env: {
      DATA: join(folder, 'data'),
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      SITE: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

let turn = Promise.resolve();
const watching = await watchParts(
  join(root, 'packages', 'server', 'src', 'main.ts'),
  'server',
  folder,
  () => (turn = turn.then(restart)),
);
const behind = `http://127.0.0.1:${serverPort}`;
const client = await createServer({
  root: join(root, 'packages', 'web'),
  server: {
    port: clientPort,
    proxy: Object.fromEntries(
      ['/api', '/feeds', '/healthz', '/readyz', '/metrics'].map(path => [path, behind]),
    ),
  },
});
await client.listen();
client.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server?.kill();
    await Promise.all([client.close(), watching.dispose()]);
    process.exit(0);
  });

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
