import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { gather } from './tables.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  if (!hasStrace() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq']);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'strace']);
  }
  if (!hasStrace()) throw new Error('strace is needed: apt-get install strace');
  program = await bundleServer();
}, 120_000);
afterAll(() => program.remove());

const hasStrace = (): boolean => {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** What the trace shows, in order: something was written to the database, it was synced, a turn was acknowledged. */
function deeds(trace: string): ('written' | 'synced' | 'acknowledged')[] {
  return trace.split('\n').flatMap(line => {
    if (/\b(?:pwrite64|write)\(\d+<[^>]*taproom\.db/.test(line)) return ['written' as const];
    if (/\b(?:fsync|fdatasync)\(\d+<[^>]*taproom\.db/.test(line)) return ['synced' as const];
    if (
      /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket)/.test(line) &&
      line.includes('\\"again\\":false')
    )
      return ['acknowledged' as const];
    return [];
  });
}

describe('the system calls of a server', () => {
  it('sync what was written before each acknowledgement of a turn', async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const trace = join(folder.path, 'trace');
    const calls = 'trace=write,writev,pwrite64,sendto,sendmsg,fsync,fdatasync';
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: join(folder.path, 'data') }, [
      'strace',
      // The tracer runs next to the server, so that signals reach the server itself.
      ...['-D', '-f', '-yy', '-s', '4000', '-e', calls, '-e', 'signal=none', '-o', trace],
    ]);
    try {
      await server.start();
      const { id, players } = await gather([() => `http://127.0.0.1:${port}`], 'heaven-and-ale', 'syncs');
      const watching = players.map(player => player.watch(id));
      const playing = players.map(player => player.play(id));
      const turns = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      while (turns() < 12) await new Promise(resolve => setTimeout(resolve, 20));
      for (const player of players) player.stop();
      await Promise.all([...watching, ...playing]);
      await server.end('SIGTERM');
      while (!/\+\+\+ exited/.test(readFileSync(trace, 'utf8').slice(-500)))
        await new Promise(resolve => setTimeout(resolve, 20));
      const seen = deeds(readFileSync(trace, 'utf8'));
      const acknowledged = seen.filter(deed => deed === 'acknowledged').length;
      expect(acknowledged).toBeGreaterThanOrEqual(12);
      let dirty = false;
      let writes = 0;
      for (const deed of seen) {
        if (deed === 'written') {
          dirty = true;
          writes++;
        }
        if (deed === 'synced') dirty = false;
        if (deed === 'acknowledged') {
          expect(dirty, 'a turn was acknowledged while something written was not synced').toBe(false);
          expect(writes, 'nothing was written for an acknowledged turn').toBeGreaterThan(0);
          writes = 0;
        }
      }
    } finally {
      await server.end();
      folder.remove();
    }
  }, 180_000);
});
