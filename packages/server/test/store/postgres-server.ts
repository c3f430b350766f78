import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of the tests' own, on loopback, that ends with them. */
export interface PostgresServer {
  readonly port: number;
  /** The address of a new and empty database. */
  newDatabase(): Promise<string>;
  stop(how?: 'gently' | 'at-once'): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and takes away its data. */
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

function findPrograms(): string | null {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : [];
  const places = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return (
    places.find(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
  );
}

/** Where PostgreSQL's programs are. On a machine of our own they are installed if they are not there. */
async function programs(): Promise<string> {
  const found = findPrograms();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']).catch(() => null);
  }
  const installed = findPrograms();
  if (installed === null) throw new Error('PostgreSQL is needed: apt-get install postgresql');
  return installed;
}

/** PostgreSQL refuses to run as root, so it runs as someone who may do nothing else. */
function somebodyElse(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(line => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('no user "postgres" or "nobody" to run PostgreSQL as');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const urlOf = (port: number, database: string): string => `postgres://taproom@127.0.0.1:${port}/${database}`;

async function ask(port: number, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function newDatabase(port: number): Promise<string> {
  const name = `house_${randomBytes(6).toString('hex')}`;
  await ask(port, `create database ${name}`);
  return urlOf(port, name);
}

/** The environment variable with the port of the server that all files of a test run share. */
export const SHARED_POSTGRES = 'TAPROOM_TEST_POSTGRES';

/** A database server that someone else started and ends. */
function borrowed(port: number): PostgresServer {
  const notOurs = async (): Promise<void> => {
    throw new Error("this PostgreSQL is shared with other test files: start a 'synced' one to stop it");
  };
  return { port, newDatabase: () => newDatabase(port), start: notOurs, stop: notOurs, close: async () => {} };
}

/**
 * `synced`: a separate server that waits for the disk, for tests about durability, and that can be stopped. `quick`:
 * one that does not, shared with the other files of a test run if there is one.
 */
export async function startPostgres(discipline: 'synced' | 'quick'): Promise<PostgresServer> {
  const shared = process.env[SHARED_POSTGRES];
  if (discipline === 'quick' && shared !== undefined) return borrowed(Number(shared));
  const bin = await programs();
  const user = somebodyElse();
  const folder = mkdtempSync(join(tmpdir(), 'taproom-postgres-'));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } };
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'taproom', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await freePort();

  let server: ChildProcess | null = null;
  const end = () => server?.kill('SIGQUIT');
  process.once('exit', end);

  const start = async () => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=200'];
    settings.push(`fsync=${discipline === 'synced' ? 'on' : 'off'}`);
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, ...settings.flatMap(setting => ['-c', setting])],
      { ...as, stdio: 'ignore' },
    );
    const ended = once(server, 'exit').then(() => {
      throw new Error('PostgreSQL ended while it started');
    });
    // It may end at any later time.
    ended.catch(() => {});
    const answers = async () => {
      while (true) {
        try {
          return await ask(port, 'select 1');
        } catch {
          await new Promise(later => setTimeout(later, 50));
        }
      }
    };
    await Promise.race([answers(), ended]);
  };

  const stop = async (how: 'gently' | 'at-once' = 'gently') => {
    if (server === null) return;
    const ended = once(server, 'exit');
    server.kill(how === 'gently' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    server = null;
  };

  await start();
  return {
    port,
    newDatabase: () => newDatabase(port),
    start,
    stop,
    close: async () => {
      await stop('at-once');
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
