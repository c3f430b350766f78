import type { Language } from '../i18n/languages.ts';
import { formsOf } from './forms.ts';
import { type Entry, type Glossary, nameOf } from './glossary.ts';

/** A piece of a text: plain, a word that the glossary explains, or the number of a rule. */
export type Part =
  | { readonly part: 'text'; readonly text: string }
  | { readonly part: 'term'; readonly text: string; readonly entry: Entry }
  | { readonly part: 'rule'; readonly text: string };

/** Finds the terms of a glossary in texts; the longest one that fits is meant. */
export class Glosser {
  private readonly pattern: RegExp;
  private readonly entries: readonly Entry[];

  constructor(glossary: Glossary, language: Language) {
    const found = glossary.entries
      .map(entry => ({ entry, forms: formsOf(entry, glossary, language) }))
      .filter(one => one.forms !== null)
      .sort((one, other) => nameOf(other.entry).length - nameOf(one.entry).length);
    this.entries = found.map(({ entry }) => entry);
    this.pattern = new RegExp(
      `(?<![\\p{L}\\d-])(?:${found.map(({ forms }) => `(${forms})`).join('|')})(?![\\p{L}-])`,
      'giu',
    );
  }

  /** The first place of each term in a text; `seen` holds the terms that were explained before, and gets more. */
  parts(text: string, seen: Set<Entry>): Part[] {
    const parts: Part[] = [];
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

const REFERENCE = /(\d+\.\d+)/;

/** A text in which only mentioned rules stand out. */
export const plain = (text: string): Part[] =>
  text
    .split(REFERENCE)
    .map((piece, i): Part => ({ part: i % 2 === 0 ? 'text' : 'rule', text: piece }))
    .filter(piece => piece.text !== '');
