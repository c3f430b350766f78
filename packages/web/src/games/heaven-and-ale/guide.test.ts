import {
  GOALS,
  HEX_NAMES,
  type PlayerPosition,
  type SeatMove,
  SHED_NAMES,
  type Side,
  scoreHoldings,
  sideOf,
} from '@taproom/games/heaven-and-ale';
import { expect, test, vi } from 'vitest';
import { isAwaiting } from '../../guide/steps.ts';
import { doneIn, guidedGame, moveOf, playUntil, testGuide } from '../../guide/testing/suite.ts';
import type { Snapshot } from '../../play/game.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { EXAMPLE, STEPS, type StepName } from './guide.ts';
import { sign } from './sign.tsx';
import type { Cloister, CloisterNow } from './types.ts';

testGuide('heaven-and-ale');

const STEPS_OF_ALL = (await tonguesOf('heaven-and-ale')).en.spoken.face.guide;

test('Heaven & Ale: each step is done when the player has done it', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `guide ${i}`);
  const game = seeds
    .map(seed => new SeededGame<Cloister>('heaven-and-ale', 2, seed))
    .find(one => one.get().view.stage === 'place');
  if (game === undefined) throw new Error('nobody else begins');
  const done = (): string[] => doneIn(STEPS, game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'start'));
  expect(done()).toEqual(['place']);
  await game.confirm();
  expect(done()).toEqual(['place', 'confirm']);
  game.act(moveOf(game, 'go'));
  expect(done()).toEqual(['place', 'go']);
  game.act(moveOf(game, 'buy'));
  expect(done().slice(0, 2)).toEqual(['place', 'go']);
  expect(done().filter(name => name === 'sun' || name === 'shade')).toHaveLength(1);
  await game.confirm();
  expect(done()).toContain('turn');
  await playUntil(game, now => now.view.round > 1 && now.plan?.moves.length === 0);
  expect(done()).toEqual(['place', 'confirm', 'go', 'sun', 'turn', 'shade', 'score']);
});

test('HA 10.4 the final score that the guide works out is right', () => {
  const { markers, brewmaster, rate, exchanges, rearmost, value, points } = EXAMPLE;
  const score = scoreHoldings({
    brewmaster,
    markers,
    ducats: 0,
    largeBarrels: 0,
    smallBarrels: 0,
    barrelCard: false,
    firstPlayer: false,
  });
  expect(score).toMatchObject({ rate, rearmost, value, production: points });
  expect(score.exchange).toHaveLength(exchanges);
});

test('Heaven & Ale: with the tiles that the guide deals, all that it asks for can be done in the first round', async () => {
  const game = await guidedGame<Cloister>(sign);
  const legal = (): readonly SeatMove[] => game.get().plan?.legal ?? [];
  const confirm = async (): Promise<void> => {
    await game.confirm();
    await vi.waitFor(() => expect(game.get().mayAct).toBe(true));
  };
  /** Goes to the first space on the way after which something can be done, and does it. */
  const goFor = async (wanted: (move: SeatMove) => boolean): Promise<void> => {
    for (const go of legal().filter(({ move }) => move === 'go')) {
      game.act(go);
      const found = legal().find(wanted);
      if (found === undefined) {
        game.undoMove();
        continue;
      }
      game.act(found);
      while (game.get().plan?.ready === false) game.act(legal()[0] ?? expect.fail('the turn has no end'));
      return confirm();
    }
    expect.fail('it can’t be done');
  };
  const buys = (side: Side) => (move: SeatMove) =>
    move.move === 'buy' && sideOf(HEX_NAMES.indexOf(move.hex)) === side;
  expect(game.get()).toMatchObject({ mayAct: true, view: { round: 1, stage: 'place' } });
  game.act(legal()[0] ?? expect.fail('nowhere to begin'));
  await confirm();
  await goFor(buys('sunny'));
  await goFor(buys('shady'));
  await goFor(({ move }) => move === 'score');
  expect(game.get().view.round).toBe(1);
  expect(doneIn(STEPS, game.get())).toEqual(['place', 'confirm', 'go', 'sun', 'turn', 'shade', 'score']);
});

