import { describe, expect, it } from 'vitest';
import { EXPLORERS } from '../explorers.ts';
import { cellName, MOST_CELLS } from './explorer.ts';
import { FEWEST_PAIRS, isPrecise, Results } from './results.ts';

const [explorer] = EXPLORERS.all;
const { min } = explorer.game.seats;
const [first, second] = explorer.cells(min);

/** Results with these differences in the first cell, one a game. */
function resultsOf(points: readonly number[]): Results {
  const results = new Results(explorer);
  for (const [game, one] of points.entries())
    expect(
      results.add({ seats: min, game, pairs: [{ cell: cellName(first), points: one, share: one / 10 }] }),
    ).toBe(true);
  return results;
}

const alternating = (count: number, far: number): number[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 3 + far : 3 - far));

describe('results', () => {
  it('give the mean and the 95 % interval of one difference per position', () => {
    const [found, other] = resultsOf(alternating(400, 2)).findings(min);
    // The standard error is 2 · √(400/399) / √400, and Student's t with 399 degrees of freedom is 1.96593.
    const half = (1.96593 * 2 * Math.sqrt(400 / 399)) / 20;
    expect(found.pairs).toBe(400);
    expect(found.points?.mean).toBeCloseTo(3, 10);
    expect(found.points?.low).toBeCloseTo(3 - half, 5);
    expect(found.points?.high).toBeCloseTo(3 + half, 5);
    expect(found.share?.mean).toBeCloseTo(0.3, 10);
    expect(other).toMatchObject({ ...second, pairs: 0, points: null, share: null });
  });

  it('are blank if they are not known to within a point, or rest on few positions', () => {
    expect(resultsOf(alternating(400, 12)).findings(min)[0]).toMatchObject({
      pairs: 400,
      points: null,
      share: null,
    });
    expect(resultsOf(alternating(FEWEST_PAIRS - 1, 0)).findings(min)[0].points).toBeNull();
    expect(isPrecise({ mean: 5, low: 4, high: 6 }, FEWEST_PAIRS)).toBe(true);
    expect(isPrecise({ mean: 5, low: 3.99, high: 6 }, FEWEST_PAIRS)).toBe(false);
    expect(isPrecise({ mean: 5, low: null, high: null }, FEWEST_PAIRS)).toBe(false);
  });

  it('keep the first three games of a cell, and take games in order only', () => {
    const results = resultsOf([1, 2, 3, 4, 5]);
    expect(results.findings(min)[0].games).toEqual([0, 1, 2]);
    expect(results.next(min)).toBe(5);
    expect(results.add({ seats: min, game: 7, pairs: [] })).toBe(false);
    expect(results.add({ seats: min, game: 5, pairs: [{ cell: 'none', points: 0, share: 0 }] })).toBe(false);
    expect(results.next(min)).toBe(5);
  });
});

it.each(EXPLORERS.all)('$id has at most 300 cells, each once', one => {
  const { min: fewest, max } = one.game.seats;
  const names = Array.from({ length: max - fewest + 1 }, (_, i) =>
    one.cells(fewest + i).map(cell => `${fewest + i} ${cellName(cell)}`),
  ).flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(MOST_CELLS);
});
