import { describe, expect, it } from 'vitest';
import { placed, within } from './paths.ts';

const STILL = { x: 0, y: 0, scale: 1, turn: 0 };

describe('a path that is put somewhere else', () => {
  it.each([
    ['moved', { ...STILL, x: 5, y: -3 }, 'M6 -1L8 1C5 -3 6 -3 6 -2Q5 -2 5 -3Z'],
    ['scaled', { ...STILL, scale: 2 }, 'M2 4L6 8C0 0 2 0 2 2Q0 2 0 0Z'],
    ['turned by a quarter', { ...STILL, turn: 90 }, 'M-2 1L-4 3C0 0 0 1 -1 1Q-1 0 0 0Z'],
  ])('is %s with all its points', (_, place, path) => {
    expect(placed('M1 2L3 4C0 0 1 0 1 1Q0 1 0 0Z', place).replaceAll('-0 ', '0 ')).toBe(path);
  });

  it('keeps its arcs round', () => {
    expect(placed('M0 0A2 2 0 1 0 4 0', { x: 1, y: 1, scale: 3, turn: 90 })).toBe('M1 1A6 6 0 1 0 1 13');
  });

  it('comes to the same place step by step as at once', () => {
    const around = { x: 10, y: -20, scale: 2, turn: 90 };
    const part = { x: 3, y: 4, scale: 0.5, turn: 180 };
    expect(placed('M1 2L3 4', within(around, part))).toBe(placed(placed('M1 2L3 4', part), around));
  });

  it('stays as it is where nothing is around it', () => {
    expect(within(null, STILL)).toEqual(STILL);
    expect(placed('M1 2h3', null)).toBe('M1 2h3');
  });
});
