import { herosTavern } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { TRANSLATIONS } from '../../i18n/languages.ts';
import { expectAllUsed, pathsOf } from '../../i18n/testing/usage.ts';
import { loadWords } from './words.ts';

test.each(TRANSLATIONS)('%s has the messages of English, no more and no less', async language => {
  expect(pathsOf(await loadWords(language, herosTavern)).sort()).toEqual(
    pathsOf(await loadWords('en', herosTavern)).sort(),
  );
});

test('no message is unused', async () => {
  expectAllUsed(await loadWords('en', herosTavern), {
    maps: [
      'tavern.category',
      'tavern.lately',
      'tavern.lines',
      'tavern.name',
      'tavern.reason',
      'tavern.resource',
      'tavern.rule',
      'text.vocabulary',
    ],
    byKey: ['guide', 'refusals'],
  });
});
