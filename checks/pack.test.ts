import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, manifestOf } from '../scripts/library.ts';
import { filesIn, ROOT } from './source.ts';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Where the packages are installed: an empty folder outside the repository. */
const APP = mkdtempSync(join(tmpdir(), 'taproom-pack-'));
/** Nothing can be downloaded, and no warning comes from the user's own npm settings. */
const ENV = {
  ...process.env,
  NODE_OPTIONS: '',
  npm_config_offline: 'true',
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_loglevel: 'error',
};

function run(
  command: string,
  args: readonly string[],
  input = '',
  { cwd = APP, env = {} } = {},
): Promise<Ran> {
  const child = spawn(command, args, { cwd, env: { ...ENV, ...env } });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', chunk => out.push(chunk));
  child.stderr.on('data', chunk => err.push(chunk));
  child.stdin.on('error', () => {}); // it may exit without reading its input
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => resolve({ code, out: `${Buffer.concat(out)}`, err: `${Buffer.concat(err)}` }));
  });
}

const node = (...args: string[]): Promise<Ran> => run(process.execPath, args);
const taproom = (args: string, input = '', at = {}): Promise<Ran> =>
  run(join(APP, 'node_modules/.bin/taproom'), args.split(' '), input, at);

/** The output of a command that succeeds without warnings. */
async function fine(running: Promise<Ran>): Promise<string> {
  const { code, out, err } = await running;
  expect({ code, err }, out).toEqual({ code: 0, err: '' });
  return out;
}

const VERSION = manifestOf(join(ROOT, GAMES)).version;
const ENTRIES = Object.keys(manifestOf(join(ROOT, GAMES)).exports).map(
  path => `@taproom/games${path.slice(1)}`,
);
/** The example of the README: all its blocks form one program. */
const EXAMPLE = [
  ...readFileSync(join(ROOT, GAMES, 'README.md'), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm),
]
  .map(([, block]) => block)
  .join('\n');

beforeAll(async () => {
  await fine(run(process.execPath, ['scripts/run.mjs', 'scripts/pack.ts', APP], '', { cwd: ROOT }));
  writeFileSync(join(APP, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = ['games', 'cli'].map(name => `./taproom-${name}-${VERSION}.tgz`);
  await fine(run('npm', ['install', '--no-audit', '--no-fund', ...tarballs]));
});
afterAll(() => rmSync(APP, { recursive: true }));

describe('the packed library', { timeout: 120_000 }, () => {
  it('has modules, types, a README and the licence, and nothing else', () => {
    const files = filesIn(join(APP, 'node_modules/@taproom/games'));
    const others = files.filter(file => !/^dist\/.*\.(js|d\.ts)$/.test(file));
    expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter(file => /test|fixture/.test(file))).toEqual([]);
  });

  it('plays the game of its README under plain Node', async () => {
    writeFileSync(join(APP, 'example.js'), EXAMPLE);
    const out = await fine(node('example.js'));
    expect(out).toMatch(/^\[ -?\d+, -?\d+ \]\nTaproom record 1\n[\s\S]*\nend: -?\d+ -?\d+\n\ngame-over\n$/);
  });

  it('can be imported under every name', async () => {
    const modules = ENTRIES.map(name => `await import(${JSON.stringify(name)})`).join(', ');
    const out = await fine(
      node('-e', `console.log([${modules}].every(m => Object.keys(m).length > 0))`, '--input-type=module'),
    );
    expect(out).toBe('true\n');
  });

  it('has types that hold under the strictest settings', async () => {
    writeFileSync(join(APP, 'example.ts'), EXAMPLE);
    writeFileSync(join(APP, 'all.ts'), ENTRIES.map(name => `export type {} from '${name}';\n`).join(''));
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      isolatedModules: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
    };
    writeFileSync(
      join(APP, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['example.ts', 'all.ts'] }),
    );
    expect(await fine(node(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', APP))).toBe('');
  });
});

describe('the packed command', { timeout: 120_000 }, () => {
  it('tells its version', async () => {
    expect(await fine(run('npx', ['taproom', '--version']))).toBe(`${VERSION}\n`);
  });

  it('needs nothing besides, and brings what its help names', () => {
    expect(filesIn(join(APP, 'node_modules/@taproom/cli'))).toEqual([
      'LICENSE',
      'README.md',
      'dist/taproom.js',
      'docs/protocol.md',
      'docs/records.md',
      'examples/player.mjs',
      'package.json',
    ]);
  });

  it('is called by its name, and not through the repository', async () => {
    const general = await fine(taproom('help'));
    expect(general).toContain('Usage: npx taproom COMMAND');
    const names = [...general.matchAll(/^ {2}([a-z]+) {2,}[A-Z]/gm)].map(([, name]) => name);
    expect(names).toContain('simulate');
    const all = await Promise.all(names.map(name => fine(taproom(`help ${name}`))));
    expect([general, ...all].filter(text => text.includes('npm run'))).toEqual([]);
  });

  it('simulates, scores and answers as an engine', async () => {
    const simulated = await fine(taproom('simulate heaven-and-ale --games 5 --seed a --json'));
    expect(JSON.parse(simulated)).toMatchObject({ ok: true, games: 5, seed: 'a' });
    const taverns = JSON.stringify({ taverns: [{ entertainment: 1 }] });
    expect(JSON.parse(await fine(taproom('score heros-tavern --json', taverns)))).toHaveProperty('taverns');
    expect(await fine(taproom('engine', '{"do":"actors"}\n'))).toBe('{"ok":false,"code":"no-game"}\n');
  });

  it('replays a record where it is called, whatever npm script calls it', async () => {
    const folder = join(APP, 'records');
    mkdirSync(folder);
    const [, record = ''] =
      /^```record\n([\s\S]*?)^```$/m.exec(readFileSync(join(ROOT, 'docs/records.md'), 'utf8')) ?? [];
    writeFileSync(join(folder, 'game.txt'), record);
    const at = { cwd: folder, env: { INIT_CWD: tmpdir() } };
    expect(JSON.parse(await fine(taproom('replay game.txt --json', '', at)))).toMatchObject({
      ok: true,
      seats: 2,
    });
  });

  it('lets its bots play each other in worker threads', async () => {
    const played = await fine(
      taproom('arena heros-tavern --bots patron,random,random --deals 1 --jobs 2 --seed 1 --json'),
    );
    expect(JSON.parse(played)).toMatchObject({ games: 3, crashes: [] });
  });

  it('trains its bots', async () => {
    const trained = await fine(taproom('train heros-tavern --games 4 --seed 1 --out learned --json'));
    expect(JSON.parse(trained)).toMatchObject({ ok: true, games: 4 });
    expect(filesIn(join(APP, 'learned'))).toContain('weights.txt');
  });
});
