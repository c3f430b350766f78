import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from './source.ts';

/** What broke on other platforms, numbered as in docs/proof/failures.md. Each has a test that names its number. */
describe('failures that others had', () => {
  const list = readFileSync(join(ROOT, 'docs/proof/failures.md'), 'utf8');
  const numbers = [...list.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  const titles = filesUnder('packages')
    .filter(path => /\.test\.tsx?$/.test(path))
    .flatMap(path => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'failures? ([^:']*):/g)])
    .map(([, told = '']) => told);

  it('are thirteen', () => {
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it.each(Array.from({ length: 13 }, (_, i) => i + 1))('number %i has a test', number => {
    const names = (told: string): boolean => {
      const [from, to] = /^(\d+) to (\d+)$/.exec(told)?.slice(1).map(Number) ?? [];
      if (from !== undefined && to !== undefined) return number >= from && number <= to;
      return told.split(/\D+/).map(Number).includes(number);
    };
    expect(titles.some(names), `no test is called "failure ${number}: …"`).toBe(true);
  });
});
