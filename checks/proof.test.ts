import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Files of tests that a document names, each with the parts of titles that stand in brackets behind it. */
function proofsIn(document: string): { readonly file: string; readonly titles: readonly string[] }[] {
  const text = document.replace(/\s+/g, ' ');
  return [...text.matchAll(/`([\w./-]+\.test\.ts)`(?: \(([^)]*)\))?/g)].map(([, file = '', said = '']) => ({
    file: file.replace(/^(web|server)\//, 'packages/$1/'),
    titles: [...said.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  }));
}

describe.each([
  ['online.md', 60],
  ['people.md', 35],
] as const)('docs/proof/%s', (document, least) => {
  const proofs = proofsIn(readFileSync(join(ROOT, 'docs', 'proof', document), 'utf8'));

  it('names tests', () => expect(proofs.length).toBeGreaterThan(least));

  it.each(proofs)('$file has $titles', ({ file, titles }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    const source = readFileSync(join(ROOT, file), 'utf8');
    expect(titles.filter(title => !source.includes(title))).toEqual([]);
  });
});

it('this check reads files and titles', () => {
  expect(proofsIn('`web/a.test.ts` (`one`; `two, also`), `b.ts`, `checks/c.test.ts`')).toEqual([
    { file: 'packages/web/a.test.ts', titles: ['one', 'two, also'] },
    { file: 'checks/c.test.ts', titles: [] },
  ]);
});
