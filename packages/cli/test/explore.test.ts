import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { taproom } from './called.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-explore-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ARGS = ['explore', 'heros-tavern', '--seats', '3', '--pairs', '3', '--seed', 's'];
const run = (file: string, ...more: string[]) => taproom([...ARGS, '--file', join(folder, file), ...more]);

describe('explore', () => {
  it('resumes after an interruption as if there had been none', async () => {
    const whole = await run('whole.jsonl', '--json');
    expect(whole).toMatchObject({ code: 0, err: '' });
    const saved = readFileSync(join(folder, 'whole.jsonl'), 'utf8');
    // Half of the file, with an incomplete last line.
    writeFileSync(join(folder, 'half.jsonl'), saved.slice(0, saved.length / 2));
    expect(await run('half.jsonl', '--json')).toEqual(whole);
    expect(readFileSync(join(folder, 'half.jsonl'), 'utf8')).toBe(saved);
    const found = JSON.parse(whole.out);
    expect(found).toMatchObject({ ok: true, game: 'heros-tavern', seed: 's', tables: [{ seats: 3 }] });
    expect(found.cells.length).toBe(84);
  });

  it('continues with more pairs, and without a file', async () => {
    const asked = ['explore', 'heros-tavern', '--seats', '3', '--pairs', '4', '--seed', 's'];
    const more = await taproom(asked);
    expect(more).toMatchObject({ code: 0, err: '' });
    expect(more.out).toMatch(
      /^heros-tavern, 3 seats, \d+ games\n\n {2}pick, round 1 +pairs +points +victory\n/,
    );
  });

  it('refuses other settings and other files', async () => {
    const other = await taproom([...ARGS.slice(0, -1), 't', '--file', join(folder, 'whole.jsonl'), '--json']);
    expect(other.code).toBe(1);
    expect(JSON.parse(other.out)).toMatchObject({
      ok: false,
      code: 'other-exploration',
      field: 'seed',
      have: '"s"',
      need: '"t"',
    });
    const kind = await taproom([...ARGS, '--kind', 'purchas']);
    expect(kind.err).toContain('Did you mean purchase?');
    writeFileSync(join(folder, 'no.txt'), 'something else\n');
    expect((await run('no.txt')).err).toContain('is not an explore file.');
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').split('\n');
    writeFileSync(join(folder, 'broken.jsonl'), [...lines.slice(0, 2), ...lines.slice(3)].join('\n'));
    expect((await run('broken.jsonl')).err).toContain('is not a valid game.');
    expect((await taproom(['explore', 'heros-tavern', '--seats', '2'])).err).toContain('3 to 5 seats');
  });
});
