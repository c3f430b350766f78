import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from '../soak/program.ts';
import { Life } from './life.ts';
import { openLifeServer } from './open.ts';
import { faultsOf } from './report.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

/** People think ten times faster than in life, and bots hardly wait: so that much happens in half a minute. */
const SCALE = 0.1;
const TERMS = { best: 50, others: 20, pause: 100, grace: 12_000 };

describe('a hundred tables in play at once', () => {
  it('lose nothing, make no errors, and every bot that was due has moved', { timeout: 420_000 }, async () => {
    const server = await openLifeServer(program.file, 'sqlite', TERMS);
    try {
      const options = { tables: 100, seconds: 30, best: 2, bell: 1, scale: SCALE, botPause: TERMS.pause };
      const life = new Life(server, { ...options, seed: 'test' }, () => undefined);
      const report = await life.run();
      expect(faultsOf(report)).toEqual([]);
      // Something of everything has happened.
      expect(report.turns.people).toBeGreaterThan(100);
      expect(report.turns.bots).toBeGreaterThan(100);
      expect(report.audit.acknowledged).toBe(report.turns.people);
      expect(report.audit.compared).toBeGreaterThan(200);
      expect(report.deeds).toMatchObject({
        reconnects: expect.any(Number),
        'chat lines heard': expect.any(Number),
        'games watched': expect.any(Number),
        'joined from the lobby': expect.any(Number),
        'people whose game was abandoned': expect.any(Number),
      });
    } finally {
      await server.close();
    }
  });
});
