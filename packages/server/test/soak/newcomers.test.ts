import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

const REGULARS = 20;
const NEWCOMERS = 100;
const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

it('newcomers are not kept waiting while everyone else is answered again and again', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
  const sockets: Socket[] = [];
  let answers = 0;
  const visit = (heard: (visitor: Socket) => void): Socket => {
    const visitor = connect({ host: '127.0.0.1', port, noDelay: true });
    sockets.push(visitor);
    visitor.on('error', () => {}); // whoever is sent away is missing in the counts
    visitor.on('data', data => {
      if (data.toString('latin1').startsWith('HTTP/1.1 ')) heard(visitor);
    });
    visitor.write(REQUEST);
    return visitor;
  };
  try {
    await server.start();
    // Regulars ask again as soon as they have an answer.
    for (let i = 0; i < REGULARS; i++)
      visit(regular => {
        answers++;
        regular.write(REQUEST);
      });
    await vi.waitUntil(() => answers > 10 * REGULARS, 30_000);
    process.kill(server.pid, 'SIGSTOP');
    let connected = 0;
    let welcomed = 0;
    let meanwhile = Number.POSITIVE_INFINITY;
    for (let i = 0; i < NEWCOMERS; i++)
      visit(() => {
        welcomed++;
        if (welcomed === NEWCOMERS) meanwhile = answers - before;
      }).on('connect', () => connected++);
    await vi.waitUntil(() => connected === NEWCOMERS, 20_000);
    const before = answers;
    process.kill(server.pid, 'SIGCONT');
    await vi.waitUntil(() => welcomed === NEWCOMERS, 60_000);
    // One after the other they would have waited for a round of all regulars each: 2000 answers.
    expect(meanwhile).toBeLessThan((NEWCOMERS * REGULARS) / 4);
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.end('SIGKILL');
    folder.remove();
  }
});
