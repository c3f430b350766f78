import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@taproom/bots/levels';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';

const SOURCE = join(import.meta.dirname, '..');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
  .sort();

const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** The paths of all messages: `play.undo`, `cloister.resource.wood`, … */
function pathsOf(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${before}${key}.`) : [`${before}${key}`],
  );
}

test.each([
  ['de', de],
  ['ru', ru],
])('%s has the messages of English, no more and no less', (_, catalogue) => {
  expect(pathsOf(catalogue).sort()).toEqual(pathsOf(en).sort());
});

test('the server knows what bots are called, so that nobody looks like one', () => {
  const { random, ...levels } = en.play.levels;
  const called = LEVELS.all.flatMap(({ names }) => Object.entries(names));
  expect(called.map(([level]) => level).sort()).toEqual(Object.keys(levels).sort());
  for (const [level, names] of called)
    expect(names).toEqual([en, de, ru].map(({ play }) => play.levels[level]));
});

/** Maps whose keys come from data: codes, kinds of tile and card, stages, levels. They are used as wholes. */
const MAPS = [
  'board.awaits',
  'cloister.card',
  'cloister.goal',
  'cloister.letter',
  'cloister.monk',
  'cloister.resource',
  'cloister.slot',
  'games',
  'guide.steps',
  'online.allowed',
  'online.delivery',
  'online.marks',
  'online.problems',
  'online.replaced',
  'pages.reference.gain',
  'pages.rules.picture',
  'play.levels',
  'settings.contrasts',
  'settings.motions',
  'settings.sounds',
  'settings.speeds',
  'settings.tables',
  'settings.themes',
  'tavern.category',
  'tavern.lines',
  'tavern.name',
  'tavern.reason',
  'tavern.resource',
  'tavern.rule',
  'text.explains',
  'text.group',
  'text.vocabulary',
];
/** Used by a key from data where no dot can be seen: a side of the garden, or who refused. */
const BY_KEY = [
  'cloister.shady',
  'cloister.sunny',
  'refusals.heaven-and-ale',
  'refusals.heros-tavern',
  'refusals.record',
  'refusals.table',
];

const startsWith = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`);

test('no message is unused', () => {
  // English stands for all languages: its own files use the nouns of each other.
  const source = files
    .filter(path => !/^i18n\/(de|ru)\//.test(path))
    .map(read)
    .join('\n');
  const isUsed = (key: string): boolean =>
    new RegExp(`\\.${key}\\b(?!['"])|\\{[^{}]*\\b${key}\\b[^{}]*\\} = |\\['${key}'\\]`).test(source);
  const names = new Set(
    pathsOf(en)
      .filter(path => !BY_KEY.some(prefix => startsWith(path, prefix)))
      .map(path => MAPS.find(prefix => startsWith(path, prefix)) ?? path),
  );
  expect([...names].filter(path => !isUsed(path.split('.').at(-1) ?? path))).toEqual([]);
  for (const prefix of [...MAPS, ...BY_KEY])
    expect(
      pathsOf(en).some(path => startsWith(path, prefix)),
      `${prefix} is listed for nothing`,
    ).toBe(true);
});

// ---- Sentences in the source

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Attributes that people see or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** The texts that an expression can come to, as far as they stand in it. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateElement':
      return [String((node.value as { raw: string }).raw)];
    case 'JSXExpressionContainer':
      return childrenOf(node).flatMap(textsOf);
    case 'TemplateLiteral':
      return (node.quasis as Node[]).flatMap(textsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(textsOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression'
        ? [node.left, node.right].filter(isNode).flatMap(textsOf)
        : [];
    default:
      return [];
  }
}

/** Texts with letters in what a component shows or says. */
function hardCoded(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  expect(errors).toEqual([]);
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === 'JSXText') found.push(String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of (node.children as Node[]).filter(one => one.type === 'JSXExpressionContainer'))
        found.push(...textsOf(child));
    if (
      node.type === 'JSXAttribute' &&
      isNode(node.value) &&
      SPOKEN.has((node.name as { name: string }).name)
    )
      found.push(...textsOf(node.value));
    for (const child of childrenOf(node)) look(child);
  };
  look(program as unknown as Node);
  return found.map(text => text.trim()).filter(text => /\p{L}/u.test(text));
}

/** Signs of the rules that are the same in all languages: M4 is a monk space in rule 2.1. */
const SIGNS: Readonly<Record<string, readonly string[]>> = { 'rules/RulePicture.tsx': ['M'] };

describe('no sentence is hard-coded', () => {
  test('the search finds what it should, and only that', () => {
    const source = `
      const a = <p title="A title" className="no text">Hello {name} · {3} {open ? 'yes' : words.no}</p>;
      const b = <img alt={\`The \${name}\`} aria-label={words.label} src="picture" />;
      const c = <>{count > 0 && 'some'}{list.map(one => <li key="key">{one}</li>)}</>;
    `;
    expect(hardCoded('a.tsx', source)).toEqual(['yes', 'A title', 'Hello', 'The', 'some']);
  });

  test.each(files.filter(path => path.endsWith('.tsx')))('%s', path => {
    expect(hardCoded(path, read(path))).toEqual(SIGNS[path] ?? []);
  });
});
