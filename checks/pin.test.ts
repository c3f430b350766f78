import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { botOf, PLAYERS, type Players, ponder } from '@taproom/bots';
import { LEVELS, type Levels } from '@taproom/bots/levels';
import { Catalogue, expectOk, GAMES, type Game, SeededRandom } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { toldWithoutBoards } from '../packages/games/test/golden.ts';
import { filesIn, ROOT } from './source.ts';

const run = promisify(execFile);

/** An edition of a game that was pinned: where it is, from a folder like `packages`. */
interface Pinned {
  readonly id: string;
  readonly rules: number;
}

/** What was pinned into a folder like `packages`. */
function pinnedIn(folder: string): Pinned[] {
  return filesIn(folder).flatMap(path => {
    const [, id, rules] = /^games\/src\/([^/]+)\/pinned\/rules-(\d+)\.js$/.exec(path) ?? [];
    return id === undefined ? [] : [{ id, rules: Number(rules) }];
  });
}

const load = <Exports>(file: string): Promise<Exports> => import(/* @vite-ignore */ `${pathToFileURL(file)}`);

/** Plays the golden games of a pinned edition with it, and lets its bots begin a game. Gives the number of golden games. */
async function playPinned(folder: string, { id, rules }: Pinned): Promise<number> {
  const gamesFolder = join(folder, 'games', 'src', id, 'pinned');
  const botsFolder = join(folder, 'bots', 'src', id, 'pinned');
  const files = [
    join(gamesFolder, `rules-${rules}.js`),
    join(botsFolder, `rules-${rules}.js`),
    join(botsFolder, `levels-${rules}.js`),
  ] as const;
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    expect(code, `${file} needs something else`).not.toMatch(/^import\b|\bimport\(|\brequire\(/m);
    expect(code, `${file} names a folder of the machine that built it`).not.toContain(dirname(ROOT));
  }
  const { game } = await load<{ game: Game }>(files[0]);
  const { players } = await load<{ players: Players }>(files[1]);
  const { levels } = await load<{ levels: Levels }>(files[2]);
  for (const edition of [game, players, players.game, levels]) expect(edition).toMatchObject({ id, rules });
  const golden = readdirSync(join(gamesFolder, `rules-${rules}`));
  for (const name of golden) {
    const text = readFileSync(join(gamesFolder, `rules-${rules}`, name), 'utf8');
    for (const edition of [game, players.game])
      expect(toldWithoutBoards(text, new Catalogue<Game>([edition])), name).toBe(text);
  }
  for (const level of levels.levels) await beginWith(game, players, level);
  return golden.length;
}

/** A bot of each level makes the first turn. */
async function beginWith(game: Game, players: Players, level: string): Promise<void> {
  const random = new SeededRandom(`${level} begins`);
  const state = expectOk(game.setup(game.seats.min));
  let [actor] = game.actors(state);
  for (; actor === 'chance'; [actor] = game.actors(state))
    expectOk(game.apply(state, 'chance', game.draw(state, random)));
  if (actor === undefined) throw new Error('over before it began');
  const limits = { ms: 5, now: () => performance.now() };
  const bot = expectOk(botOf(players, level));
  const { signal } = new AbortController();
  const { moves } = await ponder(bot, game.view(state, actor), actor, limits, level, signal);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expectOk(game.apply(state, actor, move));
}

describe('npm run pin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-pin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pin = (...args: string[]) =>
    run(process.execPath, ['scripts/run.mjs', 'scripts/pin.ts', ...args], { cwd: ROOT });

  it.each(GAMES.ids.map(id => ({ id, rules: GAMES.current(id).rules })))(
    'keeps $id with its bots, which play its golden games',
    async ({ id, rules }) => {
      const { stdout } = await pin(id, folder);
      for (const registry of ['games/src/games.ts', 'bots/src/players.ts', 'bots/src/levels.ts'])
        expect(stdout).toContain(`packages/${registry}`);
      expect(pinnedIn(folder)).toContainEqual({ id, rules });
      expect(await playPinned(folder, { id, rules })).toBeGreaterThan(5);
    },
  );

  it('gives files that are noticed to be changed', async () => {
    const [{ id, rules } = { id: '', rules: 0 }] = pinnedIn(folder);
    const tampered = join(folder, 'tampered');
    cpSync(join(folder, 'games'), join(tampered, 'games'), { recursive: true });
    cpSync(join(folder, 'bots'), join(tampered, 'bots'), { recursive: true });
    const file = join(tampered, 'games', 'src', id, 'pinned', `rules-${rules}.js`);
    const code = readFileSync(file, 'utf8');
    const changed = code.replace('STARTING_DUCATS = 25', 'STARTING_DUCATS = 24');
    expect(changed).not.toBe(code);
    writeFileSync(file, changed);
    await expect(playPinned(tampered, { id, rules })).rejects.toThrow('refused');
  });

  it('never writes over an edition that is pinned, and names the games it knows', async () => {
    const [id = ''] = GAMES.ids;
    await expect(pin(id, folder)).rejects.toThrow('never changed');
    await expect(pin('chess', folder)).rejects.toThrow(GAMES.ids.join(', '));
  });
});

it('every pinned edition plays its golden games and is in all registries', async () => {
  const packages = join(ROOT, 'packages');
  for (const pinned of pinnedIn(packages)) {
    expect(await playPinned(packages, pinned)).toBeGreaterThan(0);
    for (const registry of [GAMES, LEVELS, PLAYERS])
      expect(registry.find(pinned.id, pinned.rules)).toMatchObject({ ok: true });
  }
});

it('no rules of a game are missing between the first and the present ones', () => {
  for (const id of GAMES.ids) {
    const all = Array.from({ length: GAMES.current(id).rules }, (_, i) => i + 1);
    for (const registry of [GAMES, LEVELS, PLAYERS])
      expect(registry.editions(id).map(({ rules }) => rules)).toEqual(all);
  }
});
