/** A word of a game and what it means. */
export interface Entry {
  /** The English term of docs/glossary.md: the name of the entry in all languages. */
  readonly key: string;
  /** As the glossary gives it: German with article and plural. */
  readonly term: string;
  readonly meaning: string;
  /** The number of the rule that explains it. */
  readonly rule?: string | undefined;
}

/** The words of a game in one language, and what it takes to find them in a text. */
export interface Glossary {
  readonly entries: readonly Entry[];
  /** Terms that are everyday words as well, or look like another term: in a text they mostly mean something else. */
  readonly everyday?: readonly string[];
  /** English terms that are verbs as well. */
  readonly verbs?: readonly string[];
  /** What may stand for a term besides the term itself: a pattern, by the brackets that the term ends with. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

/** Entries from lines: the key, the term and the meaning, parted by bars. In English the key is the term. */
export const terms = (...lines: readonly string[]): readonly Entry[] =>
  lines.map(line => {
    const [key = '', ...rest] = line.split('|').map(part => part.trim());
    const [meaning = '', term = key] = rest.reverse();
    return { key, term, meaning };
  });

/** The same glossary, each term with the number of its rule. */
export const withRules = (glossary: Glossary, rules: Readonly<Record<string, string>>): Glossary => ({
  ...glossary,
  entries: glossary.entries.map(entry => ({ ...entry, rule: rules[entry.key] })),
});

/** A term as a title: without the plural and without what stands in brackets. */
export const titleOf = ({ term }: Entry): string => term.replace(/,.*|\s*\(.*?\)/g, '');

/** A term as it stands in a text: without article and quotes. */
export const nameOf = (entry: Entry): string => titleOf(entry).replace(/^(?:der|die|das) |[«»]/g, '');
