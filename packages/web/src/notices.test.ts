import { NoticeTextFile } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { FACES } from './games/faces.ts';
import { LANGUAGE_CODES } from './i18n/languages.ts';
import { noticeTexts } from './notices.ts';

it('has the texts of notifications in every language, in the form that the server reads', () => {
  expect(Object.keys(noticeTexts)).toEqual(LANGUAGE_CODES);
  expect(NoticeTextFile.parse(JSON.parse(JSON.stringify(noticeTexts)))).toEqual(noticeTexts);
  for (const { games, levels } of Object.values(noticeTexts)) {
    expect(Object.keys(games).sort()).toEqual(FACES.signs.map(({ id }) => id).sort());
    expect(Object.keys(levels).length).toBeGreaterThan(3);
  }
});

it('leaves the same places open in every language', () => {
  const places = (texts: object): string[] =>
    [...JSON.stringify(texts).matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '').sort();
  for (const texts of Object.values(noticeTexts)) expect(places(texts)).toEqual(places(noticeTexts.en));
});

it('counts games as each language does', () => {
  expect(noticeTexts.en.waiting[1]).toBe('Your turn in 1 game');
  expect(noticeTexts.de.waiting[2]).toBe('Du bist in 2 Spielen dran');
  expect(noticeTexts.ru.waiting[1]).toBe('Ваш ход в 1 партии');
  expect(noticeTexts.ru.waiting[5]).toBe('Ваш ход в 5 партиях');
});
