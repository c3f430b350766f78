import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, taproom } from './taproom.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-arena-process-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const linesOf = (name: string): string[] =>
  existsSync(file(name)) ? readFileSync(file(name), 'utf8').split('\n') : [];

/** Resolves when a file has this many complete lines, or the process that should write them is gone. */
async function written(name: string, lines: number, child: ChildProcess): Promise<void> {
  while (linesOf(name).length <= lines && child.exitCode === null)
    await new Promise(resolve => setTimeout(resolve, 20));
}

/** What does not depend on the clock. */
function figures(out: string): object {
  const { seconds, standings, ...rest } = JSON.parse(out);
  return { ...rest, standings: standings.map(({ time, ...standing }: { time: object }) => standing) };
}

describe('the real arena', { timeout: 120_000 }, () => {
  it('goes on from its file after it was killed in the middle', async () => {
    const bots = ['--bots', 'barkeep,patron,patron', '--nodes', '1', '--jobs', '2'];
    const args = ['arena', 'heros-tavern', ...bots, '--deals', '30', '--seed', 's', '--json'];
    const begun = spawn(
      process.execPath,
      ['scripts/run.mjs', 'packages/cli/src/main.ts', ...args, '--out', file('killed')],
      { cwd: ROOT },
    );
    const ended = new Promise(resolve => begun.once('close', resolve));
    await written('killed', 5, begun);
    begun.kill('SIGKILL');
    await ended;
    const kept = linesOf('killed').slice(0, -1);
    expect(kept.length).toBeGreaterThanOrEqual(5);

    const resumed = await taproom([...args, '--out', file('killed')]);
    expect([resumed.code, resumed.err]).toEqual([0, '']);
    const all = linesOf('killed');
    expect(all.slice(0, kept.length)).toEqual(kept);
    expect(all).toHaveLength(1 + 90 + 1);
    expect(figures(resumed.out)).toEqual(figures((await taproom(args)).out));
  });

  it('seats the example player in each of its workers', async () => {
    const player = `exec:node ${ROOT}examples/player.mjs`;
    const bots = ['--bot', 'patron', '--bot', player, '--bot', player];
    const args = ['arena', 'heros-tavern', ...bots, '--deals', '4', '--seed', 's', '--jobs', '2', '--json'];
    const { code, out, err } = await taproom(args);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, games: 12, crashes: [] });
  });

  it('tells of a player that breaks down in a worker, and ends with code 1', async () => {
    writeFileSync(file('silent.mjs'), 'process.stdin.once("data", () => process.exit(7));');
    const bots = ['--bot', 'patron', '--bot', 'patron', '--bot', `exec:node ${file('silent.mjs')}`];
    const args = ['arena', 'heros-tavern', ...bots, '--deals', '1', '--seed', 's', '--jobs', '2', '--json'];
    const { code, out, err } = await taproom(args);
    expect(code).toBe(1);
    const { crashes } = JSON.parse(out);
    expect(crashes).toHaveLength(3);
    expect(crashes[0]).toMatchObject({ reason: { code: 'player-ended', how: 'exit code 7' } });
    expect(err).toContain('Its program exited (exit code 7).');
  });
});
