/** A piece of plain text with structure: what the text table shows and says. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly text: string;
  /** How the move that the line is about is typed. */
  readonly code?: string;
  /** The rule to read for more. */
  readonly rule?: string;
}

export const passage = (title: string, lines: readonly (string | Line)[]): Passage => ({
  title,
  lines: lines.map(line => (typeof line === 'string' ? { text: line } : line)),
});
