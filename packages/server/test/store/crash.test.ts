import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/place.ts';
import { startPostgres } from './postgres-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROOT = join(import.meta.dirname, '../../../..');

/** The turns a process reported as stored until it was killed, after this many of them. */
async function appendUntilKilled(place: string, turns: number): Promise<Map<string, number>> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/run.mjs'), 'packages/server/test/store/appender.ts', place],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const last = new Map<string, number>();
  let told = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may be cut off.
    const [, id, first] = /^(\w+) (\d+) stored$/.exec(line) ?? [];
    if (id !== undefined) last.set(id, Number(first));
    if (++told === turns) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  rmSync(join(ROOT, '.build/run', `appender-${child.pid}.mjs`));
  return last;
}

/** Whatever was acknowledged is there, without gaps; of what was not, at most the one turn that was under way. */
async function expectAllThere(place: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openStore(place);
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [id, last] of acknowledged) {
    const turns = await store.games.turns(id, 1);
    expect(turns.map(({ first }) => first)).toEqual(turns.map((_, i) => 1 + 2 * i));
    expect([last, last + 2]).toContain(turns.at(-1)?.first);
    const stored = turns.length * 2;
    expect(await store.tables.heads([id])).toMatchObject([{ entries: stored }]);
    expect(await store.tables.get(id)).toMatchObject({ due: stored - 1, version: 1 + turns.length });
  }
  expect(await store.ready()).toBeNull();
  await store.close();
}

describe('nothing acknowledged is lost', () => {
  it.for([1, 40, 333])('when a process with SQLite is killed after %i turns', async turns => {
    const place = join(folder, `${turns}.db`);
    await expectAllThere(place, await appendUntilKilled(place, turns));
  });

  it('when a process with PostgreSQL is killed, and when PostgreSQL is', async () => {
    const server = await startPostgres('synced');
    const place = await server.newDatabase();
    const acknowledged = await appendUntilKilled(place, 100);
    await server.stop('at-once');
    await server.start();
    await expectAllThere(place, acknowledged);
    await server.close();
  });
});
