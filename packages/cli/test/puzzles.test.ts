import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import { afterAll, expect, it } from 'vitest';
import { taproom } from './called.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [game = ''] = GAMES.ids;
/** A run of two games that is complete: nothing has to be played. */
const file = join(folder, 'puzzles.jsonl');
writeFileSync(file, '{"id":"a0-3"}\n{"id":"a1-7"}\n');
const call = (...more: readonly string[]) =>
  taproom(['puzzles', '--game', game, '--file', file, '--games', '2', ...more]);

it('says how many puzzles are new', async () => {
  expect(await call()).toMatchObject({ code: 0, out: 'New puzzles: 0\n' });
});

it('says so as JSON', async () => {
  const { code, out } = await call('--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ game, file, games: 2, newPuzzles: 0 });
});

it('needs a game', async () => {
  expect((await taproom(['puzzles', '--file', file])).err).toContain('--game is missing.');
});

it('needs a file', async () => {
  expect((await taproom(['puzzles', '--game', game])).err).toContain('--file is missing.');
});
