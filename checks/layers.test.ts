import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, filesUnder, importsIn, ROOT } from './source.ts';

/** The layers of packages. A package may import those with a smaller number, by name. */
const LAYERS = new Map([
  ['games', 0],
  ['bots', 1],
  ['table', 2],
  ['contracts', 3],
  ['server', 4],
  ['web', 4],
  ['cli', 4],
]);

/** What the tests of the rules may use besides the rules. The rules themselves use nothing. */
const TOOLS_OF_GAMES = /^(?:vitest|fast-check|node:.+)$/;

/** The rules know no clock, no chance of their own, and no world around them. */
const WORLD = new RegExp(
  [
    String.raw`\bMath\s*\.\s*random\b`,
    String.raw`\bDate\s*\.\s*now\b`,
    String.raw`\bnew\s+Date\b`,
    String.raw`(?<![\w$.])(?:performance|process|console)\s*\.`,
    String.raw`(?<![\w$.])(?:setTimeout|fetch|globalThis)\b(?!\s*:)`,
  ].join('|'),
  'g',
);

/** Whether a test names a file among the tests of a lower package: such as a game that is there for tests only. */
function isTestBelow(path: string, layer: number): boolean {
  const [top, other = '', folder] = path.split('/');
  return top === 'packages' && folder === 'test' && (LAYERS.get(other) ?? Number.POSITIVE_INFINITY) < layer;
}

/** What is wrong with the imports, and in the rules with the globals, of one file under packages/. */
function faults(path: string, source: string): string[] {
  const [, own = '', folder] = path.split('/');
  const layer = LAYERS.get(own);
  if (layer === undefined) return [`${path}: package ${own} has no layer`];
  const isTest = folder !== 'src' || /\.test\.\w+$/.test(path);
  const found: string[] = [];
  for (const { from: name } of importsIn(path, source)) {
    // What is computed can't be checked.
    if (name === null) {
      found.push(`${path}: computed import`);
      continue;
    }
    const other = /^@taproom\/([^/]+)/.exec(name)?.[1];
    if (name.startsWith('.')) {
      // The rules must stand without their tests, so their files stay in src.
      const home = own === 'games' && !isTest ? 'packages/games/src/' : `packages/${own}/`;
      const named = posix.join(posix.dirname(path), name);
      if (!named.startsWith(home) && !(folder === 'test' && isTestBelow(named, layer)))
        found.push(`${path}: ${name} leaves ${home}`);
    } else if (other !== undefined) {
      if ((LAYERS.get(other) ?? Number.POSITIVE_INFINITY) >= layer)
        found.push(`${path}: ${own} may not import ${name}`);
    } else if (own === 'games' && !(isTest && TOOLS_OF_GAMES.test(name))) {
      found.push(`${path}: the rules may not import ${name}`);
    }
  }
  if (own === 'games' && !isTest)
    for (const [word] of codeOf(path, source).matchAll(WORLD))
      found.push(`${path}: the rules may not use ${word}`);
  return found;
}

describe('the layers of the packages', () => {
  const files = filesUnder('packages').filter(path => /^packages\/[^/]+\/.*\.[cm]?[jt]sx?$/.test(path));

  it('has files to check', () => {
    expect(files).toContain('packages/games/src/game.ts');
  });

  it('imports downward only, and the rules import nothing', () => {
    const found = files.flatMap(path => faults(path, readFileSync(join(ROOT, path), 'utf8')));
    expect(found, found.join('\n')).toEqual([]);
  });
});

