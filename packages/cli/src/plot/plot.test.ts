import { GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { curves } from './curve.ts';
import { type ArenaResult, ladder } from './ladder.ts';
import { ticks } from './svg.ts';

const estimate = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });
const time = { turns: 1, p50: 1, p95: 1, max: 1 };
const standing = (name: string, score: number) => ({
  name,
  seats: 1,
  wins: estimate(0.5),
  score: estimate(score),
  margin: estimate(0),
  time,
});
const result: ArenaResult = {
  game: 'heaven-and-ale',
  seats: 2,
  deals: 1000,
  games: 2000,
  nodes: 1500,
  standings: [standing('a<b', 120.25), standing('exec:"my & yours"', 99)],
  comparisons: [{ bot: 'a<b', other: 'exec:"my & yours"', share: estimate(0.75) }],
};

/** Every tag closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name);
  }
  return open.length === 0 && !svg.replaceAll(/<[^<>]*>/g, '').includes('<');
}

describe('the ladder', () => {
  const svg = ladder([result, { ...result, game: 'heros-tavern', comparisons: [] }], GAMES);

  it('tells its figures as text', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain(
      '>Heaven &amp; Ale, 2 seats, 1,500 nodes per turn, 2,000 games in 1,000 deals</text>',
    );
    expect(svg).toContain('>a&lt;b over exec:&quot;my &amp; yours&quot;</text>');
    for (const words of ['75.0 %', '65.0 to 85.0', '120.3 : 99.0']) expect(svg).toContain(`>${words}</text>`);
  });

  it('draws the bar from a half to the share', () => {
    expect(svg).toContain('<rect x="460" width="80" ');
    expect(
      ladder([{ ...result, comparisons: [{ bot: 'a', other: 'b', share: estimate(0.25) }] }], GAMES),
    ).toContain('<rect x="380" width="80" ');
  });

  it('does without an interval', () => {
    const share = { mean: 0.5, low: null, high: null };
    expect(ladder([{ ...result, comparisons: [{ bot: 'a', other: 'b', share }] }], GAMES)).toContain(
      '>50.0 %</text>',
    );
  });
});

describe('curves', () => {
  it('go from the first point to the last', () => {
    const svg = curves('T', 'games', [
      {
        name: 'error',
        points: [
          { x: 0, y: 4 },
          { x: 600, y: 2 },
        ],
      },
    ]);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toMatch(/d="M96\.0 84\.0L812\.0 214\.0"/);
  });

  it('are drawn through the means of neighbours if the points are many', () => {
    const points = Array.from({ length: 401 }, (_, x) => ({ x, y: x % 2 }));
    const [, path = ''] = / d="([^"]*)"/.exec(curves('T', 'games', [{ name: 'noise', points }])) ?? [];
    // Groups of three, whose means are a third and two thirds by turns.
    expect(path.match(/[ML]/g)).toHaveLength(134);
    const heights = [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights.slice(0, -1)) - Math.min(...heights.slice(0, -1))).toBeLessThan(130);
    expect(path).not.toMatch(/NaN/);
  });

  it('stand one point and no point', () => {
    const svg = curves('T', 'games', [
      { name: 'one', points: [{ x: 5, y: 5 }] },
      { name: 'none', points: [] },
    ]);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });
});

describe('ticks', () => {
  it.each([
    [0, 100, [0, 50, 100]],
    [0, 1, [0, 0.5, 1]],
    [-3, 12, [-5, 0, 5, 10, 15]],
    [7, 7, [7, 8]],
  ])('from %d to %d are round', (low, high, marks) => {
    expect(ticks(low, high, 3)).toEqual(marks);
  });
});
