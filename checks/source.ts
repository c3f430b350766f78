import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** All files in a folder, as paths from it with forward slashes, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** All files under a folder of the project, as paths from its root with forward slashes, sorted. */
export function filesUnder(folder: string): string[] {
  const start = join(ROOT, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.split(sep).join('/')}`)
    .filter(path => !/\/(node_modules|dist|\.build)\//.test(path))
    .sort();
}

// Comments, strings and regular expressions may look like code. A slash starts a regular
// expression where no value stands before it. Backticks and braces tell where templates are.
const COMMENT = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`;
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`;
const PATTERN = String.raw`(?<=(?:[=(,:[!&|?]|=>|\breturn)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/`;
const TOKEN = new RegExp([COMMENT, STRING, PATTERN, '[`{}]'].join('|'), 'g');
/** The text of a template, up to its end or to the code in it. */
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{)/y;

const BRACES: Readonly<Record<string, number>> = { '{': 1, '}': -1 };

const blank = (length: number): string => ' '.repeat(length);

/**
 * Source text, as long as before, with comments, regular expressions and the inside of
 * strings blanked, so that a search finds code only. Quotes stay, and so does the code in templates.
 */
export function codeOf(source: string): string {
  const tokens = new RegExp(TOKEN);
  /** For each template around: how many braces its code has open. */
  const templates: number[] = [];
  let code = '';
  for (let token = tokens.exec(source); token !== null; token = tokens.exec(source)) {
    const [text] = token;
    const first = text.charAt(0);
    code += source.slice(code.length, token.index);
    if (first === '/') code += blank(text.length);
    else if (text.length > 1) code += first + blank(text.length - 2) + first;
    else code += first;
    const open = templates.pop();
    const resumes = first === '}' && open === 0;
    if (open !== undefined && !resumes) templates.push(open + (BRACES[first] ?? 0));
    if (first === '`' || resumes) {
      TEMPLATE_TEXT.lastIndex = tokens.lastIndex;
      const [skipped, end = ''] = TEMPLATE_TEXT.exec(source) ?? [source.slice(tokens.lastIndex)];
      code += blank(skipped.length - end.length) + end;
      if (end === '${') templates.push(0);
      tokens.lastIndex = code.length;
    }
  }
  return code + source.slice(code.length);
}
