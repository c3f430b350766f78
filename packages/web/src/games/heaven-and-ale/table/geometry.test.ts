import { HEX_NAMES, NEIGHBOURS, SHED_NAMES } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from './arrangements.ts';
import {
  CELL,
  combAbove,
  combOf,
  discAt,
  fittest,
  footing,
  GARDEN,
  gridFor,
  HEX,
  hexAt,
  RINGS,
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

  it.each(ARRANGEMENTS)('keeps all parts of a board of $width × $height inside and apart', board => {
    const { barrels, garden, pairs, pairScale, hand, purse, track } = board;
    const boxes = [
      { name: 'track', x: track.x, y: track.y, width: track.shape.size.width, height: track.shape.spot(1).y },
      { name: 'garden', x: garden.x, y: garden.y, width: GARDEN.width, height: GARDEN.height },
      ...pairs.map((at, i) => around(`pair ${i}`, at, { width: 148 * pairScale, height: 106 * pairScale })),
      ...hand.map((at, i) => around(`card ${i}`, at, { width: 76, height: 108 })),
      around('barrels', { x: barrels.x + 20, y: barrels.y }, { width: 60, height: 20 }),
      around('purse', { x: purse.x + 30, y: purse.y }, { width: 90, height: 40 }),
    ];
    for (const box of boxes) {
      expect(box.x, box.name).toBeGreaterThanOrEqual(0);
      expect(box.y, box.name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, box.name).toBeLessThanOrEqual(board.width);
      expect(box.y + box.height, box.name).toBeLessThanOrEqual(board.height);
    }
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(0, i))
        expect(meet(box, other), `${box.name}, ${other.name}`).toBe(false);
    });
  });

  it.each([1, 2, 3, 4])('lets no figure hide one of %i tiles, nor a disc the number of a space', count => {
    const lowest = Math.max(...combAbove(count).map(({ y, size }) => y + size / 2));
    for (let n = 0; n < count; n++) {
      const { x, y, size } = footing(n, count);
      expect(y - size / 2).toBeGreaterThan(lowest - 4);
      // The number is at the lower left.
      expect(x - size / 4).toBeGreaterThan(-36);
    }
    for (const disc of [discAt(0, false), discAt(1, false), discAt(0, true), discAt(1, true)])
      expect(disc.x > 0 || disc.y < 0).toBe(true);
  });
});

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const around = (
  name: string,
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): Box => ({ name, x: x - width / 2, y: y - height / 2, width, height });

const meet = (a: Box, b: Box): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
