// Pins the current rules of a game, its bots and its estimator, for games that started under them: `npm run pin --
// GAME`. Run it before the rules change. Its output is committed and never edited: later changes to the sources can't
// affect it. `npm run pin -- GAME FOLDER` writes into another folder than `packages`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Catalogue, GAMES, type Game } from '@taproom/games';
import { build } from 'esbuild';
import {
  fileOf,
  GOLDEN,
  isOfRules,
  retold,
  toldWithoutBoards,
  WANTED,
} from '../packages/games/test/golden.ts';

const [, , id = '', asked] = process.argv;
if (!GAMES.has(id)) {
  console.error(`usage: npm run pin -- GAME [FOLDER], where GAME is one of ${GAMES.ids.join(', ')}`);
  process.exit(2);
}
const { rules } = GAMES.current(id);
const folder = asked === undefined ? resolve('packages') : resolve(process.env.INIT_CWD ?? '', asked);
const identifier = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const own = join(id, 'pinned');

/** What is pinned: an export of a source file, under the name and type the registry needs. */
interface Pin {
  readonly package: 'games' | 'bots';
  readonly file: string;
  readonly source: string;
  readonly exported: string;
  readonly as: string;
  readonly type: string;
  readonly from: string;
  readonly registry: string;
}

const pins: readonly Pin[] = [
  {
    package: 'games',
    file: `rules-${rules}`,
    source: 'index.ts',
    exported: identifier,
    as: 'game',
    type: 'Game',
    from: '../../game.ts',
    registry: 'games.ts',
  },
  {
    package: 'bots',
    file: `rules-${rules}`,
    source: 'index.ts',
    exported: 'players',
    as: 'players',
    type: 'Players',
    from: '../../roster.ts',
    registry: 'players.ts',
  },
  {
    // A separate file, so that a page can name the bots without loading them.
    package: 'bots',
    file: `levels-${rules}`,
    source: 'levels.ts',
    exported: 'levels',
    as: 'levels',
    type: 'Levels',
    from: '../../levels.ts',
    registry: 'levels.ts',
  },
  {
    // A separate file, too: a server plays, but judges nothing.
    package: 'bots',
    file: `estimator-${rules}`,
    source: 'estimator.ts',
    exported: 'estimator',
    as: 'estimator',
    type: 'Estimator',
    from: '../../coach/estimator.ts',
    registry: 'estimators.ts',
  },
];

const placeOf = (pin: Pin): string => join(folder, pin.package, 'src', own, `${pin.file}.js`);

const there = pins.map(placeOf).find(existsSync);
if (there !== undefined) {
  console.error(`${there} already exists, and a pinned file is never changed.`);
  process.exit(1);
}
// All checks come first: a pin is written completely or not at all.
const golden = goldenGames();
const built = await Promise.all(pins.map(code));
for (const [i, pin] of pins.entries()) {
  const place = placeOf(pin);
  const { as, type, from } = pin;
  write(place, built[i] ?? '');
  write(
    place.replace(/\.js$/, '.d.ts'),
    `import type { ${type} } from '${from}';\n\nexport declare const ${as}: ${type};\n`,
  );
}
const kept = join(folder, 'games', 'src', own, `rules-${rules}`);
for (const [name, text] of golden) write(join(kept, name), text);
console.log(`\nRules ${rules} of ${id} are pinned. Now add them to the registries:\n`);
for (const { package: name, file, as, registry } of pins) {
  console.log(`  packages/${name}/src/${registry}`);
  console.log(`    import { ${as} as ${identifier}${rules} } from './${id}/pinned/${file}.js';`);
  console.log(`    … ([${identifier}${rules}, …\n`);
}
console.log(`Then raise the rules of the sources to ${rules + 1}.`);

/** One self-contained JavaScript file. */
async function code({ package: name, source, exported, as }: Pin): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${exported} as ${as} } from './${source}';`,
      resolveDir: resolve('packages', name, 'src', id),
    },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: `// Rules ${rules} of ${id}, as \`npm run pin\` built them. Never edit this file.` },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** The golden games of the current rules, which the pinned ones must reproduce. */
function goldenGames(): Map<string, string> {
  const games = new Catalogue<Game>([GAMES.current(id)]);
  const names = WANTED.filter(wanted => wanted.id === id).map(fileOf);
  if (names.length === 0) throw new Error(`${id} has no golden games: npm run golden`);
  return new Map(
    names.map(name => {
      const text = readFileSync(join(GOLDEN, name), 'utf8');
      if (!isOfRules(text, rules) || retold(text).text !== text)
        throw new Error(`${name} is not of the present rules: npm run golden`);
      return [name, toldWithoutBoards(text, games)];
    }),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${Math.ceil(text.length / 1000)} kB`);
}
