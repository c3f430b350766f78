import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { botOf, PLAYERS, type Players, ponder } from '@taproom/bots';
import { ESTIMATORS, type Estimator } from '@taproom/bots/coach';
import { LEVELS, type Levels } from '@taproom/bots/levels';
import { Catalogue, expectOk, GAMES, type Game, type Seat, SeededRandom } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { toldWithoutBoards } from '../packages/games/test/golden.ts';
import { filesIn, ROOT } from './source.ts';

const run = promisify(execFile);

/** A pinned edition of a game: where it is, relative to a folder like `packages`. */
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

/**
 * Plays the golden games of a pinned edition with it, lets its bots start a game, and asks what it can expect. Returns
 * the number of golden games.
 */
async function playPinned(folder: string, { id, rules }: Pinned): Promise<number> {
  const gamesFolder = join(folder, 'games', 'src', id, 'pinned');
  const botsFolder = join(folder, 'bots', 'src', id, 'pinned');
  const files = [
    join(gamesFolder, `rules-${rules}.js`),
    join(botsFolder, `rules-${rules}.js`),
    join(botsFolder, `levels-${rules}.js`),
    join(botsFolder, `estimator-${rules}.js`),
  ] as const;
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    expect(code, `${file} needs something else`).not.toMatch(/^import\b|\bimport\(|\brequire\(/m);
    expect(code, `${file} names a folder of the machine that built it`).not.toContain(dirname(ROOT));
  }
  const { game } = await load<{ game: Game }>(files[0]);
  const { players } = await load<{ players: Players }>(files[1]);
  const { levels } = await load<{ levels: Levels }>(files[2]);
  const { estimator } = await load<{ estimator: Estimator }>(files[3]);
  for (const edition of [game, players, players.game, levels, estimator, estimator.game])
    expect(edition).toMatchObject({ id, rules });
  const golden = readdirSync(join(gamesFolder, `rules-${rules}`));
  for (const name of golden) {
    const text = readFileSync(join(gamesFolder, `rules-${rules}`, name), 'utf8');
    for (const edition of [game, players.game, estimator.game])
      expect(toldWithoutBoards(text, new Catalogue<Game>([edition])), name).toBe(text);
  }
  for (const level of levels.levels) await beginWith(game, players, level);
  judgeStart(game, estimator);
  return golden.length;
}

/** A game that has begun, and who has to move first. */
function begun(game: Game, seed: string): { readonly state: Int16Array; readonly actor: Seat } {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(game.seats.min));
  let [actor] = game.actors(state);
  for (; actor === 'chance'; [actor] = game.actors(state))
    expectOk(game.apply(state, 'chance', game.draw(state, random)));
  if (actor === undefined) throw new Error('over before it began');
  return { state, actor };
}

/** What the first player can expect is estimated. */
function judgeStart(game: Game, estimator: Estimator): void {
  const { state, actor } = begun(game, 'judged');
  const effort = { nodes: 20, seed: 'judged' };
  const worths = estimator.worths(seat => game.view(state, seat), [actor], effort);
  expect(worths).toEqual([{ score: expect.any(Number), share: expect.any(Number) }]);
}

/** A bot of each level makes the first turn. */
async function beginWith(game: Game, players: Players, level: string): Promise<void> {
  const { state, actor } = begun(game, `${level} begins`);
  const limits = { ms: 5, now: () => performance.now() };
  const bot = expectOk(botOf(players, level));
  const { signal } = new AbortController();
  const { moves } = await ponder(bot, game.view(state, actor), actor, limits, level, signal);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expectOk(game.apply(state, actor, move));
}

describe('npm run pin', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-pin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pin = (...args: string[]) =>
    run(process.execPath, ['scripts/run.mjs', 'scripts/pin.ts', ...args], { cwd: ROOT });

  it.each(GAMES.ids.map(id => ({ id, rules: GAMES.current(id).rules })))(
    'keeps $id with its bots and its estimator, which play its golden games',
    async ({ id, rules }) => {
      const { stdout } = await pin(id, folder);
      for (const registry of [
        'games/src/games',
        'bots/src/players',
        'bots/src/levels',
        'bots/src/estimators',
      ])
        expect(stdout).toContain(`packages/${registry}.ts`);
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
    for (const registry of [GAMES, LEVELS, PLAYERS, ESTIMATORS])
      expect(registry.find(pinned.id, pinned.rules)).toMatchObject({ ok: true });
  }
});

it('no rules of a game are missing between the first and the present ones', () => {
  for (const id of GAMES.ids) {
    const all = Array.from({ length: GAMES.current(id).rules }, (_, i) => i + 1);
    for (const registry of [GAMES, LEVELS, PLAYERS, ESTIMATORS])
      expect(registry.editions(id).map(({ rules }) => rules)).toEqual(all);
  }
});
