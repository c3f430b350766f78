import { LEVELS } from '@taproom/bots/levels';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { FACES } from '../games/faces.ts';
import { CATALOGUES } from '../play/testing/faces.ts';
import { LANGUAGE_CODES, TRANSLATIONS } from './languages.ts';
import { expectAllUsed, files, isUsedIn, pathsOf, read, sourceOf } from './testing/usage.ts';

const { en } = CATALOGUES;

test.each(TRANSLATIONS)('%s has the messages of English, no more and no less', language => {
  expect(pathsOf(CATALOGUES[language]).sort()).toEqual(pathsOf(en).sort());
});

test('every folder of words is a language, and every language has all files of English', () => {
  // How a language divides its long texts is its own business.
  const found = Object.keys(import.meta.glob('./*/**/*.ts', { query: '?url' }))
    .filter(path => !/\.test\.ts$|^\.\/testing\/|\/rules-\w+\.ts$/.test(path))
    .map(path => path.slice(2));
  const filesOf = (language: string): string[] =>
    found.filter(path => path.startsWith(`${language}/`)).map(path => path.slice(language.length + 1));
  expect([...new Set(found.map(path => path.split('/')[0]))].sort()).toEqual([...LANGUAGE_CODES].sort());
  for (const language of TRANSLATIONS) {
    const own = new Set(filesOf(language));
    const missing = filesOf('en').filter(path => !own.has(path));
    expect(missing, `${language} lacks`).toEqual([]);
  }
});

test.each(LANGUAGE_CODES)('%s counts and lists by its own grammar', language => {
  const calls = files
    .filter(path => path.startsWith(`i18n/${language}/`))
    .flatMap(path =>
      [...read(path).matchAll(/\b(?:counted|formOf|Intl\.\w+)\('(\w\w)/g)].map(([call, code]) => ({
        call: `${path}: ${call}`,
        code,
      })),
    );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter(({ code }) => code !== language).map(({ call }) => call)).toEqual([]);
});

/** All other words of the client and of the lists that tests read, by their files: `./en/previews.ts`. */
const MODULES = import.meta.glob<object>(
  ['./*/*.ts', './*/testing/*.ts', '!./*/*.test.ts', '!./*/index.ts', '!./*/{inflection,idle-words}.ts'],
  { eager: true },
);

test.each(Object.keys(MODULES).filter(path => path.startsWith('./en/')))(
  '%s has the same keys in all languages',
  path => {
    for (const language of TRANSLATIONS)
      expect(pathsOf(MODULES[path.replace('/en/', `/${language}/`)] ?? {}).sort(), language).toEqual(
        pathsOf(MODULES[path] ?? {}).sort(),
      );
  },
);

/** The words that each game brings along, by their files: `./en/heros-tavern/score.ts`. */
const GAME_WORDS = import.meta.glob<object>('./*/*/{sign,options,score,aid,pictures}.ts', {
  eager: true,
  import: 'words',
});
const ENGLISH_WORDS = Object.entries(GAME_WORDS).filter(([path]) => path.startsWith('./en/'));

test.each(ENGLISH_WORDS)('%s has the same words in all languages', (path, words) => {
  for (const language of TRANSLATIONS)
    expect(pathsOf(GAME_WORDS[path.replace('/en/', `/${language}/`)] ?? {}).sort()).toEqual(
      pathsOf(words).sort(),
    );
});

test.each(FACES.signs)('the sign of $title says all it should in every language', ({ id, pages }) => {
  for (const { signs } of Object.values(CATALOGUES)) {
    const words = signs[id];
    expect(words?.pitch).toMatch(/\S/);
    expect(Object.keys(words?.levels ?? {})).toEqual([...LEVELS.current(id).levels]);
    expect(Object.keys(words?.pages ?? {})).toEqual(pages.map(({ kind }) => kind));
  }
});

test('the bots have the same English names everywhere', () => {
  for (const { id, levels, names } of LEVELS.all) {
    expect(Object.keys(names)).toEqual([...levels]);
    expect(CATALOGUES.en.signs[id]?.levels).toEqual(names);
  }
});

test.each(ENGLISH_WORDS)('%s has no word that is unused', (path, words) => {
  const game = path.split('/')[2] ?? '';
  const own = files.filter(file => !file.startsWith('games/') || file.startsWith(`games/${game}/`));
  expect(Object.keys(words).filter(key => !isUsedIn(sourceOf(own), key))).toEqual([]);
});

test('no message is unused', () => {
  expectAllUsed(en, {
    maps: [
      'unplayable.why',
      'unplayable.fix',
      'notices.forms',
      'notices.tested',
      'online.allowed',
      'online.problems',
      'online.replaced',
      'play.levels',
      'settings.contrasts',
      'settings.motions',
      'settings.projections',
      'settings.sounds',
      'settings.speeds',
      'settings.tables',
      'settings.themes',
      'start.suggested',
      'signs',
      'sitting.afterResigning',
      'sitting.removed',
      'sitting.tookOver',
      'sitting.waitsForYou',
      'text.explains',
      'text.vocabulary',
    ],
    byKey: ['refusals.record', 'refusals.table'],
  });
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
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  'games/heaven-and-ale/rules/RulePicture.tsx': ['M'],
};

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
