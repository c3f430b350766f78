// Keeps the present rules of a game, and its bots, for the games that have begun under them: `npm run pin -- GAME`.
// Run it before the rules change. What it writes is committed and never edited: later changes of the sources can't
// reach it. `npm run pin -- GAME FOLDER` writes into another folder than `packages`.
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

/** What is pinned: a name that a source file exports, under the name and type that the registry needs. */
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
    // A file of its own, so that a page can name the bots without loading them.
    package: 'bots',
    file: `levels-${rules}`,
    source: 'levels.ts',
    exported: 'levels',
    as: 'levels',
    type: 'Levels',
    from: '../../levels.ts',
    registry: 'levels.ts',
  },
];

const placeOf = (pin: Pin): string => join(folder, pin.package, 'src', own, `${pin.file}.js`);

const there = pins.map(placeOf).find(existsSync);
if (there !== undefined) {
  console.error(`${there} is there already, and a pinned file is never changed.`);
  process.exit(1);
}
// All checks come first: a pin is written whole or not at all.
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

/** One file of JavaScript with all that it needs in it. */
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

/** The golden games of the present rules, as the pinned ones must tell them. */
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
