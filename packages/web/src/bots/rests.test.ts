import { describe, expect, it } from 'vitest';
import { REST, Rests } from './rests.ts';

describe('the rests of the bots', () => {
  const at = { now: 1000 };
  const pass = (ms: number): void => {
    at.now += ms;
  };

  it('last for a while, and the clock stands still as long', () => {
    const rests = new Rests(() => at.now);
    expect(rests.left).toBe(0);
    const began = rests.clock();
    pass(30);
    rests.begin();
    expect(rests.left).toBe(REST);
    pass(REST - 10);
    expect(rests.left).toBe(10);
    expect(rests.clock()).toBe(began + 30);
    pass(15);
    expect(rests.left).toBe(0);
    expect(rests.clock()).toBe(began + 35);
  });

  it('are one rest if somebody presses again meanwhile, and add up if not', () => {
    const rests = new Rests(() => at.now);
    const began = rests.clock();
    rests.begin();
    pass(100);
    rests.begin();
    expect(rests.left).toBe(REST);
    pass(REST);
    expect(rests.clock()).toBe(began);
    pass(20);
    rests.begin();
    pass(REST + 3);
    expect(rests.clock()).toBe(began + 23);
  });
});
