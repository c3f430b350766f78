import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { fill, mountSmallDisk } from './disks.ts';
import { entriesFrom, someTable, turnRow } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-small-'));
const small = mountSmallDisk(folder);
afterAll(() => (small.disk === 'there' ? small.remove() : rmdirSync(folder)));

describe('a disk that fails', () => {
  it('refuses what does not fit on a full disk, and goes on when there is room again', async context => {
    if (small.disk === 'none') return context.skip(small.why);
    const store = await openSqlite(join(folder, 'taproom.db'));
    const { id } = await someTable(store);
    await store.games.append([turnRow(id, 1)], {}, null);
    const makeRoom = fill(folder);

    const large = turnRow(id, 3, { entries: entriesFrom(3, 5_000), key: 'large' });
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'not-stored' }) };
    const neighbours = await Promise.allSettled([
      store.games.append([large], { due: 5 }, null),
      store.tables.change(id, 1, { rules: 9 }),
    ]);
    expect(neighbours).toEqual([refused, refused]);
    expect(await store.ready()).toMatch(/not stored/);
    // What was stored before can be read all the while.
    expect(await store.games.turns(id, 1)).toEqual([turnRow(id, 1)]);
    expect(await store.tables.get(id)).toMatchObject({ version: 1, due: null });

    makeRoom();
    expect(await store.ready()).toBeNull();
    expect(await store.games.append([large], { due: 5 }, null)).toMatchObject({ done: 'stored' });
    await store.close();
    const again = await openSqlite(join(folder, 'taproom.db'));
    expect(await again.games.turns(id, 1)).toEqual([turnRow(id, 1), large]);
    await again.close();
  });

  it('refuses to open on a disk that can only be read, and opens when it can be written', async context => {
    if (small.disk === 'none') return context.skip(small.why);
    const view = join(folder, 'view');
    mkdirSync(view);
    await (await openSqlite(join(folder, 'first.db'))).close();
    // A file that this process has not had open: SQLite shares what it has.
    copyFileSync(join(folder, 'first.db'), join(folder, 'other.db'));
    execFileSync('mount', ['--bind', folder, view]);
    execFileSync('mount', ['-o', 'remount,bind,ro', view]);
    await expect(openSqlite(join(view, 'other.db'))).rejects.toMatchObject({ code: 'not-stored' });
    execFileSync('mount', ['-o', 'remount,bind,rw', view]);
    const store = await openSqlite(join(view, 'other.db'));
    expect(await store.ready()).toBeNull();
    await store.close();
    execFileSync('umount', ['-l', view]);
  });
});
