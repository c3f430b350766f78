/** The rules of a game as data: what the rules page shows, one file for each game and language. */

export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph, a table, or an illustration by its name. */
export type Block = string | RuleTable | { readonly picture: string };

export interface Rule {
  /** The number of the rule in all languages, like 5.4. */
  readonly number: string;
  readonly blocks: readonly Block[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: readonly Rule[];
}

export interface Rules {
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
}

// ---- Helpers for the files

export const rule = (number: string, ...blocks: readonly Block[]): Rule => ({ number, blocks });

/** A section: first its introductory paragraphs, then its rules. */
export const section = (number: string, title: string, ...parts: readonly (string | Rule)[]): Section => ({
  number,
  title,
  intro: parts.filter(part => typeof part === 'string'),
  rules: parts.filter(part => typeof part !== 'string'),
});

export const picture = (name: string): Block => ({ picture: name });

/** A table from lines whose cells are separated by bars; the first line is the header. */
export function table(head: string, ...rows: readonly string[]): RuleTable {
  const cells = (line: string): string[] => line.split('|').map(cell => cell.trim());
  return { head: cells(head), rows: rows.map(cells) };
}
