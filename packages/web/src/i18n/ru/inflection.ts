/**
 * Finds a term in Russian text, in all cases. One that ends with a number is not a count of steps: "пивовар на 1" is a
 * goal, "пивовара на 1 шаг" is not.
 */
export const inflect = (term: string): string =>
  `${term.split(' ').map(inflectWord).join('[ \\u00a0]')}${/\d$/.test(term) ? '(?!\\d|[ \\u00a0]шаг)' : ''}`;

/** A word in all its cases: what it keeps, then any ending. Some lose or gain a vowel before the last letter. */
function inflectWord(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const ending = '[а-яё]{0,3}';
  const [, before = '', soft = ''] = /^(.+?)([йь]?)ка$/.exec(word) ?? [];
  if (before !== '') return `(?:${word.slice(0, -1)}${ending}|${before}${soft && `${soft}?`}[ео]к)`;
  if (/[ео]к$/.test(word)) return `(?:${word}|${word.slice(0, -2)}к)${ending}`;
  return `${word.replace(/(?:ый|ий|ая|ое|ые|ие|[аеёийоуыьэюя])$/, '')}${ending}`;
}
