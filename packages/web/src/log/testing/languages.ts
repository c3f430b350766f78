import { expect } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { CATALOGUES } from '../../play/testing/faces.ts';
import { type Names, namesFor } from '../names.ts';

const CALLED: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Ben', 'Cora', 'Dora', 'Emil'],
  de: ['Anna', 'Ben', 'Cora', 'Dora', 'Emil'],
  ru: ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'],
};

const levelsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(CATALOGUES[language].signs).map(({ levels }) => levels));

export const namesIn = (language: Language, reader: number | null): Names =>
  namesFor({ called: CALLED[language], reader, levels: levelsIn(language) });

/** Words that show that a sentence was forgotten in English. */
const ENGLISH = /\b(the|you|your|and|is|are|goes|buys|with|not|card|space|round|choose|line)\b/i;
/** What stands in quotes is a title or a piece of somebody's text; Roman numbers and places have Latin letters. */
const QUOTED = /[«„][^»“]*[»“]/g;
const LATIN = /\b(?!(?:I|II|III|IV|X|Heaven|Ale|Hero|s|Tavern|Taproom|[a-g]\d?|go|player)\b)[A-Za-z]+\b/;

/** What is true of every sentence: whole, clean, and in its language. */
export function expectSentence(language: Language, text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text).not.toMatch(/\s{2}|^\s|\s$| [.,;:]|\.\./);
  expect(text).toMatch(/^[\p{Lu}\p{N}„“«a-g].*[.!?]$/su);
  const plain = text.replace(QUOTED, '');
  if (language === 'de') expect(plain).not.toMatch(ENGLISH);
  if (language === 'ru') {
    expect(plain).toMatch(/[а-яё]{2}/i);
    expect(plain).not.toMatch(LATIN);
  }
}
