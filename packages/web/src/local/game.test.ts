import { expectOk, type GameId, SeededRandom } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../log/testing/games.ts';
import { LocalGame } from './game.ts';
import type { NewGame } from './new-game.ts';
import { TestHome } from './testing/home.ts';

const ANN: Sitter = { kind: 'human', name: 'Ann' };
const BEN: Sitter = { kind: 'human', name: 'Ben' };
const BOT: Sitter = { kind: 'bot', level: 'novice' };

const setup = (game: GameId, ...seats: Sitter[]): NewGame => ({ game, seats, options: {}, memoryAid: false });

/** Until a person can act, or the game is over. */
const awaited = (game: LocalGame): Promise<void> =>
  vi.waitFor(() => expect(game.get().mayAct || game.get().outcome !== null).toBe(true));

async function begin(setup: NewGame, home = new TestHome()): Promise<{ game: LocalGame; home: TestHome }> {
  const game = await LocalGame.create(setup, home);
  void game.run();
  await awaited(game);
  return { game, home };
}

const random = new SeededRandom('local games');

/** Plans moves until the turn is complete, or this many of them. */
function plan(game: LocalGame, most = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < most && !(game.get().plan?.complete ?? true); i++)
    expectOk(game.act(choose(game.get().plan?.legal ?? [], random)));
}

async function playTurn(game: LocalGame): Promise<void> {
  game.liftCurtain();
  plan(game);
  expectOk(await game.confirm());
  await awaited(game);
}

/** The first few questions to the bots fail. What failed goes to the console. */
function failing(home: TestHome, times: number): void {
  const { think } = home.thinkers;
  let left = times;
  home.thinkers.think = task => (left-- > 0 ? Promise.reject(new Error('no thread')) : think(task));
}
/** Plays until the bots can't continue. */
async function untilStalled(game: LocalGame): Promise<void> {
  void game.run();
  for (;;) {
    await vi.waitFor(() => expect(game.get().mayAct || game.get().stalled !== null).toBe(true));
    if (game.get().stalled !== null) return;
    plan(game);
    expectOk(await game.confirm());
  }
}

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());

const id = (game: LocalGame): string => game.get().id;

