import { describe, expect, it } from 'vitest';
import { clockText, leftOn, stopLeft } from './clock.ts';

const long = {
  hours: (hours: number, minutes: string) => `${hours}:${minutes} h`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};
const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('a clock', () => {
  it('runs on from what the server said, and never below nothing', () => {
    expect(leftOn({ left: 5000, runs: true, resumes: 0 }, 1200)).toBe(3800);
    expect(leftOn({ left: 5000, runs: true, resumes: 0 }, 9000)).toBe(0);
    expect(leftOn({ left: 5000, runs: true, resumes: 0 }, -10)).toBe(5000);
  });

  it('says how long it is still stopped, and when it runs again', () => {
    const clocks = [null, { left: 5000, runs: false, resumes: 0 }, { left: 5000, runs: true, resumes: 2000 }];
    expect([0, 1900, 2100].map(ago => stopLeft(clocks, ago))).toEqual([2000, 100, 0]);
    expect(stopLeft([], 0)).toBe(0);
  });

  it('stands still for as long as somebody is asked, and then runs on', () => {
    const stopped = { left: 5000, runs: true, resumes: 2000 };
    expect([0, 1900, 2100, 9000].map(ago => leftOn(stopped, ago))).toEqual([5000, 5000, 4900, 0]);
  });

  it('stands while it is not awaited', () => {
    expect(leftOn({ left: 5000, runs: false, resumes: 0 }, 9000)).toBe(5000);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59 * SECOND, '0:59'],
    [60 * SECOND, '1:00'],
    [HOUR - 1, '1:00 h'],
    [HOUR + 5 * 60 * SECOND, '1:05 h'],
    [48 * HOUR - SECOND, '47:59 h'],
    [48 * HOUR, '2 d 0 h'],
    [75 * HOUR, '3 d 3 h'],
  ])('with %i milliseconds left says %s', (left, text) => {
    expect(clockText(left, long)).toBe(text);
  });
});
