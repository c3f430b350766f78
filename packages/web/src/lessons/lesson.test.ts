import { PARTS as CLOISTER_PARTS } from '@taproom/bots/heaven-and-ale/parts';
import { PARTS as TAVERN_PARTS } from '@taproom/bots/heros-tavern/parts';
import { describe, expect, it } from 'vitest';
import { lessonsIn as cloisterLessons } from '../games/heaven-and-ale/lessons/load.ts';
import { lessonsIn as tavernLessons } from '../games/heros-tavern/lessons/load.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { lessonAbout } from './lesson.ts';

describe('the lesson about a slip', () => {
  it.for(LANGUAGE_CODES)('is there for every part that reviews name: %s', async language => {
    for (const [lessons, parts] of [
      [await cloisterLessons(language), CLOISTER_PARTS],
      [await tavernLessons(language), TAVERN_PARTS],
    ] as const)
      for (const part of parts) {
        const found = lessonAbout(lessons, { parts: [{ part, more: 1 }], error: 0.2 });
        const { name = '' } = lessons.list[(found?.number ?? 0) - 1] ?? {};
        expect(found?.title, part).toBe(lessons.words.lessons[name]?.title);
      }
  });

  it('goes by what the better turn brings most of, and knows what a certain loss is about', async () => {
    const lessons = await cloisterLessons('en');
    const titleFor = (...parts: readonly (readonly [part: string, more: number])[]) =>
      lessonAbout(lessons, { parts: parts.map(([part, more]) => ({ part, more })), error: 0.2 })?.title;
    expect(titleFor(['sheds', 1], ['barrels', 2])).toBe('Sheds');
    expect(titleFor(['sheds', -1], ['barrels', 2])).toBe('Barrels');
    expect(titleFor(['unheard of', 3], ['barrels', 2])).toBe('Barrels');
    expect(titleFor(['sheds', -1])).toBeUndefined();
    expect(lessonAbout(lessons, { error: 0 })?.title).toBe('The whole last round');
    expect(lessonAbout(lessons, { error: 0.2 })).toBeNull();
  });

  it('is about something that can be learned, where everything good pays off later', async () => {
    const lessons = await tavernLessons('en');
    const later = { part: 'later', more: 24 };
    const storage = { part: 'storage', more: 1 };
    expect(lessonAbout(lessons, { parts: [later, storage] })?.title).toBe('Resources');
    expect(lessonAbout(lessons, { parts: [later] })?.title).toBe('Planning two rounds');
    // A loss can be certain and still have parts: a last purchase.
    expect(lessonAbout(lessons, { parts: [{ part: 'ale', more: 10 }], error: 0 })?.title).toBe('Ale');
  });
});
