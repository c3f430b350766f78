import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { files, isUsedIn, pathsOf, sourceOf } from '../i18n/testing/usage.ts';
import type { ReviewWords } from './words.tsx';

const FOUND = import.meta.glob<ReviewWords>('../i18n/*/review-page.ts', {
  eager: true,
  import: 'reviewPageWords',
});
const wordsIn = (language: string): ReviewWords => {
  const words = FOUND[`../i18n/${language}/review-page.ts`];
  if (words === undefined) throw new Error(`no words in ${language}`);
  return words;
};

test.each(LANGUAGE_CODES)('the review has all words in %s', language => {
  expect(pathsOf(wordsIn(language)).sort()).toEqual(pathsOf(wordsIn('en')).sort());
});

test('no word of the review is unused', () => {
  const source = sourceOf(files.filter(path => path.startsWith('review/') || path.startsWith('pages/')));
  expect(Object.keys(wordsIn('en')).filter(key => !isUsedIn(source, key))).toEqual([]);
});
