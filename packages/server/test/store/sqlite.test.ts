import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';
import { someTable, turnRow } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', () => openSqlite(join(folder, 'data', 'taproom.db')));

it('commits all changes of a few turns of the event loop at once', async () => {
  const store = await openSqlite(join(folder, 'other.db'));
  const tables = await Promise.all(Array.from({ length: 100 }, () => someTable(store)));
  const exec = vi.spyOn(Libsql.prototype, 'exec');
  const appended = tables.map(async ({ id }, i) => {
    if (i % 2 === 1) await new Promise(resolve => setImmediate(resolve));
    await store.games.append([turnRow(id, 1)], {}, null);
  });
  await Promise.all(appended);
  expect(exec.mock.calls).toEqual([['begin immediate'], ['commit']]);
  exec.mockRestore();
  await store.close();
});
