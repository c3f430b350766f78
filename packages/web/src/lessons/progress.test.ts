import { afterEach, expect, test, vi } from 'vitest';
import { LessonProgress } from './progress.ts';

const storage = (content: Record<string, string>): void => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
    removeItem: (key: string) => delete content[key],
  });
};

afterEach(() => vi.unstubAllGlobals());

test('keeps what was solved, once each, for the next visit', () => {
  storage({});
  const heard = vi.fn();
  const progress = new LessonProgress();
  progress.subscribe(heard);
  progress.add('chess', 'forks');
  progress.add('chess', 'forks');
  progress.add('go', 'ladders');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(new LessonProgress().get()).toEqual({ chess: ['forks'], go: ['ladders'] });
});

test('adds to what another tab has solved meanwhile', () => {
  storage({});
  const [one, other] = [new LessonProgress(), new LessonProgress()];
  one.add('chess', 'forks');
  other.add('chess', 'pins');
  expect(new LessonProgress().get()).toEqual({ chess: ['forks', 'pins'] });
});

test.each(['nonsense', '[]', '7', 'null', '{"chess": 3}', '{"chess": [3]}'])('ignores %s', stored => {
  storage({ 'taproom.lessons': stored });
  expect(new LessonProgress().has('chess', 'forks')).toBe(false);
});
