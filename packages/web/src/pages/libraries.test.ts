import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FONTS, LIBRARIES } from './libraries.ts';

interface Package {
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = (path: string | URL): Package => JSON.parse(readFileSync(path, 'utf8'));

const named = [...FONTS, ...LIBRARIES];

describe('the licences of the about page', () => {
  it('are those of all dependencies', () => {
    const own = read(new URL('../../package.json', import.meta.url));
    const contracts = read(new URL('../../../contracts/package.json', import.meta.url));
    const used = Object.keys({ ...own.dependencies, ...contracts.dependencies }).filter(
      name => !name.startsWith('@taproom/'),
    );
    expect(named.map(({ name }) => name).toSorted()).toEqual(used.toSorted());
  });

  it.each(named)('$name is under $licence', ({ name, licence }) => {
    const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
    const found = folders.map(folder => `${folder}/${name}/package.json`).flatMap(tryRead);
    expect(found[0]?.license).toBe(licence);
  });
});

function tryRead(path: string): Package[] {
  try {
    return [read(path)];
  } catch {
    return [];
  }
}
