// Bundles a program as it is after a change of the rules: `node checks/upgraded.mjs FILE.ts NAME FOLDER [PINS]`.
// In the sources one number of Heaven & Ale is another, and its rules are one higher. Where PINS is named, the registries
// also have the edition that `npm run pin -- heaven-and-ale PINS` has put there; otherwise it is forgotten.
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
  [`games/src/${ID}/tables.ts`, /(?<=STARTING_DUCATS = )\d+/, ducats => `${Number(ducats) - 1}`],
  [`games/src/${ID}/position.ts`, RULES, () => `${before + 1}`],
  [`bots/src/${ID}/levels.ts`, /(?<=rules: )\d+/, () => `${before + 1}`],
];

/** The registries, and what each of them has of a pinned edition. */
const REGISTRIES = [
  ['games/src/games.ts', 'game', `games/src/${ID}/pinned/rules-${before}.js`],
  ['bots/src/players.ts', 'players', `bots/src/${ID}/pinned/rules-${before}.js`],
  ['bots/src/levels.ts', 'levels', `bots/src/${ID}/pinned/levels-${before}.js`],
];
const IN_LIST = /new Catalogue<\w+>\(\[/;

const changed = new Map(CHANGES.map(([path, what, to]) => [path, edited(path, what, to)]));
if (pins !== undefined)
  for (const [path, exported, file] of REGISTRIES) {
    const line = `import { ${exported} as pinned } from ${JSON.stringify(resolve(pins, file))};\n`;
    changed.set(path, line + edited(path, IN_LIST, start => `${start}pinned, `));
  }

function edited(path, what, to) {
  const source = sourceOf(path);
  if (!what.test(source)) throw new Error(`${path} has no ${what}`);
  return source.replace(what, to);
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