test('Heaven & Ale: the guide frames the spaces where the figure can go, and nothing of them once it is there', async () => {
  const game = await guidedGame<Cloister>(sign);
  const legal = (): readonly SeatMove[] => game.get().plan?.legal ?? [];
  const play = (kind: SeatMove['move']): void => {
    game.act(legal().find(({ move }) => move === kind) ?? expect.fail(`nobody can ${kind}`));
  };
  const confirm = async (): Promise<void> => {
    await game.confirm();
    await vi.waitFor(() => expect(game.get().mayAct).toBe(true));
  };
  const framed = (name: 'shade' | 'score'): readonly string[] =>
    STEPS.flatMap(step => (step.name === name && 'points' in step ? step.points(game.get()) : []));
  const kindOf = (space: string): string =>
    game.get().rules.spaceAt(Number(space.replace('space:', ''))).kind;
  const kinds = (name: 'shade' | 'score'): string[] => [...new Set(framed(name).map(kindOf))].toSorted();
  play('start');
  await confirm();
  expect(kinds('shade')).toEqual(['monk', 'resource']);
  play('go');
  expect(framed('shade')).toEqual([]);
  play('buy');
  await confirm();
  // From now on there is something to score.
  expect(kinds('score')).toEqual(['scoring']);
  play('go');
  expect(framed('score')).toEqual([]);
});

test('Heaven & Ale: a shed is spoken of once it is built, a barrel while it can be had', () => {
  const now = new SeededGame<Cloister>('heaven-and-ale', 3, 'guide').get();
  const [goal = expect.fail('no goals')] = GOALS;
  const [shed = expect.fail('no sheds')] = SHED_NAMES;
  const position = (seat: number, change: Partial<PlayerPosition>, from = now): CloisterNow => ({
    ...from,
    view: {
      ...from.view,
      players: from.view.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
    },
  });
  const speaks = (name: 'shed' | 'barrels', at: CloisterNow): boolean => {
    const step = STEPS.find(one => one.name === name);
    const until = step !== undefined && 'until' in step && step.until(at);
    return step !== undefined && 'from' in step && step.from(at) && !until;
  };
  expect(speaks('shed', now)).toBe(false);
  expect(speaks('shed', position(1, { sheds: { [shed]: 2 } }))).toBe(false);
  expect(speaks('shed', position(0, { sheds: { [shed]: 2 } }))).toBe(true);

  expect(speaks('barrels', now)).toBe(false);
  // The first goal: a brewmaster on 1.
  const met = position(0, { brewmaster: 3 });
  expect(speaks('barrels', met)).toBe(true);
  const oneLeft = position(1, { largeBarrels: [goal] }, met);
  expect(speaks('barrels', oneLeft)).toBe(true);
  expect(speaks('barrels', position(2, { smallBarrels: [goal] }, oneLeft))).toBe(false);
  expect(speaks('barrels', position(0, { largeBarrels: [goal] }, met))).toBe(false);
});

test('Heaven & Ale: neither the way home nor a barrel is an order: someone who has read it can go on', () => {
  for (const name of ['home', 'barrels'] as const) {
    const step = STEPS.find(one => one.name === name) ?? expect.fail(name);
    expect('until' in step, name).toBe(false);
  }
});

test('Heaven & Ale: a hint waits while the guide waits for something', async () => {
  const game = await guidedGame<Cloister>(sign);
  const awaits = (name: StepName): boolean => {
    const now: Snapshot = game.get();
    return isAwaiting({ id: now.id, step: STEPS.findIndex(step => step.name === name) }, STEPS_OF_ALL, now);
  };
  expect(awaits('welcome')).toBe(false);
  expect(awaits('place')).toBe(true);
  expect(awaits('score')).toBe(true);
  expect(awaits('home')).toBe(false);
  expect(isAwaiting({ id: 'another game', step: 1 }, STEPS_OF_ALL, game.get())).toBe(false);
  expect(isAwaiting(null, STEPS_OF_ALL, game.get())).toBe(false);
});
