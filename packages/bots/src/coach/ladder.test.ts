import { describe, expect, it } from 'vitest';
import type { Verdict } from './estimator.ts';
import { isTelling, type LadderSlips, type LevelSlips, nearLevels, playedLike } from './ladder.ts';

/** A ladder of eight levels, from 8 points a decision down to 1; a game of 40 decisions is off by half a point. */
const LEVELS: readonly LevelSlips[] = Array.from({ length: 8 }, (_, i) => ({
  level: `level ${i}`,
  mean: 8 - i,
  error: 0.1,
  spread: 0.5,
  decisions: 40,
}));
const LADDER: LadderSlips = { version: 3, nodes: 1000, tables: { 2: LEVELS } };
const BY = { version: 3, nodes: 1000, seats: 2 };

const verdict = (cost: number, more: Partial<Verdict> = {}): Verdict => {
  const alternative = { moves: [], slip: -cost, error: 0.1 };
  const worth = { score: 0, share: 0 };
  return {
    before: worth,
    played: worth,
    score: alternative,
    share: { ...alternative, slip: 0 },
    isForced: false,
    isObvious: false,
    ...more,
  };
};
const game = (cost: number, decisions: number): Verdict[] =>
  Array.from({ length: decisions }, () => verdict(cost));

describe('whom someone played like', () => {
  it('is a range where one game can’t tell levels apart, and the narrower the more decisions there are', () => {
    expect(playedLike(LADDER, BY, game(5, 40))).toEqual({ from: 'level 2', to: 'level 4' });
    expect(playedLike(LADDER, BY, game(5, 400))).toEqual({ from: 'level 3', to: 'level 3' });
    expect(playedLike(LADDER, BY, game(4.5, 4000))).toEqual({ from: 'level 3', to: 'level 4' });
  });

  it('is not said beyond the ends of the ladder', () => {
    expect(nearLevels(LEVELS, 8.5, 40)).toEqual({ from: 'level 0', to: 'level 0' });
    expect(nearLevels(LEVELS, 30, 40)).toBeNull();
    expect(nearLevels(LEVELS, 0, 400)).toBeNull();
  });

  it('is not said after few decisions, or if it could be nearly anybody', () => {
    expect(playedLike(LADDER, BY, game(5, 7))).toBeNull();
    expect(nearLevels(LEVELS, 5, 12)).toEqual({ from: 'level 2', to: 'level 4' });
    expect(nearLevels(LEVELS, 5, 4)).toBeNull();
  });

  it('is not said where nothing was measured: other seats, another version or depth, kept before it was asked', () => {
    const judged = game(5, 40);
    expect(playedLike(LADDER, { ...BY, seats: 3 }, judged)).toBeNull();
    expect(playedLike(LADDER, { ...BY, version: 4 }, judged)).toBeNull();
    expect(playedLike(LADDER, { ...BY, nodes: 500 }, judged)).toBeNull();
    const { isObvious: _, ...older } = verdict(5);
    expect(playedLike(LADDER, BY, [...judged, older])).toBeNull();
  });
});

it('decisions without a choice say nothing, nor do obvious ones, unless the obvious was missed', () => {
  expect(isTelling(verdict(0))).toBe(true);
  expect(isTelling(verdict(0, { isForced: true }))).toBe(false);
  expect(isTelling(verdict(0, { isObvious: true }))).toBe(false);
  expect(isTelling(verdict(2, { isObvious: true }))).toBe(true);
});
