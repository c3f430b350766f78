import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { RELEASED } from '../../src/released.ts';
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
    const { app } = await serve(config, new URL(import.meta.url), RELEASED, { log });
    expect(modes(path)).toEqual(['600', '600', '600']);
    const told = () => lines.map(line => JSON.parse(line).file).filter(file => file !== undefined);
    expect(told()).toEqual([path, `${path}-wal`]);
    await app.close();
    const again = await serve(config, new URL(import.meta.url), RELEASED, { log });
    await again.app.close();
    expect(told()).toHaveLength(2);
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

describe('a file that a server has open', () => {
  const ROOT = join(import.meta.dirname, '../../../..');
  const IN_USE = /taproom\.db is in use by another server.*DATA.*PostgreSQL/;

  /** Another process that has the file open and works with it. */
  async function other(path: string): Promise<{ kill(): Promise<void> }> {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'scripts/run.mjs'), 'packages/server/test/store/appender.ts', path],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    // It blocks from now on, because nobody reads its output.
    child.stdout.pause();
    return {
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
        rmSync(join(ROOT, '.build/run', `appender-${child.pid}.mjs`));
      },
    };
  }

  it('is refused to a second server, until the first one is gone, even if it was killed', {
    timeout: 60_000,
  }, async () => {
    const path = newPath();
    const first = await other(path);
    const config = expectOk(readConfig({ DATA: dirname(path), PORT: '0', LOG_LEVEL: 'silent' }, folder));
    await expect(openStore(path)).rejects.toThrow(IN_USE);
    await expect(serve(config, new URL(import.meta.url), RELEASED)).rejects.toThrow(IN_USE);
    // A backup can be made all the same, and does not make room for a second server.
    expect(await runCommand(config, ['backup', join(folder, 'in-use.ndjson')])).toBe(0);
    await expect(openStore(path)).rejects.toThrow(IN_USE);
    await first.kill();
    const store = await openStore(path);
    expect(await store.ready()).toBeNull();
    await expect(openStore(path)).rejects.toThrow(IN_USE);
    await store.close();
    await (await openStore(path)).close();
    expect(modeOf(`${path}-lock`)).toBe('600');
  });

  it('is free again where opening it failed', async () => {
    const path = newPath();
    await (await openStore(path)).close();
    const whole = readFileSync(path);
    writeFileSync(path, 'hello '.repeat(2_000));
    await expect(openStore(path)).rejects.toThrow(/damaged/);
    writeFileSync(path, whole);
    await (await openStore(path)).close();
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
