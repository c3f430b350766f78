import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

/** All files of the client but tests, from its source folder. */
export const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
  .sort();

export const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** The paths of all messages: `play.undo`, `records.menu`, … */
export function pathsOf(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${before}${key}.`) : [`${before}${key}`],
  );
}

/** What of a catalogue is not looked for one by one. */
interface Known {
  /** Maps whose keys come from data: codes, kinds of tile and card, stages, levels. They are used as wholes. */
  readonly maps: readonly string[];
  /** Used by a key from data where no dot can be seen. */
  readonly byKey: readonly string[];
}

const startsWith = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`);

/** Whether something in a source uses a key. */
export const isUsedIn = (source: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b(?!['"])|\\{[^{}]*\\b${key}\\b[^{}]*\\} = |\\['${key}'\\]`).test(source);

/** Files as one text. English stands for all languages: its own files use the nouns of each other. */
export const sourceOf = (paths: readonly string[]): string =>
  paths
    .filter(path => !/^i18n\/(de|ru)\//.test(path))
    .map(read)
    .join('\n');

/** Whether each message of the English catalogue is used somewhere. */
export function expectAllUsed(catalogue: object, { maps, byKey }: Known): void {
  const source = sourceOf(files);
  const isUsed = (key: string): boolean => isUsedIn(source, key);
  const names = new Set(
    pathsOf(catalogue)
      .filter(path => !byKey.some(prefix => startsWith(path, prefix)))
      .map(path => maps.find(prefix => startsWith(path, prefix)) ?? path),
  );
  expect([...names].filter(path => !isUsed(path.split('.').at(-1) ?? path))).toEqual([]);
  for (const prefix of [...maps, ...byKey])
    expect(
      pathsOf(catalogue).some(path => startsWith(path, prefix)),
      `${prefix} is listed for nothing`,
    ).toBe(true);
}
