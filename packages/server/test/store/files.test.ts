import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expectOk } from '@taproom/games';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { runCommand } from '../../src/operate/commands.ts';
import { serve } from '../../src/operate/serve.ts';
import { connect, openStore } from '../../src/store/place.ts';
import { somebody } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `${++files}`, 'data', 'taproom.db');
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modes = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`].map(modeOf);

/** What a careless shell would give. */
let mask: number;
beforeEach(() => {
  mask = process.umask(0);
});
afterEach(() => {
  process.umask(mask);
});

describe('the files of a server', () => {
  it('are for its own user alone', async () => {
    const path = newPath();
    const store = await openStore(path);
    await somebody(store);
    expect(modes(path)).toEqual(['600', '600', '600']);
    expect(modeOf(dirname(path))).toBe('700');
    await store.close();
  });

  it('are made so at the start where they were readable for others, and the log tells', async () => {
    const path = newPath();
    const data = dirname(path);
    const store = await openStore(path);
    await store.close();
    chmodSync(path, 0o644);
    if (!existsSync(`${path}-wal`)) writeFileSync(`${path}-wal`, '');
    chmodSync(`${path}-wal`, 0o640);
    const lines: string[] = [];
    const config = expectOk(
      readConfig({ DATA: data, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }, folder),
    );
    const log = { write: (line: string) => void lines.push(line) };
    const { app } = await serve(config, new URL(import.meta.url), { log });
    expect(modes(path)).toEqual(['600', '600', '600']);
    expect(lines.map(line => JSON.parse(line).file)).toEqual([path, `${path}-wal`]);
    await app.close();
    const again = await serve(config, new URL(import.meta.url), { log });
    await again.app.close();
    expect(lines).toHaveLength(2);
  });

  it('are the same for backups', async () => {
    const path = newPath();
    await (await openStore(path)).close();
    const config = expectOk(readConfig({ DATA: dirname(path) }, folder));
    const file = join(folder, 'backup.ndjson');
    expect(await runCommand(config, ['backup', file])).toBe(0);
    expect(modeOf(file)).toBe('600');
    const other = newPath();
    expect(await runCommand(expectOk(readConfig({ DATA: dirname(other) }, folder)), ['restore', file])).toBe(
      0,
    );
    expect(modeOf(other)).toBe('600');
    expect(modeOf(dirname(other))).toBe('700');
  });
});

describe('a file that holds no data of a server', () => {
  const opened = async (path: string) => {
    for (const open of [openStore, connect])
      await expect(open(path)).rejects.toThrow(/Move it away, then restore a backup/);
  };
  /** A file where one was, with something in it. */
  async function stored(): Promise<string> {
    const path = newPath();
    const store = await openStore(path);
    await somebody(store);
    await store.close();
    return path;
  }

  it('is refused if it is empty, and left alone', async () => {
    const path = await stored();
    truncateSync(path);
    await opened(path);
    expect(statSync(path).size).toBe(0);
  });

  it('is refused if it is another database, and left alone', async () => {
    const path = await stored();
    rmSync(path);
    const other = new Libsql(path);
    other.exec('create table house_of_somebody_else (x)');
    other.close();
    const before = readFileSync(path);
    await opened(path);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('is refused if all its tables were in a log that is gone', async () => {
    const path = await stored();
    rmSync(path);
    const other = new Libsql(path);
    other.exec('pragma journal_mode = wal');
    other.close();
    expect(statSync(path).size).toBeGreaterThan(0);
    await opened(path);
  });

  it('is refused if it is no database, or damaged', async () => {
    const path = await stored();
    const whole = readFileSync(path);
    writeFileSync(path, 'hello '.repeat(2_000));
    await opened(path);
    writeFileSync(
      path,
      whole.map((byte, i) => (i < 100 || i > 5_000 ? byte : 0xa5)),
    );
    await opened(path);
  });

  it('is no hindrance where a first start was interrupted', async () => {
    const path = await stored();
    rmSync(path);
    writeFileSync(`${path}.new`, 'half of a database');
    const store = await openStore(path);
    expect(await store.ready()).toBeNull();
    await store.close();
    expect(existsSync(`${path}.new`)).toBe(false);
  });
});
