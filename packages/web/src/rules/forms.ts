import type { Language } from '../i18n/languages.ts';
import type { Entry, Glossary } from './glossary.ts';

/** How a term may stand in a text, as a pattern without case; null if it is not to be found. */
export function formsOf({ key, term }: Entry, glossary: Glossary, language: Language): string | null {
  if (glossary.everyday?.includes(key)) return null;
  const bracket = /\(.*?\)/;
  const own = PATTERN[language](term.replace(bracket, '').replace(/[«»]/g, '').trim(), glossary);
  const other = glossary.otherwise?.[bracket.exec(term)?.[0] ?? ''];
  return other === undefined ? own : `${own}|${other}`;
}

const PATTERN: Readonly<Record<Language, (term: string, glossary: Glossary) => string>> = {
  en: english,
  de: german,
  ru: russian,
};

function english(term: string, { verbs = [] }: Glossary): string {
  if (verbs.includes(term)) return `${term.replace(/e$/, '')}(?:e|e?s|e?d|ing)?`;
  return `${term.replace(/y$/, '(?:y|ie)')}(?:e?s)?`;
}

/** "das große Fass, Fässer": the adjective takes its endings, the noun stands in the singular or the plural. */
function german(cell: string): string {
  const [singular = '', plural] = cell.replace(/^(?:der|die|das) /, '').split(', ');
  const nouns = [singular, ...(plural === undefined ? [] : [plural])].map(form =>
    form
      .split(' ')
      .map(word => (/^[a-zäöü].*e$/.test(word) ? `${word.slice(0, -1)}(?:e|er|es|en|em)` : word))
      .join(' '),
  );
  return `(?:${nouns.join('|')})(?:s|es|n|en)?`;
}

function russian(term: string): string {
  return term.split(' ').map(russianWord).join('[ \\u00a0]');
}

/** A Russian word in all its cases: what it keeps, then any ending. Some lose or gain a vowel before the last letter. */
function russianWord(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const ending = '[а-яё]{0,3}';
  const [, before = '', soft = ''] = /^(.+?)([йь]?)ка$/.exec(word) ?? [];
  if (before !== '') return `(?:${word.slice(0, -1)}${ending}|${before}${soft && `${soft}?`}[ео]к)`;
  if (/[ео]к$/.test(word)) return `(?:${word}|${word.slice(0, -2)}к)${ending}`;
  return `${word.replace(/(?:ый|ий|ая|ое|ые|ие|[аеёийоуыьэюя])$/, '')}${ending}`;
}
