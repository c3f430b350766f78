/** A piece of plain text with structure: what the text table shows and says. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly TextLine[];
}

export interface TextLine {
  readonly text: string;
  /** How to type the move the line is about. */
  readonly code?: string;
  /** The rule to read for more. */
  readonly rule?: string;
}

export const passage = (title: string, lines: readonly (string | TextLine)[]): Passage => ({
  title,
  lines: lines.map(line => (typeof line === 'string' ? { text: line } : line)),
});
