// Builds installable packages of the rules (`@taproom/games`) and of the command (`@taproom/cli`): `npm run pack`, or
// `npm run pack -- FOLDER`. Inside the repository both are used as TypeScript, without a build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile, compiled, GAMES, manifestOf } from './library.ts';

const CLI = 'packages/cli';
/** Neither needs the dependencies of the server or the build. */
const ENGINES = { node: '>=20' };

/** The command's own texts, as they read where it is installed. */
const installed: Plugin = {
  name: 'installed',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cli[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: asInstalled(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

const [, , asked] = process.argv;
const out = asked === undefined ? resolve('.build/pack') : resolve(process.env.INIT_CWD ?? '', asked);
rmSync(join(out, 'staged'), { recursive: true, force: true });
const games = stageGames(join(out, 'staged', 'games'));
const cli = await stageCli(join(out, 'staged', 'cli'));
// As one string through the shell, because npm is a script on Windows.
const { status } = spawnSync(`npm pack --silent "${games}" "${cli}"`, {
  cwd: out,
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** The rules: one module per source file, with its types. */
function stageGames(folder: string): string {
  compile(folder);
  rmSync(join(folder, 'tsconfig.json'));
  copyPinned(join(GAMES, 'src'), join(folder, 'dist'));
  const exported = Object.entries(manifestOf(GAMES).exports).map(([name, source]) => [
    name,
    { types: compiled(source, '.d.ts'), default: compiled(source, '.js') },
  ]);
  stage(GAMES, folder, { sideEffects: false, exports: Object.fromEntries(exported) });
  return folder;
}

/** Pinned editions are already JavaScript, so the compiler leaves them out. */
function copyPinned(source: string, target: string): void {
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (/[\\/]pinned[\\/]rules-\d+\.js$/.test(path))
      cpSync(join(source, path), join(target, path), { recursive: true });
}

/** The command: one file that includes the rules and the bots, and also runs in worker threads. */
async function stageCli(folder: string): Promise<string> {
  await build({
    entryPoints: [join(CLI, 'src', 'main.ts')],
    outfile: join(folder, 'dist', 'taproom.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    // Only in the repository does npm start the command in a different folder from where it was called.
    define: { 'process.env.INIT_CWD': 'undefined' },
    plugins: [installed],
    logLevel: 'warning',
  });
  stage(CLI, folder, { bin: { taproom: 'dist/taproom.js' } });
  // The help names them.
  for (const file of ['docs/protocol.md', 'docs/records.md', 'examples/player.mjs']) copy(file, folder, file);
  return folder;
}

/** What every package has: its package.json, its README and the licence. */
function stage(source: string, folder: string, more: object): void {
  const { name, version, description, license } = manifestOf(source);
  const manifest = { name, version, description, license, type: 'module', engines: ENGINES, ...more };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copy('LICENSE', folder, 'LICENSE');
  copy(join(source, 'README.md'), folder, 'README.md');
}

function copy(file: string, folder: string, name: string): void {
  const target = join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, asInstalled(readFileSync(file, 'utf8')));
}

/** In the repository npm starts the command; where it is installed, it is typed like this. */
function asInstalled(text: string): string {
  return text.replaceAll('npm run -s taproom --', 'npx taproom');
}
