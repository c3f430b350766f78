import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, importsIn, ROOT } from './source.ts';

/** Programs that run any game that they are handed. */
const PROGRAMS = ['packages/server/src', 'packages/cli/src', 'packages/web/src'];

/** Where the registries are, and what they are called there. */
const REGISTRIES: Readonly<Record<string, string>> = {
  '@taproom/games': 'GAMES',
  '@taproom/bots': 'PLAYERS',
  '@taproom/bots/levels': 'LEVELS',
  '@taproom/bots/explore': 'EXPLORERS',
  '@taproom/bots/puzzles': 'PUZZLERS',
  '@taproom/bots/workbench': 'WORKBENCHES',
  '@taproom/contracts/shapes/released': 'SHAPES',
  'packages/web/src/games/faces.ts': 'FACES',
  'packages/web/src/rules.ts': 'GAMES',
  'packages/web/src/released.ts': 'RELEASED',
  'packages/server/src/released.ts': 'RELEASED',
  'packages/cli/src/sentences/released.ts': 'SENTENCES',
  'packages/cli/src/desk.ts': 'DESK',
};

/** Where a program begins: here the released games are handed in. */
const ENTRIES = [
  'packages/server/src/main.ts',
  'packages/server/src/released.ts',
  // For programs that start a server themselves.
  'packages/server/src/index.ts',
  'packages/cli/src/main.ts',
  'packages/cli/src/desk.ts',
  'packages/web/src/main.tsx',
  'packages/web/src/worker.ts',
  'packages/web/src/released.ts',
  'packages/web/src/rules.ts',
  // Run by the build.
  'packages/web/src/previews.ts',
  'packages/web/src/notices.ts',
];

/** The registries that a file takes for itself instead of being handed them. */
const taken = (path: string, source: string): string[] =>
  importsIn(path, source).flatMap(({ from, taken }) => {
    if (from === null) return [];
    const module = from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
    const registry = REGISTRIES[module];
    if (registry === undefined) return [];
    // With a star, or with `import(…)`, everything is taken.
    const isWhole = taken === '' || taken.includes('*');
    return isWhole || new RegExp(String.raw`\b${registry}\b`).test(taken) ? [`${path}: ${registry}`] : [];
  });

describe('a program', () => {
  const files = PROGRAMS.flatMap(filesUnder).filter(
    path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );

  it('has files to check, and entries', () => {
    for (const folder of PROGRAMS) expect(files.some(path => path.startsWith(`${folder}/`))).toBe(true);
    for (const path of ENTRIES) expect(files).toContain(path);
  });

  it('is handed the registries where it begins, and imports them nowhere else', () => {
    const found = files
      .filter(path => !ENTRIES.includes(path))
      .flatMap(path => taken(path, readFileSync(join(ROOT, path), 'utf8')));
    expect(found, found.join('\n')).toEqual([]);
  });
});

describe('this check', () => {
  it.each([
    "import { GAMES } from '@taproom/games';",
    "import {\n  expectOk,\n  GAMES as games,\n} from '@taproom/games';",
    "import * as games from '@taproom/games';",
    "export * from '@taproom/bots/levels';",
    "export { PLAYERS } from '@taproom/bots';",
    "const { LEVELS } = await import('@taproom/bots/levels');",
    "import { FACES } from '../games/faces.ts';",
    "import { RELEASED } from '../released.ts';",
  ])('finds %s', source => {
    expect(taken('packages/web/src/pages/Page.tsx', source)).toHaveLength(1);
  });

  it.each([
    "import { type Catalogue, expectOk } from '@taproom/games';",
    "import type { Levels } from '@taproom/bots/levels';",
    "import { games } from '@taproom/games/heaven-and-ale';",
    "const { LocalGame } = await import('../local/game.ts');",
  ])('lets pass %s', source => {
    expect(taken('packages/web/src/pages/Page.tsx', source)).toEqual([]);
  });
});
