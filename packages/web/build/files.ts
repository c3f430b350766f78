import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The names of all files in a folder and its subfolders, as in URLs; none if there is no folder. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => statSync(join(folder, name)).isFile())
        .map(name => name.replaceAll(sep, '/'))
        .sort()
    : [];
