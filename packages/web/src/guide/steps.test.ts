import { expect, test } from 'vitest';
import type { Snapshot } from '../play/game.ts';
import { SeededGame } from '../text-table/testing/seeded-game.ts';
import { anchorsOf, type GuideStep, isGuiding, isResting, momentOf } from './steps.ts';

/** A moment of a game in which the person has to move. */
const ownTurn = new SeededGame('heros-tavern', 3, 'guide').get();

const STEPS: readonly GuideStep[] = [
  { name: 'read', at: ['a'] },
  { name: 'do', at: ['b'], until: ({ moves }) => moves > 10 },
  { name: 'see', at: ['c'], from: ({ moves }) => moves > 20 },
  { name: 'passed', at: ['d'], from: ({ moves }) => moves > 20, until: ({ moves }) => moves > 30 },
  { name: 'end', at: ['e'] },
];

const after = (moves: number): Snapshot => ({ ...ownTurn, moves });

test('a step that is read waits for "Next"', () => {
  expect(momentOf(STEPS, 0, after(99))).toEqual({ index: 0, isSilent: false });
});

test('a step that asks for something waits for it', () => {
  expect(momentOf(STEPS, 1, after(5))).toEqual({ index: 1, isSilent: false });
  expect(momentOf(STEPS, 1, after(25))).toEqual({ index: 2, isSilent: false });
});

test('a step is silent until its moment has come', () => {
  expect(momentOf(STEPS, 1, after(15))).toEqual({ index: 2, isSilent: true });
});

test('a step whose moment has passed is left out', () => {
  expect(momentOf(STEPS, 3, after(35))).toEqual({ index: 4, isSilent: false });
});

test('the guide is silent while the others move', () => {
  const others: Snapshot = { ...after(5), mayAct: false, awaited: [1] };
  expect(momentOf(STEPS, 1, others)).toEqual({ index: 1, isSilent: true });
});

const LATER: GuideStep = { name: 'later', at: ['f'], isLater: true, from: ({ moves }) => moves > 40 };

test('the guide rests before what comes in a later round, until it has come', () => {
  expect(isResting(LATER, after(30))).toBe(true);
  expect(isResting(LATER, after(50))).toBe(false);
  expect(isResting(STEPS[2], after(5))).toBe(false);
  expect(isResting(undefined, after(5))).toBe(false);
});

test('a game is guided from the first step until the guide rests or ends', () => {
  const steps = [...STEPS, LATER];
  expect(isGuiding({ id: 'a', step: 0 }, 'a', steps)).toBe(true);
  expect(isGuiding({ id: 'a', step: 4 }, 'a', steps)).toBe(true);
  expect(isGuiding({ id: 'a', step: 5 }, 'a', steps)).toBe(false);
  expect(isGuiding({ id: 'b', step: 0 }, 'a', steps)).toBe(false);
  expect(isGuiding(null, 'a', steps)).toBe(false);
});

test('what a position points at is framed together, before what the step is about', () => {
  const step: GuideStep = { name: 'go', at: ['board', 'bar'], points: () => ['space:1', 'space:2'] };
  expect(anchorsOf(step, after(0))).toEqual([['space:1', 'space:2'], ['board'], ['bar']]);
});
