import { parseSync } from 'vite';
import type { Passage } from './prose.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Parts of a program whose strings are names, not texts: modules, types, keys, cases, and SQL. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  MemberExpression: ['property'],
  SwitchCase: ['test'],
  TSLiteralType: ['literal'],
  TaggedTemplateExpression: ['quasi'],
};

/** What a literal or a template says; `…` stands for the code in a template. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…');
}

/** All texts of a source, in order and without the code inside of them. */
export function literalsOf(path: string, source: string): Passage[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Passage[] = [];
  const look = (node: Node): void => {
    const text = textOf(node);
    if (text !== null) found.push({ start: node.start, text });
    const skipped = NAMES[node.type] ?? [];
    for (const [key, value] of Object.entries(node)) {
      if (skipped.includes(key) && !(key === 'property' && node.computed !== true)) continue;
      for (const child of [value].flat().filter(isNode)) look(child);
    }
  };
  look(program as unknown as Node);
  return found;
}
