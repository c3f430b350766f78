import { describe, expect, it } from 'vitest';
import { quill } from './quill.ts';

/** The box of an outline, from all its end points and handles. */
function box(outline: string): { left: number; right: number; top: number; bottom: number } {
  const points = [...outline.matchAll(/[MLQ]([-\d. ]+)/g)].flatMap(([, numbers = '']) =>
    numbers.trim().split(' ').map(Number),
  );
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('the quill', () => {
  it('leaves an outline about as wide as the stroke, on both sides of the path', () => {
    const { top, bottom } = box(quill('M-40 0L40 0', { width: 10 }));
    expect(top).toBeLessThan(-3);
    expect(top).toBeGreaterThan(-8);
    expect(bottom).toBeGreaterThan(3);
    expect(bottom).toBeLessThan(8);
  });

  it('is thin along the nib and full across it', () => {
    const along = box(quill('M-30 25L30 -25', { width: 10 }));
    const across = box(quill('M-30 -25L30 25', { width: 10 }));
    expect(across.right - across.left).toBeGreaterThan(along.right - along.left);
  });

  it('starts a new stroke at a corner and none at a bend', () => {
    const strokes = (path: string): number => quill(path, { width: 4 }).split('Z').length - 1;
    expect(strokes('M-20 -20L20 -20L20 20')).toBe(2);
    expect(strokes('M-20 0C-20 -20 0 -20 0 0C0 20 20 20 20 0')).toBe(1);
    expect(strokes('M-20 0L-10 0M10 0L20 0')).toBe(2);
  });

  it('thins out at the ends of a tapered stroke', () => {
    const start = (outline: string): number => Number(/^M[-\d.]+ ([-\d.]+)/.exec(outline)?.[1]);
    const path = 'M-40 0L40 0';
    expect(start(quill(path, { width: 10, taper: true }))).toBeLessThan(start(quill(path, { width: 10 })));
  });

  it('goes nowhere with a path of no length', () => {
    expect(quill('M5 5L5 5', { width: 4 })).toBe('');
  });
});