describe('a game on this device', () => {
  it.each([setup('heaven-and-ale', ANN, BOT, BOT), setup('heros-tavern', ANN, BOT, BOT)])(
    'is played to its end and kept as finished: $game',
    async begun => {
      const { game, home } = await begin(begun);
      while (game.get().outcome === null) await playTurn(game);
      await vi.waitFor(() => expect(game.get().saved).toBe(true));
      const { standing } = home.stored(id(game));
      expect(standing).toMatchObject({ scores: game.get().outcome?.scores, yourTurn: false });
    },
  );

  it('keeps a hint while the others make their hidden choices', async () => {
    const game = await LocalGame.create(setup('heros-tavern', ANN, BOT, BOT), new TestHome());
    await game.askHint();
    const { hint } = game.get();
    expect(hint).toMatchObject({ visits: 1 });
    await game.run();
    expect(game.get().awaited).toEqual([0]);
    expect(game.get().hint).toBe(hint);
  });

  it('asks for a turn only after what a bot moved has landed', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    let land: (() => void) | null = null;
    const before = game.get().moves;
    plan(game);
    await game.confirm();
    home.landed = () =>
      new Promise(resolve => {
        land = resolve;
      });
    await vi.waitFor(() => expect(game.get().moves).toBeGreaterThan(before + 1));
    await vi.waitFor(() => expect(game.get().saved).toBe(true));
    expect(game.get()).toMatchObject({ mayAct: false, plan: null, thinking: [1] });
    const landing = setInterval(() => land?.());
    await awaited(game);
    clearInterval(landing);
    await vi.waitFor(() => expect(game.get()).toMatchObject({ mayAct: true, thinking: [] }));
  });

  it('asks for the next card only after one’s own choice has revealed all of them, and keeps it before', async () => {
    const home = new TestHome();
    const game = await LocalGame.create(setup('heros-tavern', ANN, BOT, BOT), home);
    await game.run();
    expect(game.get().awaited).toEqual([0]);
    let land = (): void => {};
    home.landed = () =>
      new Promise(resolve => {
        land = resolve;
      });
    plan(game);
    const confirmed = game.confirm();
    await vi.waitFor(() => expect(game.get().view).toMatchObject({ step: 1 }));
    await vi.waitFor(() => expect(game.get().saved).toBe(true));
    expect(game.get()).toMatchObject({ mayAct: false, plan: null, awaited: [0, 1, 2] });
    expect(home.stored(id(game)).log.length).toBeGreaterThan(1);
    land();
    await confirmed;
    expect(game.get()).toMatchObject({ mayAct: true });
    await game.close();
  });

  it('never shows the next hand of whoever revealed all cards to the others at the screen', async () => {
    const game = await LocalGame.create(setup('heros-tavern', ANN, BEN, BOT), new TestHome());
    await game.run();
    game.liftCurtain();
    plan(game);
    await game.confirm();
    game.liftCurtain();
    plan(game);
    const shown: unknown[] = [];
    game.subscribe(() => shown.push(game.get().seat));
    await game.confirm();
    expect(game.get().view).toMatchObject({ step: 1 });
    expect(new Set(shown)).toEqual(new Set([null]));
    await game.close();
  });

  it('comes back after a crash with the turn that was being planned', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    await playTurn(game);
    plan(game, 2);
    await game.close();
    const restored = expectOk(LocalGame.restore(home.stored(id(game)), home));
    expect(restored.get().plan?.moves).toEqual(game.get().plan?.moves);
    expect(restored.get().plan?.moves).toHaveLength(2);
    expect(restored.get().view).toEqual(game.get().view);
  });

  it('begins with the same cards where it has the same luck, also after a reload', async () => {
    const lucky = { ...setup('heros-tavern', ANN, BOT, BOT), luck: 'guide' };
    const [one, other, another] = await Promise.all(
      [lucky, lucky, setup('heros-tavern', ANN, BOT, BOT)].map(begun => begin(begun)),
    );
    const cards = (game: LocalGame | undefined): unknown => game?.get().plan?.legal;
    expect(cards(one?.game)).toEqual(cards(other?.game));
    expect(cards(one?.game)).not.toEqual(cards(another?.game));
    for (const begun of [one, other]) {
      if (begun === undefined) continue;
      await begun.game.close();
      const restored = expectOk(LocalGame.restore(begun.home.stored(id(begun.game)), begun.home));
      expect(cards(restored)).toEqual(cards(one?.game));
    }
  });

  it('keeps a plan that was undone as undone', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    await playTurn(game);
    plan(game, 2);
    game.undoMove();
    await game.close();
    expect(home.stored(id(game)).plan?.moves).toEqual(game.get().plan?.moves);
    expect(game.get().plan?.moves).toHaveLength(1);
  });

  it('drops what can’t be planned any more, and keeps what came before it', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    await playTurn(game);
    plan(game, 1);
    await game.close();
    const stored = home.stored(id(game));
    const moves = [...(stored.plan?.moves ?? []), { move: 'nonsense' }, { move: 'done' }];
    const restored = expectOk(LocalGame.restore({ ...stored, plan: { seat: 0, moves } }, home));
    expect(restored.get().plan?.moves).toEqual(stored.plan?.moves);
  });

  it('forgets the plan of a seat that is not awaited', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BEN));
    plan(game, 1);
    await game.close();
    const stored = home.stored(id(game));
    const moves = stored.plan?.moves ?? [];
    expect(moves).toHaveLength(1);
    const other = 1 - (stored.plan?.seat ?? 0);
    const restored = expectOk(LocalGame.restore({ ...stored, plan: { seat: other, moves } }, home));
    expect(restored.get().plan?.moves).toEqual([]);
  });

  it('is lost to another tab that went on with it, and overwrites nothing', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    const other = expectOk(LocalGame.restore(home.stored(id(game)), home));
    await playTurn(other);
    const kept = home.stored(id(game));
    const lost = vi.fn();
    game.onLost = lost;
    plan(game, 1);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
    expect(home.stored(id(game))).toEqual(kept);
  });

  it('retries a bot that failed once, without a word on the screen', async () => {
    const home = new TestHome();
    failing(home, 1);
    const { game } = await begin(setup('heaven-and-ale', BOT, ANN), home);
    for (let turn = 0; turn < 3; turn++) await playTurn(game);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('says so if a bot fails again, and goes on when it is retried', async () => {
    const home = new TestHome();
    failing(home, 2);
    const game = await LocalGame.create(setup('heaven-and-ale', BOT, ANN), home);
    await untilStalled(game);
    expect(game.get()).toMatchObject({ stalled: { seat: 0 }, thinking: [], mayAct: false, saved: true });
    expect(logged).toHaveBeenCalledTimes(2);
    game.get().stalled?.retry();
    await awaited(game);
    expect(game.get().stalled).toBeNull();
    for (let turn = 0; turn < 3; turn++) await playTurn(game);
  });

  it('says so if a bot plays against the rules', async () => {
    const home = new TestHome();
    home.thinkers.think = async () => ({ moves: [{ move: 'nonsense' }], candidates: [] });
    const game = await LocalGame.create(setup('heaven-and-ale', BOT, ANN), home);
    await untilStalled(game);
    expect(game.get().stalled).toMatchObject({ seat: 0 });
  });

  it('lets a bot of another level take over from one that failed, and keeps that', async () => {
    const home = new TestHome();
    failing(home, 2);
    const game = await LocalGame.create(setup('heaven-and-ale', BOT, ANN), home);
    await untilStalled(game);
    const { stalled } = game.get();
    expect(stalled?.levels).toEqual(['beekeeper', 'gardener']);
    stalled?.replace('gardener');
    await awaited(game);
    await game.close();
    const restored = expectOk(LocalGame.restore(home.stored(id(game)), home));
    for (const one of [game, restored])
      expect(one.get().sitters).toEqual([{ kind: 'bot', level: 'gardener' }, ANN]);
  });

  it('keeps the plan of somebody who chooses while a bot is stalled and replaced', async () => {
    const home = new TestHome();
    failing(home, 9);
    const game = await LocalGame.create(setup('heros-tavern', ANN, BOT, BOT), home);
    await game.run();
    plan(game);
    const { moves } = game.get().plan ?? { moves: [] };
    expect(moves).toHaveLength(1);
    game.get().stalled?.replace('legend');
    await vi.waitFor(() => expect(game.get().sitters).toContainEqual({ kind: 'bot', level: 'legend' }));
    expect(game.get().plan?.moves).toEqual(moves);
  });

  it('goes on where nothing can be stored, and says so', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    const { keep } = home.store;
    home.store.keep = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await playTurn(game);
    expect(game.get()).toMatchObject({ saved: false, mayAct: true });
    home.store.keep = keep;
    await playTurn(game);
    await vi.waitFor(() => expect(game.get().saved).toBe(true));
    expect(home.stored(id(game)).log.at(-1)?.number).toBe(home.stored(id(game)).log.length);
  });

  it('is not brought back by a tab that did not see it deleted', async () => {
    const { game, home } = await begin(setup('heaven-and-ale', ANN, BOT));
    home.kept.clear();
    const lost = vi.fn();
    game.onLost = lost;
    plan(game, 1);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
    expect(home.kept.size).toBe(0);
  });

  it('goes back to any earlier turn of its people, and only to these', async () => {
    const { game } = await begin(setup('heaven-and-ale', BOT, ANN));
    for (let turn = 0; turn < 4; turn++) await playTurn(game);
    const { rewinds, turns, moves } = game.get();
    expect(rewinds).toEqual(turns.filter(({ seats }) => seats.includes(1)).map(({ at }) => at));
    expect(rewinds.length).toBeGreaterThan(3);
    const [, second] = rewinds;
    expectOk(await game.rewind(second ?? -1));
    expect(game.get()).toMatchObject({ moves: second, mayAct: true, seat: 1 });
    expect((await game.rewind(moves)).ok).toBe(false);
  });

  it('can be played again by the same people', async () => {
    const { game, home } = await begin(setup('heros-tavern', ANN, BOT, BOT));
    const path = await game.rematch();
    const next = home.stored(path.replace('/play/', ''));
    expect(next).toMatchObject({ game: 'heros-tavern', seats: [ANN, BOT, BOT] });
    expect(next.id).not.toBe(id(game));
  });

  it('gives hints to one person alone, never with another at the table', async () => {
    const alone = await begin(setup('heaven-and-ale', ANN, BOT));
    await alone.game.askHint();
    expect(alone.game.get()).toMatchObject({ canHint: true, hint: { visits: 1 } });
    const together = await begin(setup('heaven-and-ale', ANN, BEN));
    await together.game.askHint();
    expect(together.game.get()).toMatchObject({ canHint: false, hint: null });
  });

  it('hangs a curtain between two hands, and shows neither behind it', async () => {
    const home = new TestHome();
    const game = await LocalGame.create(setup('heros-tavern', ANN, BEN, BOT), home);
    const hidden = game.get();
    expect(hidden).toMatchObject({ curtain: 0, seat: null, mayAct: false, plan: null });
    const { players } = hidden.view as { players: { hand: unknown }[] };
    expect(players.map(({ hand }) => hand)).toEqual([null, null, null]);
    game.liftCurtain();
    plan(game);
    expectOk(await game.confirm());
    expect(game.get()).toMatchObject({ curtain: 1, seat: null });
  });
});
