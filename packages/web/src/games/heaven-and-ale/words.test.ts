import { expect, test } from 'vitest';
import { expectAllUsed, pathsOf } from '../../i18n/testing/usage.ts';
import { loadWords } from './words.ts';

test.each(['de', 'ru'] as const)('%s has the messages of English, no more and no less', async language => {
  expect(pathsOf(await loadWords(language)).sort()).toEqual(pathsOf(await loadWords('en')).sort());
});

test('no message is unused', async () => {
  expectAllUsed(await loadWords('en'), {
    maps: [
      'board.awaits',
      'cloister.card',
      'cloister.goal',
      'cloister.letter',
      'cloister.monk',
      'cloister.resource',
      'cloister.slot',
      'text.group',
      'text.vocabulary',
    ],
    byKey: ['cloister.shady', 'cloister.sunny', 'guide', 'refusals'],
  });
});
