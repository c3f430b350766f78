import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT, testsIn } from './source.ts';

/** A row of docs/proof/failures.md: what broke on other platforms, and where it is tested here. */
interface Failure {
  readonly number: number;
  /** Files and folders of tests, from packages/ on. */
  readonly places: readonly string[];
}

const failuresIn = (markdown: string): Failure[] =>
  [...markdown.matchAll(/^\| (\d+) \|.*$/gm)].map(([row, number]) => ({
    number: Number(number),
    places: [...row.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  }));

/** The failures that a title names: `failure 2 and 4: …`, `failures 1 to 5: …`. */
function failuresNamed(title: string): number[] {
  const [, told] = /^failures? ([^:]*):/.exec(title) ?? [];
  if (told === undefined) return [];
  const numbers = [...told.matchAll(/\d+/g)].map(Number);
  const [from = 0, to = 0] = numbers;
  return /^\d+ to \d+$/.test(told) ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : numbers;
}

/** The failures that a file really tests: a title alone is not a test. */
const failuresTested = (path: string, source: string): number[] =>
  testsIn(path, source)
    .filter(({ body }) => /\bexpect\b/.test(body))
    .flatMap(({ title }) => failuresNamed(title));

describe('failures that others had', () => {
  const failures = failuresIn(readFileSync(join(ROOT, 'docs/proof/failures.md'), 'utf8'));
  const tests = filesUnder('packages')
    .filter(path => /\.test\.tsx?$/.test(path))
    .map(path => ({ path, tested: failuresTested(path, readFileSync(join(ROOT, path), 'utf8')) }));

  it('are thirteen', () => {
    expect(failures.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it.each(failures)('number $number has a test wherever the document says', ({ number, places }) => {
    const files = tests.filter(({ tested }) => tested.includes(number)).map(({ path }) => path);
    expect(files, `no test is called "failure ${number}: …"`).not.toEqual([]);
    const without = places.filter(place => !files.some(path => path.startsWith(`packages/${place}`)));
    expect(without, `no test there is called "failure ${number}: …"`).toEqual([]);
  });
});

describe('this check', () => {
  it('reads which failures a title names', () => {
    expect(failuresNamed('failure 7: undo')).toEqual([7]);
    expect(failuresNamed('failures 2, 3 and 14: a bad wire')).toEqual([2, 3, 14]);
    expect(failuresNamed('failures 3 to 5: kills')).toEqual([3, 4, 5]);
    expect(failuresNamed('after failure 3: none')).toEqual([]);
  });

  it.each([
    "it('failure 1: …', () => { expect(1).toBe(1); });",
    "describe('failure 1: …', () => { it('…', () => expect(1).toBe(1)); });",
    "it.each(LIST)('failure 1: …', () => { expect(1).toBe(1); });",
  ])('counts %s', source => {
    expect(failuresTested('a.test.ts', source)).toEqual([1]);
  });

  it.each([
    "it.skip('failure 1: …', () => { expect(1).toBe(1); });",
    "it.todo('failure 1: …');",
    "it('failure 1: …', () => {});",
    "// it('failure 1: …', () => { expect(1).toBe(1); });",
  ])('does not count %s', source => {
    expect(failuresTested('a.test.ts', source)).toEqual([]);
  });

  it('reads the document', () => {
    expect(failuresIn('| No. |\n| 3 | x | tested (`web/test/a.test.ts`, `server/test`) |')).toEqual([
      { number: 3, places: ['web/test/a.test.ts', 'server/test'] },
    ]);
  });
});
