import { SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import {
  type ArenaGame,
  estimate,
  estimateShare,
  isClear,
  percentile,
  rotations,
  sittings,
  student,
  summariseMatch,
} from '../src/arena/index.ts';

describe('intervals', () => {
  // From printed tables of Student's t.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [29, 2.045],
    [100, 1.984],
    [100_000, 1.96],
  ])('with %i degrees of freedom reach %d standard errors', (degrees, t) => {
    expect(Math.abs(student(degrees) / t - 1)).toBeLessThan(0.003);
  });

  it('come from the spread of the deals', () => {
    const { mean, low, high } = estimate([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // sd = √2.5, n = 5: 3 ± 2.776 · √(2.5 / 5)
    expect(low).toBeCloseTo(3 - 1.963, 2);
    expect(high).toBeCloseTo(3 + 1.963, 2);
    expect(estimate([7])).toEqual({ mean: 7, low: null, high: null });
  });

  it('hold the truth 95 times of 100', () => {
    const random = new SeededRandom('coverage');
    let held = 0;
    const samples = 2000;
    for (let i = 0; i < samples; i++) {
      const dice = Array.from({ length: 8 }, () => random.below(6) + random.below(6));
      const { low, high } = estimate(dice);
      if (low !== null && high !== null && low <= 5 && high >= 5) held++;
    }
    expect(held / samples).toBeGreaterThan(0.935);
    expect(held / samples).toBeLessThan(0.965);
  });

  it('of shares stay within 0 and 1, and are not sure of what was always so', () => {
    expect(estimateShare([0.9, 1, 1]).high).toBe(1);
    expect(estimateShare([0.1, 0, 0]).low).toBe(0);
    expect(estimateShare(Array(30).fill(1))).toEqual({ mean: 1, low: 0.9, high: 1 });
    expect(estimateShare(Array(30).fill(0))).toEqual({ mean: 0, low: 0, high: 0.1 });
    expect(estimateShare([1, 1])).toEqual({ mean: 1, low: 0, high: 1 });
    expect(estimateShare([0.5, 0.5])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  it('have percentiles that were measured', () => {
    const times = Array.from({ length: 20 }, (_, i) => i + 1);
    expect([50, 95, 100, 0].map(percent => percentile(times, percent))).toEqual([10, 19, 20, 1]);
    expect(percentile([], 50)).toBe(0);
  });
});

describe('rotations', () => {
  it('turn the table, and leave out what looks the same', () => {
    expect(rotations(['a', 'b', 'c'])).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ]);
    expect(rotations(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(rotations(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']]);
    expect(rotations(['a,b', 'c', 'a', 'b,c'])).toHaveLength(4);
  });

  it('bring every bot to every seat equally often', () => {
    for (const bots of [
      ['a', 'b', 'b', 'c'],
      ['a', 'a', 'b'],
      ['a', 'b', 'a', 'b'],
    ]) {
      const all = rotations(bots);
      for (const name of new Set(bots)) {
        const bySeat = bots.map((_, seat) => all.filter(seating => seating[seat] === name).length);
        expect(new Set(bySeat).size).toBe(1);
      }
    }
  });

  it('are played deal by deal', () => {
    expect([...sittings(2, 2)].map(({ deal, rotation }) => [deal, rotation])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});

const played = (deal: number, rotation: number, scores: number[], winners: number[]): ArenaGame => ({
  deal,
  rotation,
  scores,
  winners,
  ms: scores.map((_, seat) => [deal + seat, 10]),
  traits: scores.map(score => [score, deal]),
});

describe('a summary', () => {
  // Seats: a b b, b b a, b a b.
  const bots = ['a', 'b', 'b'];
  const games = [
    played(0, 0, [10, 5, 10], [0, 2]),
    played(0, 1, [5, 5, 8], [2]),
    played(0, 2, [9, 3, 1], [0]),
    played(1, 0, [4, 2, 2], [0]),
    played(1, 1, [2, 2, 4], [2]),
    played(1, 2, [2, 4, 2], [1]),
  ];
  const summary = summariseMatch(bots, [...games].reverse());

  it('splits victories, and takes means over seats and deals', () => {
    expect(summary).toMatchObject({ deals: 2, games: 6 });
    const [a, b] = summary.standings;
    expect(a).toMatchObject({ name: 'a', seats: 1 });
    expect(b).toMatchObject({ name: 'b', seats: 2 });
    // a wins ½ + 1 + 0 of three games, then all three.
    expect(a.wins.mean).toBeCloseTo((0.5 + 1) / 2);
    expect(b.wins.mean).toBeCloseTo((1.5 / 6 + 0) / 2);
    expect(a.score.mean).toBeCloseTo((21 / 3 + 4) / 2);
    expect(a.margin.mean).toBeCloseTo(((0 + 3 - 6) / 3 + 2) / 2);
    expect(b.margin.mean).toBeCloseTo(((-5 + 0 - 3 - 3 + 6 - 8) / 6 - 2) / 2);
    expect(a.wins.low).not.toBeNull();
  });

  it('compares every seat of one with every seat of the other, ties half', () => {
    expect(summary.comparisons).toHaveLength(1);
    const [{ bot, other, share }] = summary.comparisons;
    expect([bot, other]).toEqual(['a', 'b']);
    // Deal 0: beats 5, ties 10; beats both; loses to 9, beats 1. Deal 1: all.
    expect(share.mean).toBeCloseTo((4.5 / 6 + 1) / 2);
  });

  it('tells the times of the turns', () => {
    expect(summary.standings[0].time).toEqual({ turns: 12, p50: 3, p95: 10, max: 10 });
  });

  it('tells what each bot did how often in a game', () => {
    const [a, b] = summary.standings;
    expect(a.traits).toEqual([a.score.mean, 0.5]);
    expect(b.traits).toEqual([b.score.mean, 0.5]);
    expect(summariseMatch(bots, []).standings[0].traits).toEqual([]);
  });

  it('counts a deal only if it was played in all seatings', () => {
    expect(summariseMatch(bots, games.slice(0, -1))).toMatchObject({ deals: 1, games: 3 });
    expect(summariseMatch(bots, [])).toMatchObject({ deals: 0, games: 0 });
  });

  it('takes the deal, not the game, as one observation', () => {
    // Within a deal all games are alike: three times as many games tell no more.
    const alike = [0, 1, 2, 3].flatMap(deal =>
      [0, 1, 2].map(rotation => played(deal, rotation, [deal, deal, deal], [0, 1, 2])),
    );
    expect(summariseMatch(bots, alike).standings[0].score).toEqual(estimate([0, 1, 2, 3]));
  });

  it('is clear when the interval is on one side of a half', () => {
    const two = (count: number, winner: (deal: number) => number): ArenaGame[] =>
      Array.from({ length: count }, (_, deal) => deal).flatMap(deal =>
        [0, 1].map(rotation => {
          const seat = (winner(deal) + rotation) % 2;
          return played(deal, rotation, seat === 0 ? [9, 1] : [1, 9], [seat]);
        }),
      );
    expect(
      isClear(
        ['a', 'b'],
        two(40, () => 0),
      ),
    ).toBe(true);
    expect(
      isClear(
        ['a', 'b'],
        two(40, () => 1),
      ),
    ).toBe(true);
    expect(
      isClear(
        ['a', 'b'],
        two(40, deal => deal % 2),
      ),
    ).toBe(false);
    expect(
      isClear(
        ['a', 'b'],
        two(1, () => 0),
      ),
    ).toBe(false);
    expect(
      isClear(
        ['a', 'a'],
        two(40, () => 0),
      ),
    ).toBe(false);
  });
});
