import { formsOf } from './forms.ts';
import { type Glossary, type GlossaryEntry, termName } from './glossary.ts';

/** A piece of a text: plain, a term of the glossary, or the number of a rule. */
export type GlossPart =
  | { readonly part: 'text'; readonly text: string }
  | { readonly part: 'term'; readonly text: string; readonly entry: GlossaryEntry }
  | { readonly part: 'rule'; readonly text: string };

/** Finds the terms of a glossary in texts; the longest match wins. */
export class Glosser {
  private readonly pattern: RegExp;
  private readonly entries: readonly GlossaryEntry[];

  constructor(glossary: Glossary) {
    const found = glossary.entries
      .map(entry => ({ entry, forms: formsOf(entry, glossary) }))
      .filter(one => one.forms !== null)
      .sort((one, other) => termName(other.entry, glossary).length - termName(one.entry, glossary).length);
    this.entries = found.map(({ entry }) => entry);
    this.pattern = new RegExp(
      `(?<![\\p{L}\\d\u00ad-])(?:${found.map(({ forms }) => `(${forms})`).join('|')})(?![\\p{L}\u00ad-])`,
      'giu',
    );
  }

  /** The first occurrence of each term in a text; `seen` holds the terms already explained, and is extended. */
  parts(text: string, seen: Set<GlossaryEntry>): GlossPart[] {
    const parts: GlossPart[] = [];
    let end = 0;
    for (const match of text.matchAll(this.pattern)) {
      const entry = this.entries[match.slice(1).findIndex(group => group !== undefined)];
      if (entry === undefined || seen.has(entry)) continue;
      seen.add(entry);
      parts.push(...plain(text.slice(end, match.index)), { part: 'term', text: match[0], entry });
      end = match.index + match[0].length;
    }
    return [...parts, ...plain(text.slice(end))];
  }
}

/** A part as it is shown: a term keeps the quotes, brackets and stops that touch it, and its number. */
export type ShownPart =
  | Exclude<GlossPart, { readonly part: 'term' }>
  | (Extract<GlossPart, { readonly part: 'term' }> & { readonly before: string; readonly after: string });

const OPENING = /[«„“"(]+$/;
/** How many of it there are: only before a short word, since both together must fit into a narrow column. */
const COUNT = /(?<![\d.])\d+ [«„“"(]*$/;
const SHORT = /^\S{1,12}$/;
const CLOSING = /^[»“”"’).,;:!?…]+/;

/** The same text, with the punctuation next to each term, and the number before a short one, as a part of it: no line is to begin or end between them. */
export function withPunctuation(parts: readonly GlossPart[]): ShownPart[] {
  const textAt = (i: number): string => (parts[i]?.part === 'text' ? parts[i].text : '');
  const after = (i: number): string => (parts[i]?.part === 'term' && CLOSING.exec(textAt(i + 1))?.[0]) || '';
  const rest = (i: number): string => textAt(i).slice(after(i - 1).length);
  const before = (i: number): string => {
    const part = parts[i];
    if (part?.part !== 'term') return '';
    const count = SHORT.test(part.text) ? COUNT.exec(rest(i - 1)) : null;
    return (count ?? OPENING.exec(rest(i - 1)))?.[0] ?? '';
  };
  return parts.map((part, i): ShownPart => {
    if (part.part === 'term') return { ...part, before: before(i), after: after(i) };
    if (part.part === 'rule') return part;
    return { part: 'text', text: rest(i).slice(0, rest(i).length - before(i + 1).length) };
  });
}

const REFERENCE = /(\d+\.\d+)/;

/** A text in which only rule numbers are marked. */
export const plain = (text: string): GlossPart[] =>
  text
    .split(REFERENCE)
    .map((piece, i): GlossPart => ({ part: i % 2 === 0 ? 'text' : 'rule', text: piece }))
    .filter(piece => piece.text !== '');
