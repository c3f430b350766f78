import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuideProgress } from './progress.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('is offered until it was started or declined', () => {
  expect(new GuideProgress().get()).toEqual({ guided: null, offered: false });
  new GuideProgress().end();
  expect(new GuideProgress().get()).toEqual({ guided: null, offered: true });
});

test('goes on after a reload where it was', () => {
  const progress = new GuideProgress();
  progress.start('abc');
  progress.goTo(3);
  expect(new GuideProgress().get().guided).toEqual({ id: 'abc', step: 3 });
  progress.end();
  expect(new GuideProgress().get().guided).toBeNull();
});

test('without a game there is nowhere to go', () => {
  const progress = new GuideProgress();
  progress.goTo(3);
  expect(progress.get().guided).toBeNull();
});

test.each([
  '{',
  '3',
  '{"guided":{"id":1}}',
  '{"guided":{"id":"a","step":"0"}}',
  '{"guided":{"id":"a","step":-1}}',
])('what is broken counts as nothing: %s', text => {
  kept.set('taproom.guide', text);
  expect(new GuideProgress().get().guided).toBeNull();
});

test('lasts as long as the page where nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  });
  const progress = new GuideProgress();
  let told = 0;
  progress.subscribe(() => told++);
  progress.start('abc');
  expect(progress.get().guided?.step).toBe(0);
  expect(told).toBe(1);
});
