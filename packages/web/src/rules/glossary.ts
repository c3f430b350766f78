/** A game term and what it means. */
export interface GlossaryEntry {
  /** The name of the entry in all languages. It stays the same when the English term is reworded. */
  readonly key: string;
  /** As the glossary gives it: German with article and plural. */
  readonly term: string;
  readonly meaning: string;
  /** The number of the rule that explains it. */
  readonly rule?: string | undefined;
}

/** The terms of a game in one language, and what it takes to find them in a text. */
export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  /** Terms that are everyday words as well, or look like another term: in a text they mostly mean something else. */
  readonly everyday?: readonly string[];
  /** A pattern for all forms that a term may have in a text: its plural, its cases. */
  inflect(term: string): string;
  /** Articles that stand before a term here, but not always in a text. */
  readonly article?: RegExp;
  /** What may stand for a term besides the term itself: a pattern, by the brackets the term ends with. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

/** Entries from lines: the key, the term and the meaning, separated by bars. A line without a term uses its key, as most English ones do. */
export const terms = (...lines: readonly string[]): readonly GlossaryEntry[] =>
  lines.map(line => {
    const [key = '', ...rest] = line.split('|').map(part => part.trim());
    const [meaning = '', term = key] = rest.reverse();
    return { key, term, meaning };
  });

/** The same glossary, each term with its rule number. */
export const withRules = (glossary: Glossary, rules: Readonly<Record<string, string>>): Glossary => ({
  ...glossary,
  entries: glossary.entries.map(entry => ({ ...entry, rule: rules[entry.key] })),
});

/** A term as a title: without the plural and without anything in brackets. */
export const titleOf = ({ term }: GlossaryEntry): string => term.replace(/,.*|\s*\(.*?\)/g, '');

/** A term as in running text: without article and quotes. */
export const termName = (entry: GlossaryEntry, { article = /^$/ }: Glossary): string =>
  titleOf(entry).replace(article, '').replace(/[«»]/g, '');
