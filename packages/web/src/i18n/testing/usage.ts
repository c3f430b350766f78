import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { TRANSLATIONS } from '../languages.ts';

const SOURCE = join(import.meta.dirname, '../..');

/** All files of the client except tests, relative to its source folder. */
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

/** Parts of a catalogue that are not checked key by key. */
interface Known {
  /** Maps whose keys come from data: codes, kinds of tile and card, stages, levels. They are used as a whole. */
  readonly maps: readonly string[];
  /** Used by a key from data, without a visible dot. */
  readonly byKey: readonly string[];
}

const startsWith = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`);

/** Whether something in a source uses a key. */
export const isUsedIn = (source: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b(?!['"])|\\{[^{}]*\\b${key}\\b[^{}]*\\} = |\\['${key}'\\]`).test(source);

/** Files as one text. English stands for all languages: its own files use each other's nouns. */
export const sourceOf = (paths: readonly string[]): string =>
  paths
    .filter(path => !TRANSLATIONS.some(language => path.startsWith(`i18n/${language}/`)))
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
