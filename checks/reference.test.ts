import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referencePages } from '../scripts/reference-pages.ts';
import { filesIn, ROOT } from './source.ts';

const FOLDER = join(ROOT, 'docs/reference');

describe('the reference of the library', () => {
  const pages = referencePages();

  it('is up to date; if it is not: npm run reference', () => {
    expect(filesIn(FOLDER)).toEqual([...pages.keys()].sort());
    for (const [page, text] of pages) expect(readFileSync(join(FOLDER, page), 'utf8')).toBe(text);
  });

  it('has what is imported under each name, wherever it is declared', () => {
    const shared = pages.get('games.md') ?? '';
    expect(shared).toContain(
      'class SeededRandom implements Random {\n  constructor(seed: string | number);\n',
    );
    expect(shared).toContain(
      '\n/** A record as text: the header, an empty line, one line per turn, the end. */\nfunction writeRecord(',
    );
    const tavern = pages.get('heros-tavern.md') ?? '';
    expect(tavern).toContain('`tables.SEATS_MIN`');
    expect(tavern).toContain("\n  | { readonly event: 'game-over'; readonly scores: ");
    expect(tavern).toContain('## `@taproom/games/heros-tavern/fast`');
  });

  it('has nothing that is not exported', () => {
    for (const text of pages.values()) expect(text).not.toMatch(/\bprivate \w+;|^const excerpt\b/m);
  });
});
