import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'scripts', 'start.mjs');

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-start-'));
});
afterEach(() => {
  for (const one of started.splice(0)) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm start` runs. */
function start(environment: Readonly<Record<string, string>> = {}) {
  const places = { SITE: join(folder, 'site'), DATA: join(folder, 'data') };
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...places, ...environment };
  const run = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(run);
  let text = '';
  const says = (what: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        text += chunk.toString();
        if (what.test(text)) resolve();
      };
      run.stdout.on('data', hear);
      run.stderr.on('data', hear);
      run.once('exit', code => reject(new Error(`ended with ${code}: ${text}`)));
    });
  return { run, says };
}

const childrenOf = ({ pid }: ChildProcess): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

describe('npm start', () => {
  it('leaves one process, which stops as the server does', async () => {
    const { run, says } = start();
    await says(/is running/);
    if (process.platform === 'linux') expect(childrenOf(run)).toEqual([]);
    run.kill('SIGTERM');
    expect(await once(run, 'exit')).toEqual([0, null]);
  });

  it('ends with the server’s exit code if the settings are wrong', async () => {
    const { run } = start({ PORT: 'nowhere' });
    expect(await once(run, 'exit')).toEqual([2, null]);
  });

  it.runIf(process.platform === 'linux')('can be stopped while it builds', async () => {
    const { run, says } = start();
    await says(/Building/);
    const [builder] = childrenOf(run);
    expect(builder).toBeDefined();
    run.kill('SIGTERM');
    expect(await once(run, 'exit')).toEqual([null, 'SIGTERM']);
    await expect.poll(() => isAlive(Number(builder)), { timeout: 30_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    // A process that has ended may wait for its parent to notice.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
