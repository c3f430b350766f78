import type { Rule, Section } from './rules.ts';

/** A stretch of a text that a search found. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Accents, and soft hyphens. */
const SILENT = /[\p{Mark}\u00ad]/gu;

/** A text as the search sees it, without case and accents; `places` says where each letter is in the original. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFKD').replace(SILENT, '').toLowerCase().replace('ß', 'ss');
    for (let i = 0; i < plain.length; i++) places.push(at);
    letters += plain;
    at += letter.length;
  }
  places.push(at);
  return { letters, places };
}

/** The words of a query. */
export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .letters.split(/\s+/)
    .filter(word => word !== '');

/** Where the words are in a text, in order, adjacent ones merged. */
export function findWords(text: string, words: readonly string[]): readonly Span[] {
  const { letters, places } = fold(text);
  const found: Span[] = [];
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      found.push({ from: places[at] ?? 0, to: places[at + word.length] ?? text.length });
  found.sort((one, other) => one.from - other.from);
  const spans: Span[] = [];
  for (const { from, to } of found) {
    const last = spans.at(-1);
    if (last !== undefined && from <= last.to)
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else if (to > from) spans.push({ from, to });
  }
  return spans;
}

/** All texts of a rule, in their order. */
export const textsOf = ({ blocks }: Rule): readonly string[] =>
  blocks.flatMap(block => {
    if (typeof block === 'string') return [block];
    return 'rows' in block ? [...block.head, ...block.rows.flat()] : [];
  });

/** The rules that contain every word, in their sections; empty sections are left out. */
export function searchRules(sections: readonly Section[], words: readonly string[]): readonly Section[] {
  if (words.length === 0) return sections;
  const holds = (rule: Rule): boolean => {
    const { letters } = fold([rule.number, ...textsOf(rule)].join('\n'));
    return words.every(word => letters.includes(word));
  };
  return sections
    .map(section => ({ ...section, rules: section.rules.filter(holds) }))
    .filter(section => section.rules.length > 0);
}
