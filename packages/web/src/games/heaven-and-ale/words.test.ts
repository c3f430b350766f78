import { heavenAndAle, RESOURCES } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, TRANSLATIONS } from '../../i18n/languages.ts';
import { expectAllUsed, pathsOf } from '../../i18n/testing/usage.ts';
import { loadWords } from './words.ts';

test.each(TRANSLATIONS)('%s has the messages of English, no more and no less', async language => {
  expect(pathsOf(await loadWords(language, heavenAndAle)).sort()).toEqual(
    pathsOf(await loadWords('en', heavenAndAle)).sort(),
  );
});

test('no message is unused', async () => {
  expectAllUsed(await loadWords('en', heavenAndAle), {
    maps: [
      'about.builtShed',
      'about.card',
      'about.emptyHex',
      'about.hex',
      'about.letter',
      'about.slot',
      'about.space',
      'about.spot',
      'board.awaits',
      'cloister.card',
      'cloister.goal',
      'cloister.letter',
      'cloister.monk',
      'cloister.resource',
      'text.group',
      'text.vocabulary',
    ],
    byKey: ['cloister.shady', 'cloister.sunny', 'guide', 'refusals'],
  });
});

test.each(LANGUAGE_CODES)(
  'in %s the letters of the resources are theirs, and no two are alike',
  async language => {
    const { letter, resource } = (await loadWords(language, heavenAndAle)).cloister;
    for (const name of RESOURCES) {
      const inOrder = new RegExp(`^${[...letter[name]].join('.*')}`, 'iu');
      expect(resource[name]).toMatch(inOrder);
      // No longer than it takes to tell it from the others.
      const alike = RESOURCES.filter(other => resource[other][0] === resource[name][0]);
      expect(letter[name]).toHaveLength(alike.length === 1 ? 1 : 2);
    }
    expect(new Set(Object.values(letter)).size).toBe(RESOURCES.length);
  },
);
