import { describe, expect, it } from 'vitest';
import { forecastPlot, groupRows, groupsOf } from './forecast.ts';

describe('forecasts of the share of victory', () => {
  const groups = groupsOf([
    { expected: [0.62, 0.38], got: [1, 0] },
    { expected: [0.66, 0.34], got: [0, 1] },
    { expected: [1, 0], got: [1, 0] },
    { expected: [0.98, 0.02], got: [1, 0] },
  ]);

  it('are grouped in tenths, a certain victory with the highest', () => {
    expect(groups.map(({ from, games, seats }) => [from, games, seats])).toEqual([
      [0, 2, 2],
      [0.3, 2, 2],
      [0.6, 2, 2],
      [0.9, 2, 2],
    ]);
    expect(groups[2]?.expected).toBeCloseTo(0.64, 12);
    expect(groups[2]?.got).toBe(0.5);
    expect(groups[2]?.error).toBeCloseTo(0.5, 12);
    expect(groups[3]).toMatchObject({ got: 1, error: 0 });
  });

  it('count the seats of a game together', () => {
    const [together] = groupsOf([
      { expected: [0.25, 0.25, 0.5], got: [1, 0, 0] },
      { expected: [0.25, 0.25, 0.5], got: [0, 1, 0] },
    ]);
    expect(together).toMatchObject({ games: 2, seats: 4, got: 0.5, error: 0 });
  });

  it('are told as a table and drawn', () => {
    expect(groupRows(groups)[1]).toEqual(['0 to 10 %', '2', '2', '1.0 %', '0.0 %', '0.0 % to 0.0 %']);
    expect(forecastPlot('A & B', groups)).toContain('A &amp; B');
    expect(forecastPlot('A & B', groups).match(/<circle/g)).toHaveLength(4);
  });
});
