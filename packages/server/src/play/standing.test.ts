import { describe, expect, it } from 'vitest';
import { levelOf, type ParRun, parLevels, shareBeaten, shareOfPar, streak } from './standing.ts';

const run = (level: string, score: number): ParRun => ({ level, score, ms: 1 });
const LEVELS = ['weak', 'strong'];
const RUNS = [run('weak', 10), run('weak', 20), run('weak', 30), run('weak', 40), run('strong', 50)];

describe('par', () => {
  it('is beaten by the share of runs below, every level counting the same', () => {
    expect(shareOfPar(5, LEVELS, RUNS)).toBe(0);
    expect(shareOfPar(25, LEVELS, RUNS)).toBe(0.25);
    expect(shareOfPar(45, LEVELS, RUNS)).toBe(0.5);
    expect(shareOfPar(51, LEVELS, RUNS)).toBe(1);
  });

  it('counts a tie half', () => {
    expect(shareOfPar(20, LEVELS, RUNS)).toBe(1.5 / 4 / 2);
    expect(shareOfPar(50, LEVELS, RUNS)).toBe(0.75);
  });

  it('says nothing before anybody has played, and leaves out levels that have not', () => {
    expect(shareOfPar(20, LEVELS, [])).toBeNull();
    expect(shareOfPar(25, LEVELS, RUNS.slice(0, 4))).toBe(0.5);
    expect(parLevels(LEVELS, RUNS.slice(0, 4))).toMatchObject([{ level: 'weak', runs: 4, mean: 25 }]);
  });

  it('has an interval for the mean of each level that has played three times', () => {
    const [weak, strong] = parLevels(LEVELS, RUNS);
    // 25 ± 3.182 (Student's t with 3 degrees) × 6.455.
    expect(weak?.range?.low).toBeCloseTo(4.46, 1);
    expect(weak?.range?.high).toBeCloseTo(45.54, 1);
    expect(strong?.range).toBeNull();
    expect(parLevels(LEVELS, RUNS.slice(0, 2))[0]?.range).toBeNull();
  });

  it('finds the strongest level that does not do better', () => {
    const levels = parLevels(LEVELS, RUNS);
    expect([24, 25, 49, 50].map(score => levelOf(score, levels))).toEqual([null, 'weak', 'weak', 'strong']);
  });
});

describe('matchpoints', () => {
  it('are 1 for each who is beaten, and a half for each tie', () => {
    expect(shareBeaten(30, [10, 30, 50, 20])).toBe(2.5 / 4);
    expect(shareBeaten(30, [])).toBeNull();
  });
});

describe('a streak', () => {
  const days = (...numbers: number[]) => numbers.map(day => `2026-03-${String(day).padStart(2, '0')}`);
  const until = (day: number, ...played: number[]) => streak(days(...played), days(day)[0] ?? '');

  it('counts the days that were played', () => {
    expect(until(5)).toBe(0);
    expect(until(5, 5)).toBe(1);
    expect(until(5, 3, 4, 5)).toBe(3);
  });

  it('goes on over one missed day, and ends after two', () => {
    expect(until(5, 5, 3, 2)).toBe(3);
    expect(until(5, 5, 2, 1)).toBe(1);
  });

  it('is kept until the end of the day of grace', () => {
    expect(until(5, 4, 3)).toBe(2);
    expect(until(5, 3, 2)).toBe(2);
    expect(until(6, 3, 2)).toBe(0);
  });

  it('knows how long months are', () => {
    expect(streak(['2026-02-28', '2026-02-27'], '2026-03-02')).toBe(2);
    expect(streak(['2026-02-27'], '2026-03-02')).toBe(0);
  });
});
