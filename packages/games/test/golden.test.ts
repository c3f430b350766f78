import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/index.ts';
import { fileOf, isOfRules, retold, WANTED } from './golden.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'golden');
const MOST_BYTES = 150_000;

describe('golden games', () => {
  it('has one for each game, number of seats and ending, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(WANTED.map(fileOf).sort());
  });

  for (const wanted of WANTED) {
    it(`${fileOf(wanted)} is told again exactly from its record`, () => {
      const file = readFileSync(join(FOLDER, fileOf(wanted)), 'utf8');
      const again = retold(file);
      expect(again.text).toBe(file);
      expect(again.wanted).toEqual(wanted);
      expect(isOfRules(file, GAMES.current(wanted.id).rules)).toBe(true);
      expect(Buffer.byteLength(file)).toBeLessThan(MOST_BYTES);
    });
  }
});
