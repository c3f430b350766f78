import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOf } from './house.ts';
import { runKills } from './kills.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

const NOTHING = { lost: [], doubled: [], different: [], surprises: [] };

const ENDS = [
  { ends: 'is killed', signal: 'SIGKILL' },
  { ends: 'is asked to stop', signal: 'SIGTERM' },
] as const;

describe.each(ENDS)('failures 1 to 5: a server that $ends while people play', ({ signal }) => {
  it('loses no acknowledged turn, doubles none, and all clients end alike', {
    timeout: 120_000,
  }, async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
    try {
      const report = await runKills({
        servers: [server],
        houses: [() => `http://127.0.0.1:${port}`],
        open: () => storeOf(folder.path),
        kills: 4,
        signal,
        tables: 2,
        seed: 'kills',
        pause: 900,
      });
      expect(report).toMatchObject(NOTHING);
      expect(report.kills).toBe(4);
      expect(report.turns).toBeGreaterThan(10);
    } finally {
      await server.end();
      folder.remove();
    }
  });
});
