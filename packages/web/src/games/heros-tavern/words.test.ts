import { expect, test } from 'vitest';
import { expectAllUsed, pathsOf } from '../../i18n/testing/usage.ts';
import { loadWords } from './words.ts';

test.each(['de', 'ru'] as const)('%s has the messages of English, no more and no less', async language => {
  expect(pathsOf(await loadWords(language)).sort()).toEqual(pathsOf(await loadWords('en')).sort());
});

test('no message is unused', async () => {
  expectAllUsed(await loadWords('en'), {
    maps: [
      'tavern.category',
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
