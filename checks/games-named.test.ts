import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from './source.ts';

/** Code that runs any game it is passed. */
const GENERIC = [
  'packages/games/src',
  'packages/bots/src',
  'packages/table/src',
  'packages/contracts/src',
  'packages/server/src',
  'packages/cli/src',
  'packages/web/src',
  'packages/web/build',
  'packages/web/public',
  'scripts',
];

/** The registries, with a line for each edition of each game. Nothing else says which games there are. */
const REGISTRIES = [
  'packages/games/src/games.ts',
  'packages/bots/src/estimators.ts',
  'packages/bots/src/explorers.ts',
  'packages/bots/src/levels.ts',
  'packages/bots/src/players.ts',
  'packages/bots/src/puzzlers.ts',
  'packages/bots/src/workbenches.ts',
  'packages/contracts/src/shapes/released.ts',
  'packages/cli/src/sentences/released.ts',
  'packages/web/src/games/faces.ts',
];

/** How code specific to a game names it, besides id and title. */
const NICKNAMES = ['cloister', 'tavern'];

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const NAMES = [...GAMES.all.flatMap(({ id, title }) => [id, camel(id), title]), ...NICKNAMES].map(name =>
  name.toLowerCase(),
);

/** What belongs to one game is in a folder, or in a file, with the id of the game. */
const isOfOneGame = (path: string): boolean =>
  GAMES.ids.some(id => path.split('/').some(part => part === id || part.startsWith(`${id}.`)));

/** The lines of a source that name a game, in code or in a comment. */
const naming = (source: string): string[] =>
  source.split('\n').filter(line => {
    const plain = line.toLowerCase().replaceAll("'", '’');
    return NAMES.some(name => plain.includes(name));
  });

describe('code that runs any game', () => {
  const files = [
    'packages/web/index.html',
    ...GENERIC.flatMap(filesUnder).filter(
      path => /\.(?:tsx?|mjs|js|css|webmanifest)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
    ),
  ];

  it('has files to check, and registries', () => {
    for (const folder of GENERIC) expect(files.some(path => path.startsWith(`${folder}/`))).toBe(true);
    for (const path of REGISTRIES) expect(files).toContain(path);
  });

  it('names no game: it lies in a folder of the game, or is a registry', () => {
    const found = files
      .filter(path => !isOfOneGame(path) && !REGISTRIES.includes(path))
      .flatMap(path => naming(readFileSync(join(ROOT, path), 'utf8')).map(line => `${path}: ${line.trim()}`));
    expect(found, found.join('\n')).toEqual([]);
  });
});

describe('this check', () => {
  it.each([
    "if (game === 'heros-tavern') {",
    "import { heavenAndAle } from '@taproom/games/heaven-and-ale';",
    'const cloisterBots = [];',
    "// In Hero's Tavern every choice is a turn.",
    'TITLE = "Heaven & Ale"',
  ])('finds %s', line => {
    expect(naming(`const a = 1;\n${line}\n`)).toEqual([line]);
  });

  it.each(['const game = GAMES.current(id);', '// the taproom itself'])('lets pass %s', line => {
    expect(naming(line)).toEqual([]);
  });

  it('knows what belongs to one game', () => {
    expect(isOfOneGame('packages/bots/src/heros-tavern/search.ts')).toBe(true);
    expect(isOfOneGame('packages/cli/src/sentences/heaven-and-ale.ts')).toBe(true);
    expect(isOfOneGame('packages/bots/src/search.ts')).toBe(false);
  });
});
