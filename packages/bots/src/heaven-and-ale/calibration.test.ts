import { describe, expect, it } from 'vitest';
import { type Knot, knotAt } from './calibration.ts';
import { KNOTS } from './knots.ts';

const knots: readonly Knot[] = [
  { left: 0, more: [0, 1], lead: 2 },
  { left: 2, more: [4, 3], lead: 6 },
];

describe('the calibration', () => {
  it('is a straight line between two knots', () => {
    expect(knotAt(knots, 0)).toEqual(knots[0]);
    expect(knotAt(knots, 0.5)).toEqual({ left: 0.5, more: [1, 1.5], lead: 3 });
    expect(knotAt(knots, 2)).toEqual(knots[1]);
    expect(knotAt(knots, 9)).toEqual(knots[1]);
  });

  it('has knots for every number of seats, from the end of the game on', () => {
    expect(Object.keys(KNOTS)).toEqual(['2', '3', '4']);
    for (const [seats, [first, ...rest]] of Object.entries(KNOTS)) {
      expect(first?.left).toBe(0);
      expect(first?.more).toHaveLength(Number(seats));
      const lefts = rest.map(({ left }) => left);
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    }
  });
});
