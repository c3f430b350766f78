import { describe, expect, test } from 'vitest';
import { placeNote, type ScreenBox } from './place.ts';

const NOTE = { width: 300, height: 150 };
const SCREEN = { width: 1000, height: 700 };

const meets = (one: ScreenBox, other: ScreenBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a note', () => {
  test.each([
    ['under what is on top', { x: 400, y: 20, width: 200, height: 100 }],
    ['above what is at the bottom', { x: 0, y: 600, width: 1000, height: 100 }],
    ['beside what is high', { x: 0, y: 0, width: 500, height: 700 }],
    ['beside what is high on the other side', { x: 500, y: 0, width: 500, height: 700 }],
  ])('goes %s, and stays on the screen', (_, about) => {
    const { x, y } = placeNote(NOTE, [about], SCREEN, []);
    expect(meets({ x, y, ...NOTE }, about)).toBe(false);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(x + NOTE.width).toBeLessThanOrEqual(992);
    expect(y + NOTE.height).toBeLessThanOrEqual(692);
  });

  test('leaves free what is needed to play', () => {
    const about = { x: 0, y: 0, width: 1000, height: 400 };
    const bar = { x: 0, y: 550, width: 650, height: 150 };
    const { x, y } = placeNote(NOTE, [about], SCREEN, [bar]);
    expect(meets({ x, y, ...NOTE }, bar)).toBe(false);
    expect(meets({ x, y, ...NOTE }, about)).toBe(false);
  });

  test('finds the one place where it covers neither', () => {
    const about = { x: 300, y: 200, width: 400, height: 300 };
    const free = [
      { x: 0, y: 0, width: 1000, height: 190 },
      { x: 0, y: 520, width: 1000, height: 180 },
      { x: 0, y: 190, width: 290, height: 330 },
      { x: 720, y: 190, width: 280, height: 330 },
    ];
    const narrow = { width: 250, height: 150 };
    const room = free.slice(0, 3);
    const { x, y } = placeNote(narrow, [about], SCREEN, room);
    for (const box of [about, ...room]) expect(meets({ x, y, ...narrow }, box)).toBe(false);
    // Where something has to be covered, it is not what the note is about.
    const at = placeNote(narrow, [about], SCREEN, free);
    expect(meets({ ...at, ...narrow }, about)).toBe(false);
  });

  test('keeps off another note, even where it has to cover choices', () => {
    const about = { x: 400, y: 300, width: 200, height: 100 };
    const other = { x: 350, y: 410, width: 300, height: 290 };
    const choices = { x: 0, y: 0, width: 1000, height: 390 };
    const at = placeNote(NOTE, [about], SCREEN, [choices, choices], [other]);
    expect(meets({ ...at, ...NOTE }, other)).toBe(false);
  });

  test('about several things may stand between them, and covers none', () => {
    const frames = [
      { x: 0, y: 0, width: 1000, height: 100 },
      { x: 0, y: 600, width: 1000, height: 100 },
    ];
    const at = placeNote(NOTE, frames, SCREEN, []);
    for (const box of frames) expect(meets({ ...at, ...NOTE }, box)).toBe(false);
  });

  test('without anything to point at stands at the bottom in the middle', () => {
    expect(placeNote(NOTE, [], SCREEN, [])).toMatchObject({ x: 350, y: 542 });
    const hand = { x: 0, y: 500, width: 1000, height: 200 };
    const at = placeNote(NOTE, [], SCREEN, [hand]);
    expect(meets({ ...at, ...NOTE }, hand)).toBe(false);
  });

  test('wider than the screen keeps to the edge', () => {
    expect(placeNote({ width: 400, height: 100 }, [], { width: 320, height: 600 }, [])).toMatchObject({
      x: 8,
    });
  });
});
