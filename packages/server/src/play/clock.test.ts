import { describe, expect, it } from 'vitest';
import { Clocks } from './clock.ts';
import { Pauses } from './pauses.ts';

const LIVE = { pace: 'live', minutes: 10, seconds: 20 } as const;
const DAYS = { pace: 'days', days: 2 } as const;
const DAY = 86_400_000;

describe('clocks', () => {
  it('run for everybody who is awaited, and for nobody else', () => {
    const clocks = new Clocks(LIVE, 3, 1000);
    clocks.turn(1000, [0, 2], null);
    expect(clocks.read(0, 61_000)).toEqual({ left: 540_000, runs: true });
    expect(clocks.read(1, 61_000)).toEqual({ left: 600_000, runs: false });
    expect(clocks.read(2, 61_000)).toEqual({ left: 540_000, runs: true });
  });

  it('give the bonus of the pace for a finished turn, also to a player who goes on at once', () => {
    const clocks = new Clocks(LIVE, 2, 0);
    clocks.turn(0, [0], null);
    clocks.turn(30_000, [0], { seat: 0, deed: 'turn' });
    expect(clocks.read(0, 30_000).left).toBe(590_000);
    clocks.turn(40_000, [1], { seat: 0, deed: 'turn' });
    expect(clocks.read(0, 99_000)).toEqual({ left: 600_000, runs: false });
    expect(clocks.read(1, 50_000).left).toBe(590_000);
  });

  it('win nobody time by choosing and taking back again and again', () => {
    for (const pace of [LIVE, DAYS]) {
      const clocks = new Clocks(pace, 3, 0);
      clocks.turn(0, [0, 1, 2], null);
      for (let i = 1; i <= 5; i++) {
        clocks.turn(i * 2000 - 1000, [1, 2], { seat: 0, deed: 'turn' });
        clocks.turn(i * 2000 - 1000, [1, 2], { seat: 0, deed: 'turn' }); // another choice
        clocks.turn(i * 2000, [0, 1, 2], { seat: 0, deed: 'undo' });
      }
      const full = pace.pace === 'live' ? 600_000 : 2 * DAY;
      // It ran for the first second of each two.
      expect(clocks.read(0, 10_000).left).toBe(full - 5000);
      expect(clocks.read(1, 10_000).left).toBe(full - 10_000);
    }
  });

  it('restart with every turn where days are given', () => {
    const clocks = new Clocks(DAYS, 2, 0);
    clocks.turn(0, [0], null);
    expect(clocks.firstOut()).toBe(2 * DAY);
    clocks.turn(DAY, [1], { seat: 0, deed: 'turn' });
    clocks.turn(2 * DAY, [0], { seat: 1, deed: 'turn' });
    expect(clocks.read(0, 2 * DAY).left).toBe(2 * DAY);
  });

  it('give a player who comes back some time once a turn, and take it back with the turn', () => {
    const clocks = new Clocks({ pace: 'live', minutes: 10, seconds: 0 }, 2, 0);
    clocks.turn(0, [0], null);
    clocks.turn(600_000, [], null);
    clocks.turn(610_000, [0], null, [0]);
    expect(clocks.isSpent(0)).toBe(false);
    clocks.turn(650_000, [], null);
    clocks.turn(651_000, [0], null, [0]);
    expect(clocks.read(0, 651_000).left).toBe(20_000);
    clocks.turn(671_000, [], null);
    expect(clocks.isSpent(0)).toBe(true);
    // A bot plays there, and it does not matter who did.
    clocks.turn(672_000, [1], { seat: 0, deed: 'turn' });
    expect(clocks.isSpent(0)).toBe(false);
    clocks.turn(673_000, [0], { seat: 0, deed: 'undo' });
    expect(clocks.isSpent(0)).toBe(true);
  });

  it('know since when they wait for somebody, whatever others do meanwhile', () => {
    const clocks = new Clocks(LIVE, 2, 0);
    clocks.turn(1000, [0, 1], null);
    clocks.turn(5000, [0], { seat: 1, deed: 'turn' });
    clocks.turn(7000, [0], null);
    expect(clocks.waitsFor(0)).toBe(1000);
    clocks.turn(9000, [0, 1], { seat: 0, deed: 'turn' });
    expect(clocks.waitsFor(0)).toBe(9000);
  });

  it('tell whose time is out, and leave a player who comes back some', () => {
    const clocks = new Clocks(LIVE, 2, 0);
    clocks.turn(0, [0, 1], null);
    expect(clocks.out(599_999)).toEqual([]);
    expect(clocks.out(600_000)).toEqual([0, 1]);
    clocks.turn(600_000, [1], null);
    clocks.turn(610_000, [0, 1], null, [0]);
    expect(clocks.read(0, 610_000)).toEqual({ left: 60_000, runs: true });
  });

  it('are not turned back by a clock of the machine that is', () => {
    const clocks = new Clocks(LIVE, 2, 10_000);
    clocks.turn(10_000, [0], null);
    clocks.turn(5000, [1], { seat: 0, deed: 'turn' });
    expect(clocks.read(0, 5000).left).toBe(620_000);
    expect(clocks.read(1, 5000).left).toBe(600_000);
  });

  it('stand still while no node works, also if that becomes known only after the next turn', () => {
    for (const known of ['before', 'after']) {
      const pauses = new Pauses();
      const pause = { since: 10_000, until: 310_000 };
      const clocks = new Clocks(LIVE, 2, 0, pauses);
      clocks.turn(0, [0], null);
      if (known === 'before') pauses.add([pause]);
      clocks.turn(320_000, [1], { seat: 0, deed: 'turn' });
      if (known === 'after') pauses.add([pause]);
      // 20 of 320 seconds count, and the turn brings 20.
      expect(clocks.read(0, 320_000).left).toBe(600_000);
      expect(clocks.copy().read(0, 320_000).left).toBe(600_000);
      expect(clocks.firstOut()).toBe(920_000);
      pauses.add([{ since: 900_000, until: 1_000_000 }]);
      expect(clocks.firstOut()).toBe(1_020_000);
      expect(clocks.out(1_019_999)).toEqual([]);
      expect(clocks.out(1_020_000)).toEqual([1]);
    }
  });
});

describe('pauses', () => {
  it('are left out of what counts', () => {
    const pauses = new Pauses();
    pauses.add([
      { since: 10, until: 20 },
      { since: 30, until: 40 },
    ]);
    pauses.add([{ since: 30, until: 40 }]);
    expect(pauses.count).toBe(2);
    const worked = [
      [0, 5],
      [0, 15],
      [12, 18],
      [12, 35],
      [0, 50],
      [50, 60],
      [9, 3],
    ];
    expect(worked.map(([from = 0, to = 0]) => pauses.worked(from, to))).toEqual([5, 10, 0, 10, 30, 10, 0]);
    const after = [
      [0, 5],
      [0, 10],
      [0, 11],
      [15, 1],
      [15, 10],
      [15, 11],
      [40, 1],
    ];
    expect(after.map(([from = 0, ms = 0]) => pauses.after(from, ms))).toEqual([5, 10, 21, 21, 30, 41, 41]);
  });
});
