// Bundles a program as it would be after a rules change: `node checks/upgraded.mjs FILE.ts NAME FOLDER [PINS]`. Two
// numbers of Heaven & Ale are changed in the sources, one that a game starts with and one that it is scored by, and its
// rules version is bumped. If PINS is given, the registries also have the edition that `npm run pin -- heaven-and-ale
// PINS` has put there; otherwise it is missing.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleParts } from '../scripts/bundle.mjs';

const PACKAGES = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages');
const ID = 'heaven-and-ale';
const [entry = '', name = '', outdir = '', pins] = process.argv.slice(2);

const sourceOf = path => readFileSync(join(PACKAGES, path), 'utf8');
const RULES = /(?<=export const RULES = )\d+/;
const before = Number(RULES.exec(sourceOf(`games/src/${ID}/position.ts`))?.[0]);

/** What is changed in which file. */
const CHANGES = [
  [
    `games/src/${ID}/numbers.ts`,
    [/(?<=STARTING_DUCATS = )\d+/, ducats => `${Number(ducats) - 1}`],
    [/(?<=LARGE_BARREL_VP = )\d+/, points => `${Number(points) + 3}`],
  ],
  [`games/src/${ID}/position.ts`, [RULES, () => `${before + 1}`]],
  [`bots/src/${ID}/levels.ts`, [/(?<=rules: )\d+/, () => `${before + 1}`]],
];

/** The registries, and what each of them has of a pinned edition. */
const REGISTRIES = [
  ['games/src/games.ts', 'game', `games/src/${ID}/pinned/rules-${before}.js`],
  ['bots/src/players.ts', 'players', `bots/src/${ID}/pinned/rules-${before}.js`],
  ['bots/src/levels.ts', 'levels', `bots/src/${ID}/pinned/levels-${before}.js`],
  ['bots/src/estimators.ts', 'estimator', `bots/src/${ID}/pinned/estimator-${before}.js`],
];
const IN_LIST = /new Catalogue<\w+>\(\[/;

const changed = new Map(CHANGES.map(([path, ...edits]) => [path, edited(path, edits)]));
if (pins !== undefined)
  for (const [path, exported, file] of REGISTRIES) {
    const line = `import { ${exported} as pinned } from ${JSON.stringify(resolve(pins, file))};\n`;
    changed.set(path, line + edited(path, [[IN_LIST, start => `${start}pinned, `]]));
  }

function edited(path, edits) {
  return edits.reduce((source, [what, to]) => {
    if (!what.test(source)) throw new Error(`${path} has no ${what}`);
    return source.replace(what, to);
  }, sourceOf(path));
}

const upgraded = {
  name: 'upgraded',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = changed.get(path.slice(PACKAGES.length + 1).replaceAll(sep, '/'));
      return contents === undefined ? null : { contents, loader: 'ts', resolveDir: dirname(path) };
    });
  },
};
await bundleParts(resolve(entry), name, outdir, [upgraded]);
