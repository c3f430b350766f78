import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectOk, SeededRandom } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { choose } from '../log/testing/games.ts';
import type { LocalGame } from './game.ts';
import type { NewGame } from './new-game.ts';
import type { StoredGame } from './store.ts';
import * as before from './testing/client.ts';
import type { TestHome } from './testing/home.ts';

type Client = typeof before;

const ROOT = process.cwd();
const GAME = 'heaven-and-ale';
const OLD = before.REPERTOIRE.games.current(GAME).rules;
/** The rules that stay known if the current ones are removed. */
const OTHERS = [
  ...before.REPERTOIRE.games
    .editions(GAME)
    .slice(0, -1)
    .map(({ rules }) => rules),
  OLD + 1,
];
const ANN: Sitter = { kind: 'human', name: 'Ann' };
const BOT: Sitter = { kind: 'bot', level: 'novice' };
const SETUP: NewGame = { game: GAME, seats: [ANN, BOT], options: {}, memoryAid: false };

mkdirSync(join(ROOT, '.build'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.build', 'editions-'));
const random = new SeededRandom('editions');
/** The client with changed rules: beside the old ones, and without them. */
let after: Client;
let without: Client;

/** The client as it is after a change of the rules. */
async function upgraded(name: string, ...pins: readonly string[]): Promise<Client> {
  const entry = 'packages/web/src/local/testing/client.ts';
  execFileSync(process.execPath, ['checks/upgraded.mjs', entry, name, folder, ...pins], { cwd: ROOT });
  return import(/* @vite-ignore */ `${pathToFileURL(join(folder, `${name}.mjs`))}`);
}

beforeAll(async () => {
  const pins = join(folder, 'pins');
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/pin.ts', GAME, pins], { cwd: ROOT });
  after = await upgraded('after', pins);
  without = await upgraded('without');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays on, for this many turns or to the end. */
async function play(game: LocalGame, turns = Number.POSITIVE_INFINITY): Promise<void> {
  void game.run();
  for (let turn = 0; turn < turns; turn++) {
    await vi.waitFor(() => expect(game.get().mayAct || game.get().outcome !== null).toBe(true), 60_000);
    if (game.get().outcome !== null) break;
    while (!(game.get().plan?.complete ?? true))
      expectOk(game.act(choose(game.get().plan?.legal ?? [], random)));
    expectOk(await game.confirm());
  }
}

/** A game that was started before the change, as stored. */
async function begun(turns?: number): Promise<{ stored: StoredGame; record: string }> {
  const home = new before.TestHome();
  const game = await before.LocalGame.create(SETUP, home);
  await play(game, turns);
  await game.close();
  return { stored: home.stored(game.get().id), record: game.record() };
}

/** A store with one game in it. */
function homeWith(client: Client, stored: StoredGame): TestHome {
  const home = new client.TestHome();
  home.kept.set(stored.id, stored);
  return home;
}

const rulesOf = (game: { get(): { rules: { rules: number } } }): number => game.get().rules.rules;

it('a game of this device goes on by the rules that it began with, to its end', {
  timeout: 120_000,
}, async () => {
  const { stored } = await begun(3);
  const home = homeWith(after, stored);
  const game = expectOk(after.LocalGame.restore(stored, home));
  await play(game);
  expect(rulesOf(game)).toBe(OLD);
  expect(game.record()).toContain(`rules: ${OLD}\n`);
  await game.close();
  expect(home.stored(stored.id)).toMatchObject({ rules: OLD });
  expect(home.stored(stored.id).standing.scores).toEqual(game.get().outcome?.scores);
  expect(rulesOf(expectOk(after.ReplayGame.ofStored(home.stored(stored.id), home.games)))).toBe(OLD);
});

it('a hint for a game of the old rules is asked of the bot of these rules', async () => {
  const { stored } = await begun(3);
  const home = homeWith(after, stored);
  const think = vi.spyOn(home.thinkers, 'think');
  const game = expectOk(after.LocalGame.restore(stored, home));
  void game.run();
  await vi.waitFor(() => expect(game.get().canHint).toBe(true), 60_000);
  think.mockClear();
  await game.askHint();
  expect(think.mock.calls.map(([task]) => task)).toMatchObject([
    { game: GAME, rules: OLD, level: expectOk(after.REPERTOIRE.levels.find(GAME, OLD)).best },
  ]);
  const { hint } = game.get();
  if (hint === null || hint === 'thinking') expect.fail('no hint');
  for (const move of hint.moves) expectOk(game.act(move));
  expectOk(await game.confirm());
  await game.close();
});

it('the review of a game of the old rules has an estimator of these rules', () => {
  for (const rules of [OLD, OLD + 1])
    expect(expectOk(after.ESTIMATORS.find(GAME, rules)).game.rules).toBe(rules);
  expect(without.ESTIMATORS.find(GAME, OLD)).toMatchObject({ ok: false });
});

it('a new game, and a rematch of an old one, begin with the new rules', async () => {
  const { stored } = await begun(3);
  const home = homeWith(after, stored);
  const young = await after.LocalGame.create(SETUP, home);
  expect(rulesOf(young)).toBe(OLD + 1);
  await play(young);
  expect(young.record()).toContain(`rules: ${OLD + 1}\n`);
  const path = await expectOk(after.LocalGame.restore(stored, home)).rematch();
  expect(home.stored(path.replace('/play/', ''))).toMatchObject({ rules: OLD + 1 });
});

it('a record of the old rules is opened, replayed, kept and played on by them', {
  timeout: 120_000,
}, async () => {
  for (const { record } of [await begun(), await begun(3)]) {
    const opened = expectOk(after.openRecord(record, after.REPERTOIRE));
    const replay = after.ReplayGame.ofRecord(opened, after.REPERTOIRE.games);
    expect(rulesOf(replay)).toBe(OLD);
    const openedBefore = expectOk(before.openRecord(record, before.REPERTOIRE));
    expect(replay.record()).toBe(before.ReplayGame.ofRecord(openedBefore, before.REPERTOIRE.games).record());
    const as = { id: 'kept', revision: 1, played: 0, memoryAid: false };
    const kept = after.storedOf(opened, as, after.REPERTOIRE.games);
    expect(kept.rules).toBe(OLD);
    const game = await after.LocalGame.create(opened.setup, new after.TestHome(), opened.log);
    await play(game);
    expect(game.record()).toContain(`rules: ${OLD}\n`);
  }
});

it('a game whose rules are gone is refused with those that are known, and comes back with them', async () => {
  const { stored, record } = await begun(3);
  const home = homeWith(without, stored);
  const refusal = { code: 'unknown-rules', rules: OLD, known: OTHERS };
  expect(without.LocalGame.restore(stored, home)).toEqual({ ok: false, refusal });
  expect(without.ReplayGame.ofStored(stored, home.games)).toEqual({ ok: false, refusal });
  expect(without.openRecord(record, home)).toMatchObject({ ok: false, refusal });
  expect(home.stored(stored.id)).toEqual(stored);
  const game = expectOk(after.LocalGame.restore(home.stored(stored.id), homeWith(after, stored)));
  await play(game);
  expect(game.get().outcome).not.toBeNull();
});
