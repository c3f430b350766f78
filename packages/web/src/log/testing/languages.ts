import { expect } from 'vitest';
import { byLanguage } from '../../i18n/by-language.ts';
import type { Language } from '../../i18n/languages.ts';
import { CATALOGUES } from '../../play/testing/faces.ts';
import { type Names, namesFor } from '../names.ts';

const peopleIn = byLanguage(
  import.meta.glob<readonly string[]>('../../i18n/*/testing/people.ts', { eager: true, import: 'people' }),
);

/** In a language with letters of its own, Latin letters are left from English. */
const hasOwnLetters = (language: Language): boolean => !/\p{Script=Latin}/u.test(peopleIn(language).join(''));

const levelsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(CATALOGUES[language].signs).map(({ levels }) => levels));

export const namesIn = (language: Language, reader: number | null): Names =>
  namesFor({ called: peopleIn(language), reader, levels: levelsIn(language) });

/** Words that show that a sentence was left in English. */
const ENGLISH = /\b(the|you|your|and|is|are|goes|buys|with|not|card|space|round|choose|line)\b/i;
/** Quoted text is a title or someone's own text; Roman numerals and places have Latin letters. */
const QUOTED = /[«„][^»“]*[»“]/g;
const LATIN = /\b(?!(?:I|II|III|IV|X|Heaven|Ale|Hero|s|Tavern|Taproom|[a-g]\d?|go|player)\b)[A-Za-z]+\b/;

/** What is true of every sentence: complete, clean, and in its language. */
export function expectSentence(language: Language, text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text).not.toMatch(/\s{2}|^\s|\s$| [.,;:]|\.\./);
  expect(text).toMatch(/^[\p{Lu}\p{N}„“«a-g].*[.!?]$/su);
  const plain = text.replace(QUOTED, '');
  if (language !== 'en') expect(plain).not.toMatch(ENGLISH);
  if (hasOwnLetters(language)) {
    expect(plain).toMatch(/(?!\p{Script=Latin})\p{L}{2}/u);
    expect(plain).not.toMatch(LATIN);
  }
}
