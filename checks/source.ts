import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

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

/** The syntax tree of a source; whether it is TypeScript, and with JSX, is said by its name. */
export function treeOf(path: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/**
 * Source text, as long as before, with comments, regular expressions and all literal text
 * blanked, so that a search finds code only. The code in templates stays.
 */
export function codeOf(path: string, source: string): string {
  const { comments } = parseSync(path, source);
  const texts: { readonly start: number; readonly end: number }[] = [...comments];
  new Visitor({
    Literal: literal => void (/^['"/]/.test(literal.raw ?? '') && texts.push(literal)),
    TemplateElement: text => void texts.push(text),
    JSXText: text => void texts.push(text),
  }).visit(treeOf(path, source));
  let code = '';
  for (const { start, end } of texts.toSorted((a, b) => a.start - b.start))
    code += source.slice(code.length, start).padEnd(end - code.length);
  return code + source.slice(code.length);
}

/** One import: the module that it names, and what it takes from there, as it is written. */
export interface Import {
  /** Null if it is computed. */
  readonly from: string | null;
  /** What stands between `import` or `export` and the module: `{ a, type B }`, `* as c`; empty for all other forms. */
  readonly taken: string;
}

/** Every module that a source names: import, export from, import() and require(), types too. */
export function importsIn(path: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (name: ESTree.Node | null, from?: number): void => {
    if (name === null) return;
    const taken =
      from === undefined ? '' : source.slice(from, name.start).replace(/^(?:im|ex)port\b|\bfrom\s*$/g, '');
    found.push({ from: textOf(name, source), taken: taken.trim() });
  };
  new Visitor({
    ImportDeclaration: node => add(node.source, node.start),
    ExportNamedDeclaration: node => add(node.source, node.start),
    ExportAllDeclaration: node => add(node.source, node.start),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
    TSExternalModuleReference: node => add(node.expression),
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require' && name !== undefined) add(name);
    },
  }).visit(treeOf(path, source));
  return found;
}

/** A call of `it`, `test` or `describe` with its title; tests that are skipped or only planned don't count. */
export interface NamedTest {
  readonly title: string;
  /** What it does, as text. */
  readonly body: string;
}

/** The tests and groups of tests in a source. Titles that are templates are given as they are written. */
export function testsIn(path: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, ...rest] }) {
      if (title === undefined || !isTestFunction(callee)) return;
      const text = textOf(title, source);
      if (text === null) return;
      tests.push({ title: text, body: rest.map(({ start, end }) => source.slice(start, end)).join('\n') });
    },
  }).visit(treeOf(path, source));
  return tests;
}

/** What a string or a template says, or null if it is neither. */
export function textOf(node: ESTree.Node, source: string): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : null;
}

/** `it`, `it.each(…)`, `test.concurrent.each`…``, but neither `it.skip` nor `it.todo`. */
function isTestFunction(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Identifier':
      return ['it', 'test', 'describe'].includes(node.name);
    case 'MemberExpression':
      return (
        node.property.type === 'Identifier' &&
        !['skip', 'todo'].includes(node.property.name) &&
        isTestFunction(node.object)
      );
    case 'CallExpression':
      return isTestFunction(node.callee);
    case 'TaggedTemplateExpression':
      return isTestFunction(node.tag);
    default:
      return false;
  }
}
