import { HEX_NAMES, NEIGHBOURS, SHED_NAMES } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import { BOARD, CELL, GARDEN, HEX, hexAt, slotAt, spaceAt, trackAt } from './geometry.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the drawing of the cloister', () => {
  it('walks the main board step by step around the courtyard and back to the starting area', () => {
    for (let space = 1; space < 27; space++) expect(distance(spaceAt(space), spaceAt(space + 1))).toBe(CELL);
    expect(distance(spaceAt(1), slotAt(0))).toBeLessThan(1.5 * CELL);
    expect(distance(spaceAt(27), slotAt(3))).toBeLessThan(1.5 * CELL);
    const places = Array.from({ length: 27 }, (_, i) => spaceAt(i + 1));
    expect(new Set(places.map(at => `${at.x},${at.y}`)).size).toBe(27);
    for (const { x, y } of places) {
      expect(x > 0 && x < BOARD.width && y > 0 && y < BOARD.height).toBe(true);
    }
  });

  it('draws neighbours in the garden next to each other, and all of it in its frame', () => {
    HEX_NAMES.forEach((name, hex) => {
      for (const other of NEIGHBOURS[hex] ?? [])
        expect(distance(hexAt(name), hexAt(HEX_NAMES[other] ?? ''))).toBeCloseTo(HEX * Math.sqrt(3), 6);
    });
    for (const name of [...HEX_NAMES, ...SHED_NAMES]) {
      const { x, y } = hexAt(name);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(GARDEN.width);
      expect(y + HEX).toBeLessThanOrEqual(GARDEN.height + 1e-9);
    }
  });

  it('runs the production track without a jump', () => {
    for (let spot = -10; spot < 20; spot++)
      expect(distance(trackAt(spot), trackAt(spot + 1))).toBeLessThan(60);
  });
});
