import { SeededRandom } from '@taproom/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOf } from './house.ts';
import { runKills } from './kills.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { BadWire } from './proxy.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

const BAD = { dropAnswer: 0.08, repeat: 0.08, cut: 0.05, stall: 0.02, late: 0.08 };

describe('failures 2, 3 and 4: a bad wire', () => {
  it('loses no turn and doubles none, whatever it drops, repeats, cuts, delays or reorders', async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
    const wire = await BadWire.open(port, BAD, new SeededRandom('wire'));
    try {
      const report = await runKills({
        servers: [server],
        houses: [() => `http://127.0.0.1:${wire.port}`],
        open: () => storeOf(folder.path),
        kills: 1,
        tables: 2,
        seed: 'wire',
        pause: 6000,
      });
      expect(report).toMatchObject({ lost: [], doubled: [], different: [], surprises: [] });
      expect(report.turns).toBeGreaterThan(10);
      for (const fault of ['dropAnswer', 'repeat', 'cut', 'late'] as const)
        expect(wire.met[fault], fault).toBeGreaterThan(0);
    } finally {
      wire.close();
      await server.end();
      folder.remove();
    }
  }, 120_000);
});
