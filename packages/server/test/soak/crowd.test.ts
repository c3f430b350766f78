import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

/** The kernel keeps no more connections than this waiting, whatever a program asks for. */
const LIMIT = '/proc/sys/net/core/somaxconn';
const CROWD = Math.min(1500, existsSync(LIMIT) ? Number(readFileSync(LIMIT, 'utf8')) : 128);

it('a crowd that comes while the server is busy waits in line, and everyone gets an answer', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
  const visitors: Socket[] = [];
  try {
    await server.start();
    process.kill(server.pid, 'SIGSTOP');
    let connected = 0;
    let answered = 0;
    for (let i = 0; i < CROWD; i++) {
      const visitor = connect({ host: '127.0.0.1', port });
      visitors.push(visitor);
      visitor.on('error', () => {}); // whoever is sent away is missing in the counts
      visitor.on('connect', () => connected++);
      visitor.once('data', data => {
        if (data.toString('latin1').startsWith('HTTP/1.1 200')) answered++;
      });
      visitor.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    }
    await vi.waitUntil(() => connected === CROWD, 20_000).catch(() => {});
    expect(connected, 'everyone is in line').toBe(CROWD);
    process.kill(server.pid, 'SIGCONT');
    await vi.waitUntil(() => answered === CROWD, 60_000).catch(() => {});
    expect(answered, 'everyone got an answer').toBe(CROWD);
  } finally {
    for (const visitor of visitors) visitor.destroy();
    await server.end('SIGKILL');
    folder.remove();
  }
});