describe('this check', () => {
  it('finds every form of import, and none in comments or strings', () => {
    const source = `
      import a from 'a1';
      import type { B } from "a2";
      import {
        c, // from 'no'
        type D,
      } from 'a3';
      import * as e from 'a4'
      import 'a5';
      export * from 'a6';
      export type { F } from 'a7';
      export {g}from'a8';
      const h = await import('a9');
      let i: import('b1').I;
      import j = require('b2');
      const k = import(\`./b3/\${language}.ts\`);
      import l, { m } from 'b4' with { type: 'json' };
      // import n from 'no';
      /* import o from 'no'; */
      const p = "import q from 'no'";
      const r = \`import s from 'no'\`;
      const nested = \`\${deep.map(x => { return \`\\\`\${x}\`; })} import 'no'\`;
      const t = Array.from('no');
      export const u = 'no';
      export const quotes = /['"\`]/;
      loader.import('no');
      import v from 'b5';`;
    const found = 'a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 ./b3/$.ts b4 b5';
    const modules = importsIn('source.ts', source).map(({ from }) => from);
    expect(modules.join(' ').replace('{language}', '')).toBe(found);
  });

  const allowed: [path: string, source: string][] = [
    ['packages/games/src/heros-tavern/deal.ts', "import type { Random } from '../chance.ts';"],
    ['packages/games/src/heros-tavern/deal.test.ts', "import { it } from 'vitest'; import 'node:fs';"],
    ['packages/games/test/conformance.ts', "import fc from 'fast-check'; import '../src/game.ts';"],
    ['packages/games/test/speed.test.ts', 'console.log(Math.random(), Date.now());'],
    [
      'packages/games/src/record.ts',
      "// Date.now() is not for us\nconst s = 'process.'; state.process.next();",
    ],
    ['packages/bots/src/player.ts', "import { play } from '@taproom/games/heaven-and-ale/fast';"],
    [
      'packages/web/src/deep/app.tsx',
      "import React from 'react'; import '../main.ts'; import '@taproom/contracts';",
    ],
    ['packages/bots/test/a.test.ts', "import '../../games/test/a.ts';"],
    [
      'packages/server/src/main.ts',
      "import '@taproom/games'; import '@taproom/table'; console.log(new Date());",
    ],
  ];
  it.each(allowed)('lets pass %s: %s', (path, source) => {
    expect(faults(path, source)).toEqual([]);
  });

  const forbidden: [path: string, source: string][] = [
    ['packages/games/src/record.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/games/src/record.ts', "import { it } from 'vitest';"],
    ['packages/games/src/record.ts', "import { Bot } from '@taproom/bots';"],
    ['packages/games/src/record.ts', "import { Game } from '@taproom/games';"],
    ['packages/games/src/record.ts', "import type { Bot } from '../../bots/src/index.ts';"],
    ['packages/games/src/record.ts', "import { fixture } from '../test/fixture.ts';"],
    ['packages/games/src/record.test.ts', "import { Bot } from '@taproom/bots';"],
    ['packages/games/src/record.test.ts', "import lodash from 'lodash';"],
    ['packages/games/src/chance.ts', 'const x = Math.random();'],
    ['packages/games/src/chance.ts', `const x = \`\${Math.random()}\`;`],
    ['packages/games/src/chance.ts', 'const now = Date.now();'],
    ['packages/games/src/chance.ts', 'const now = new Date();'],
    ['packages/games/src/chance.ts', 'const now = performance.now();'],
    ['packages/games/src/chance.ts', 'if (process.env.SEED) seed();'],
    ['packages/games/src/chance.ts', "console.log('x');"],
    ['packages/games/src/chance.ts', 'setTimeout(tick, 5);'],
    ['packages/games/src/chance.ts', "const answer = fetch('https://x');"],
    ['packages/games/src/chance.ts', "globalThis['fetch']('x');"],
    ['packages/bots/src/player.ts', "export * from '@taproom/table';"],
    ['packages/bots/src/player.ts', "import '../../games/src/game.ts';"],
    ['packages/bots/test/player.test.ts', "import '../../games/src/game.ts';"],
    ['packages/table/src/table.ts', "const wire = await import('@taproom/contracts/wire');"],
    ['packages/table/src/table.ts', 'const any = await import(name);'],
    ['packages/contracts/src/wire.ts', "import type { Server } from '@taproom/server';"],
    ['packages/server/src/main.ts', "import '@taproom/web';"],
    ['packages/web/src/app.tsx', "import type { Api } from '@taproom/server';"],
    ['packages/cli/src/main.ts', "import { serve } from '@taproom/server';"],
    ['packages/cli/src/main.ts', "import '../../../scripts/bench.ts';"],
    ['packages/cli/src/main.ts', "import '@taproom/cellar';"],
    ['packages/cellar/src/index.ts', 'export {};'],
  ];
  it.each(forbidden)('stops %s: %s', (path, source) => {
    expect(faults(path, source)).toHaveLength(1);
  });
});
