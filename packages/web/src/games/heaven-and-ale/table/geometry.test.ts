import { HEX_NAMES, NEIGHBOURS, SHED_NAMES } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import {
  ARRANGEMENTS,
  CARD_STEP,
  CELL,
  combOf,
  fittest,
  GARDEN,
  gridFor,
  HEX,
  hexAt,
  RINGS,
  trackAt,
} from './geometry.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the drawing of the cloister', () => {
  it.each(RINGS)('walks the main board of $width × $height step by step around the courtyard', ring => {
    for (let space = 1; space < 27; space++)
      expect(distance(ring.spaceAt(space), ring.spaceAt(space + 1))).toBe(CELL);
    expect(distance(ring.spaceAt(1), ring.slotAt(0))).toBeLessThan(1.5 * CELL);
    expect(distance(ring.spaceAt(27), ring.slotAt(3))).toBeLessThan(1.5 * CELL);
    const places = Array.from({ length: 27 }, (_, i) => ring.spaceAt(i + 1));
    expect(new Set(places.map(at => `${at.x},${at.y}`)).size).toBe(27);
    for (const { x, y } of places) {
      expect(x > 0 && x < ring.width && y > 0 && y < ring.height).toBe(true);
      expect(y > ring.startArea.y && x < ring.startArea.width).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6])('lays %i tiles on a space side by side, none over another', count => {
    const comb = combOf(count);
    expect(comb).toHaveLength(count);
    comb.forEach(({ x, y, size }, i) => {
      expect(Math.abs(x) + (size * Math.sqrt(3)) / 4).toBeLessThanOrEqual(46);
      expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(48);
      for (const other of comb.slice(0, i))
        expect(distance({ x, y }, other)).toBeGreaterThan((size * Math.sqrt(3)) / 2 - 1e-9);
    });
  });

  it('takes the drawing that becomes largest in a room', () => {
    expect(fittest({ width: 374, height: 560 }, RINGS)).toMatchObject({ width: 700, height: 1000 });
    expect(fittest({ width: 620, height: 690 }, RINGS)).toMatchObject({ width: 800, height: 900 });
    expect(fittest({ width: 620, height: 380 }, RINGS)).toMatchObject({ width: 1000, height: 700 });
  });

  it('lays cells out so that they are drawn as large as can be', () => {
    const flat = { width: 200, height: 100 };
    const high = { width: 100, height: 200 };
    expect(gridFor({ width: 600, height: 400 }, 12, [flat])).toMatchObject({ columns: 3, scale: 1 });
    expect(gridFor({ width: 300, height: 800 }, 12, [flat, high])).toMatchObject({
      columns: 3,
      drawing: high,
      scale: 1,
    });
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

  it.each(ARRANGEMENTS)('keeps all parts of a board of $width × $height inside and apart', board => {
    const { barrels, garden, pairs, pairScale, hand, purse, track } = board;
    expect(track.y + trackAt(-10).y + 21).toBeLessThan(garden.y + GARDEN.height);
    expect(garden.x + GARDEN.width).toBeLessThan(board.width);
    for (const pair of pairs) {
      expect(pair.x + 76 * pairScale).toBeLessThanOrEqual(board.width);
      expect(pair.y + 54 * pairScale).toBeLessThan(hand.y - 50);
    }
    expect(distance(pairs[0] ?? hand, pairs[1] ?? hand)).toBeGreaterThan(100);
    expect(purse.x).toBeGreaterThan(40);
    expect(hand.x + 4 * CARD_STEP + 40).toBeLessThan(barrels.x - 20);
    expect(barrels.x + 56).toBeLessThan(board.width);
    expect(hand.y + 57).toBeLessThan(board.height);
  });
});
