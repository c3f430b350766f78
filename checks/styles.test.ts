import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from './source.ts';

/** The style sheets in here are global. All others are scoped to their own part of a page. */
const GLOBAL = 'packages/web/src/app/';

/** The cascade layers, from weakest to strongest. */
const LAYERS = ['theme', 'app', 'parts', 'pages', 'tables'];

/** How a part of a page is identified: a class, or an attribute of our own. */
const NAME = String.raw`(?:\.[\w-]+|\[data-[\w-]+\])`;
const NAMES = `${NAME}(?:, ${NAME})*`;
const INSIDE = new RegExp(String.raw`^:where\(${NAMES}\)$`);
/** Rules about the surroundings of a part apply while it is on the page. */
const AROUND = new RegExp(String.raw`^:where\(:root:has\(${NAMES}(?:\[[^\]]*\])?\)\)$`);

/** The colours of the drawings: variables that only drawings use, which any page may show. */
const DRAWING = /^(?:--(?:art|tavern)-[\w-]+:[^;]*;\s*)+$/;

interface Block {
  /** What precedes the brace. */
  readonly head: string;
  readonly body: string;
}

/** The top-level blocks of a style sheet or of another block; comments and strings are left out. */
function blocksOf(source: string): Block[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"/g, found =>
    found[0] === '"' ? '""' : '',
  );
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      const head = code
        .slice(start, open)
        .replace(/^[\s\S]*;/, '')
        .trim()
        .replaceAll(/\s+/g, ' ');
      blocks.push({ head, body: code.slice(open + 1, index).trim() });
      start = index + 1;
    }
  }
  return blocks;
}

/** What may be in a layer besides styles: it has a name of its own. */
const NAMED = /^@(?:keyframes|page) ([\w-]+)$/;

/** Why a style sheet could affect more than its own part. */
function leaks(source: string): string[] {
  return blocksOf(source).flatMap(({ head, body }) => {
    if (DRAWING.test(body)) return [];
    if (!LAYERS.slice(2).some(layer => head === `@layer ${layer}`)) return [`${head} is in no layer`];
    return blocksOf(body).flatMap(inner => {
      if (NAMED.test(inner.head)) return [];
      return INSIDE.test(inner.head) || AROUND.test(inner.head)
        ? strays(inner.body)
        : [`${inner.head} counts everywhere`];
    });
  });
}

/** Rules that reach beyond the part they are written for. */
function strays(body: string): string[] {
  return blocksOf(body).flatMap(({ head, body: inner }) => {
    if (head.startsWith('@')) return strays(inner);
    return /\([^)]*&|&\s*[+~]/.test(head) ? [`${head} leads out of its part`] : [];
  });
}

/** The names of the parts that a style sheet is for. */
const rootsOf = (source: string): string[] =>
  blocksOf(source)
    .flatMap(({ body }) => blocksOf(body))
    .flatMap(({ head }) => (INSIDE.test(head) ? (head.match(new RegExp(NAME, 'g')) ?? []) : []));

const sheets = filesUnder('packages/web/src')
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));
const own = sheets.filter(({ path }) => !path.startsWith(GLOBAL));

describe('a style sheet', () => {
  it.each(own)('$path counts within its own part of a page only', ({ source }) => {
    expect(leaks(source)).toEqual([]);
  });

  it('shares no part of a page with the style sheets of another folder', () => {
    const folders = new Map<string, Set<string>>();
    for (const { path, source } of own) {
      const folder = path.replace(/\/[^/]*$/, '');
      for (const root of rootsOf(source)) folders.set(root, (folders.get(root) ?? new Set()).add(folder));
    }
    expect([...folders].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('gives its keyframes and pages names that no other has', () => {
    const names = sheets.flatMap(({ source }) =>
      blocksOf(source)
        .flatMap(({ body }) => blocksOf(body))
        .flatMap(({ head }) => NAMED.exec(head)?.[1] ?? []),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('in app/ lies in a layer of what every page has', () => {
    const heads = sheets
      .filter(({ path }) => path.startsWith(GLOBAL))
      .flatMap(({ source }) => blocksOf(source).map(({ head }) => head));
    expect(new Set(heads)).toEqual(new Set(['@font-face', '@layer theme', '@layer app']));
  });

  it('comes after the one that orders the layers', () => {
    const theme = sheets.find(({ path }) => path === `${GLOBAL}theme.css`)?.source ?? '';
    expect(theme.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()).toMatch(
      new RegExp(`^@layer ${LAYERS.join(', ')};`),
    );
    const imports = readFileSync(join(ROOT, 'packages/web/src/main.tsx'), 'utf8').split('\n');
    expect(imports.slice(0, 2)).toEqual(["import './app/fonts.css';", "import './app/theme.css';"]);
  });
});

describe('the check finds', () => {
  it.each([
    ['rules in no layer', '.step { color: red; }'],
    ['rules for every page', '@layer pages { .step { color: red; } }'],
    ['rules for every element', '@layer parts { :where(*) { .step { color: red; } } }'],
    ['rules for the root', '@layer parts { :where(:root) { .step { color: red; } } }'],
    ['rules within a condition', '@layer parts { @media print { .step { color: red; } } }'],
    ['rules among the themes', '@layer theme { :where(.sheet) { .step { color: red; } } }'],
    ['variables that are not of a drawing', ':root { --main: red; }'],
    ['a drawing that sets more than variables', ':root { --art-ink: red; color: red; }'],
    ['pages of paper without a name', '@layer pages { @page { size: A4; } }'],
    ['what is not in a part', '@layer pages { :where(.sheet) { :not(&) .step { color: red; } } }'],
    [
      'what stands beside a part',
      '@layer pages { :where(.sheet) { @media print { & + p { color: red; } } } }',
    ],
  ])('%s', (_name, source) => {
    expect(leaks(source)).toHaveLength(1);
  });

  it.each([
    [
      'a part',
      '@layer parts { :where(.log, [data-aloft]) { &.log { color: red; } a:hover, > p { color: red; } } }',
    ],
    [
      'what is around a page',
      '@layer pages { :where(:root:has(.rules-page)) { .house-bar { color: red; } } }',
    ],
    [
      'conditions in a part',
      '@layer tables { :where(.a) { @container t (width > 1px) { :root[data-theme="}"] & { b: c; } } } }',
    ],
    ['the colours of a drawing', ':root[data-theme="dark"] { --art-ink: url("a;b"); --art-pen: red; }'],
  ])('nothing wrong with %s', (_name, source) => {
    expect(leaks(source)).toEqual([]);
  });
});
