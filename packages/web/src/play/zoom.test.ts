import { expect, test } from 'vitest';
import { pinchOf, WHOLE, zoomTo } from './zoom.ts';

test('what is under the pointer stays there', () => {
  const once = zoomTo(2, { x: 100, y: 50 }, WHOLE);
  expect(once).toEqual({ scale: 2, left: 100, top: 50 });
  const twice = zoomTo(3, { x: 40, y: 20 }, once);
  // The point of the board under the pointer: (100 + 40) / 2 before, the same after.
  expect((twice.left + 40) / 3).toBeCloseTo((once.left + 40) / 2);
  expect((twice.top + 20) / 3).toBeCloseTo((once.top + 20) / 2);
});

test('it never gets smaller than the frame, nor larger than anybody needs', () => {
  expect(zoomTo(0.3, { x: 10, y: 10 }, { scale: 2, left: 90, top: 40 })).toEqual(WHOLE);
  expect(zoomTo(1.02, { x: 10, y: 10 }, { scale: 2, left: 90, top: 40 })).toEqual(WHOLE);
  expect(zoomTo(50, { x: 0, y: 0 }, WHOLE).scale).toBe(4);
});

test('two fingers have a span and a middle', () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ span: 50, x: 15, y: 20 });
});
