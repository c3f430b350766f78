import { parseSync } from 'vite';

/** A text for people in a file, and where it begins. */
export interface Passage {
  readonly start: number;
  readonly text: string;
}

/** What is not prose in Markdown: front matter, blocks of code, code in a line, comments, addresses of links and tags. */
const NOT_PROSE =
  /^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```|`[^`\n]+`|<!--[\s\S]*?-->|(?<=\])\([^)\s]*\)|<[^>\n]+>|https?:\/\/\S+/gm;

/** The paragraphs, items and rows of a Markdown document, each with its lines joined and without code. */
export function paragraphsOf(markdown: string): Passage[] {
  const prose = markdown.replace(NOT_PROSE, code =>
    code.replace(/[^\n]/g, '…').replace(/…+/g, run => '…'.padEnd(run.length)),
  );
  const found: Passage[] = [];
  for (const { 0: block, index } of prose.matchAll(
    /^(?:[ ]*(?:[-*]|\d+\.) |\||#)?.*\S.*(?:\n(?![ ]*(?:[-*]|\d+\.) |\||#|[ ]*$).*)*/gm,
  ))
    found.push({ start: index, text: block.replace(/\s+/g, ' ').trim() });
  return found;
}

/** The comments of a source, without code. */
export function commentsOf(path: string, source: string): Passage[] {
  const { comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return comments.map(({ start, value }) => ({
    start,
    text: value
      .replace(/\s*\n\s*\*?\s*/g, ' ')
      .replace(/`[^`]+`|\S*[/_]\S*|\w+\.[jt]sx?\b/g, '…')
      .trim(),
  }));
}

/** What a page or a manifest says: comments, whatever is in quotes, and what is between tags. */
export const shellTextsOf = (source: string): Passage[] =>
  [...source.matchAll(/<!--([\s\S]*?)-->|"([^"]*)"|>([^<>]*\S[^<>]*)</g)].map(
    ({ 1: comment, 2: quoted, 3: text, index }) => ({
      start: index,
      text: (comment ?? quoted ?? text ?? '').trim(),
    }),
  );
