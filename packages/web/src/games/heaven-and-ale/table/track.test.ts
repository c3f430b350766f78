import { BREWMASTER_START, heavenAndAle, TRACK_END } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import { bandsOf } from './bands.ts';
import { cornerTrack, insideSpot, rowTrack, standing } from './track.ts';

const SHAPES = [
  { name: 'around a corner', shape: cornerTrack(29, 42) },
  { name: 'around a low corner', shape: cornerTrack(29, 42, 46, 42) },
  { name: 'in two rows', shape: rowTrack(533) },
];
const SPOTS = Array.from({ length: TRACK_END - BREWMASTER_START + 1 }, (_, i) => i + BREWMASTER_START);

describe.each(SHAPES)('the production track $name', ({ shape }) => {
  it('runs without a jump, except where a row ends', () => {
    for (const spot of SPOTS.slice(0, -1)) {
      if (spot === 0) continue;
      const [a, b] = [shape.spot(spot), shape.spot(spot + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(46);
    }
  });

  it('fills its boxes, and nothing between its arms', () => {
    const all = [
      ...SPOTS.map(spot => {
        const { x, y, width, height } = shape.spot(spot);
        return { x: x - width / 2, y: y - height / 2, width, height };
      }),
      ...bandsOf(heavenAndAle.numbers).map(({ from, to }) => shape.band(from, to)),
    ];
    const areaOf = (boxes: readonly { readonly width: number; readonly height: number }[]): number =>
      boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(areaOf(shape.boxes)).toBeCloseTo(areaOf(all));
    for (const { x, y, width, height } of all)
      expect(
        shape.boxes.some(
          box =>
            x > box.x - 0.01 &&
            y > box.y - 0.01 &&
            x + width < box.x + box.width + 0.01 &&
            y + height < box.y + box.height + 0.01,
        ),
      ).toBe(true);
  });

  it('has every row of the brewmaster’s table next to its spots, none over another', () => {
    for (const { from, to } of bandsOf(heavenAndAle.numbers)) {
      const { x, width, height } = shape.band(from, to);
      expect(width).toBeGreaterThanOrEqual(26);
      expect(height).toBeGreaterThanOrEqual(42);
      if (from < 1) continue;
      expect(shape.spot(from).x).toBeGreaterThan(x);
      expect(shape.spot(to).x).toBeLessThan(x + width);
    }
  });

  it('shows the number of each spot and every piece on it, however many there are', () => {
    for (const spot of SPOTS) {
      const at = shape.spot(spot);
      const { number, room } = insideSpot(at);
      expect(Math.abs(number.x)).toBeLessThan(at.width / 2);
      for (let count = 1; count <= 6; count++) {
        const pieces = Array.from({ length: count }, (_, n) => standing(n, count, room));
        pieces.forEach((piece, n) => {
          expect(piece.size).toBeGreaterThanOrEqual(10);
          for (const other of pieces.slice(0, n))
            expect(Math.hypot(piece.x - other.x, piece.y - other.y)).toBeGreaterThan(0.8 * piece.size);
          // A number is about as wide as half its letters' height times their count.
          const half = String(Math.abs(spot)).length * 6 + (spot < 0 ? 6 : 0);
          const isBelow = piece.y - piece.size / 2 >= number.y - 1;
          const isBeside = piece.x - piece.size / 2 >= number.x + half - 3;
          expect(isBelow || isBeside, `${spot}: ${n} of ${count}`).toBe(true);
          expect(piece.x + piece.size / 2, 'in its spot').toBeLessThanOrEqual(at.width / 2 + 1);
          expect(piece.y + piece.size / 2, 'in its spot').toBeLessThanOrEqual(at.height / 2 + 1);
        });
      }
    }
  });
});
