import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { literalsOf } from './literals.ts';
import { commentsOf, type Passage, paragraphsOf, shellTextsOf } from './prose.ts';
import { filesUnder, ROOT } from './source.ts';
import type { GivenUp, WordList } from './word-list.ts';

/** The languages that have a list of words given up. */
const LANGUAGES = readdirSync(join(ROOT, 'checks/given-up')).map(file => file.replace(/\.ts$/, ''));

const listOf = (language: string): Promise<WordList> =>
  import(/* @vite-ignore */ pathToFileURL(join(ROOT, 'checks/given-up', `${language}.ts`)).href);

/** Programs, servers and documents speak English only. */
const PROGRAMS = [
  'packages/cli/src',
  'packages/server/src',
  'packages/contracts/src',
  'packages/games/src',
  'packages/table/src',
  'packages/bots/src',
  'examples',
  'scripts',
  'packages/web/build',
];
/** What browsers read of the client before it runs. */
const SHELL = ['packages/web/index.html', 'packages/web/public/manifest.webmanifest'];
const COMMENTED = [...PROGRAMS, 'packages/web/src'];

const isSource = (path: string): boolean =>
  /\.(?:tsx?|m?js)$/.test(path) && !/\.(?:test|fixture)\.tsx?$|\/(?:testing|pinned|weights)\b/.test(path);

/** Quotes the titles of tests. */
const QUOTES = 'docs/proof/mutations.md';

const DOCUMENTS = [
  ...readdirSync(ROOT),
  ...readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}/README.md`),
  ...['docs', '.github'].flatMap(filesUnder),
].filter(path => path.endsWith('.md') && path !== QUOTES && existsSync(join(ROOT, path)));

/** A text for people has two words in a row; other strings are ids, codes, paths and SQL. */
const isProse = ({ text }: Passage): boolean =>
  /\p{L}{2,}[,:]? \p{L}/u.test(text) && !/^\s*(?:select|insert|update|delete|create|alter|drop)\b/.test(text);

/** An entry of a glossary begins with its key, which is an id. */
const withoutKey = (text: string): string =>
  text.split('|').length === 3 ? text.replace(/^[^|]*\|/, '') : text;

/** A name in braces stands for an argument. */
const withoutArguments = (text: string): string => text.replace(/\{\w+\}/g, '…');

function textsOf(path: string, source: string): Passage[] {
  const all = literalsOf(path, source);
  // In the client a button may say one word.
  const texts = path.includes('/i18n/') ? all : all.filter(isProse);
  const read = path.endsWith('/glossary.ts') ? withoutKey : withoutArguments;
  return texts.map(({ start, text }) => ({ start, text: read(text) }));
}

/** Where files use words that are given up, in what is read of them. */
const found = (
  paths: readonly string[],
  read: (path: string, source: string) => readonly Passage[],
  list: readonly GivenUp[],
): string[] =>
  paths.flatMap(path => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    const lineOf = (start: number): number => source.slice(0, start).split('\n').length;
    return read(path, source).flatMap(({ start, text }) =>
      list
        .filter(({ pattern }) => pattern.test(text))
        .map(
          ({ pattern, instead }) =>
            `${path}:${lineOf(start)}: “${pattern.exec(text)?.[0]}” → ${instead}\n    ${text}`,
        ),
    );
  });

describe.each(LANGUAGES)('words given up in %s', language => {
  const folders = [`packages/web/src/i18n/${language}`, ...(language === 'en' ? PROGRAMS : [])];

  it('are in no text of a program', async () => {
    const files = folders.map(folder => filesUnder(folder).filter(isSource));
    for (const [i, paths] of files.entries()) expect(paths, folders[i]).not.toEqual([]);
    const uses = found(files.flat(), textsOf, (await listOf(language)).givenUp);
    expect(uses, uses.join('\n')).toEqual([]);
  });

  it('are found, and nothing else', async () => {
    const { givenUp, finds, passes } = await listOf(language);
    const finding = (text: string): GivenUp[] => givenUp.filter(({ pattern }) => pattern.test(text));
    expect(finds.length).toBeGreaterThan(20);
    expect(passes.length).toBeGreaterThan(4);
    expect(finds.filter(text => finding(text).length === 0)).toEqual([]);
    expect(passes.flatMap(text => finding(text).map(({ pattern }) => `${text}: ${pattern}`))).toEqual([]);
  });
});

it('words given up in English are in no text that browsers read before the client runs', async () => {
  const uses = found(SHELL, (_, source) => shellTextsOf(source), (await listOf('en')).givenUp);
  expect(uses, uses.join('\n')).toEqual([]);
});

describe('words given up in English, where engineers read', async () => {
  const list = (await listOf('en')).givenUp.filter(one => one.in === undefined);

  it('are in no document', () => {
    for (const path of ['README.md', 'CHANGELOG.md', 'docs/server.md', 'packages/games/README.md'])
      expect(DOCUMENTS).toContain(path);
    const uses = found(DOCUMENTS, (_, source) => paragraphsOf(source), list);
    expect(uses, uses.join('\n')).toEqual([]);
  });

  it('are in no comment', () => {
    const paths = COMMENTED.flatMap(filesUnder).filter(isSource);
    expect(paths.length).toBeGreaterThan(1000);
    const uses = found(paths, commentsOf, list);
    expect(uses, uses.join('\n')).toEqual([]);
  });
});

describe('this check', () => {
  it('reads texts, and no names, comments or SQL', () => {
    const source = `
      import { a } from 'told a';
      // told in a comment
      const b: 'told b' = { 'told-c': 'said d', e: \`said \${f ? 'said g' : ''} i\` };
      switch (j) { case 'told k': row['told l'] = sql\`told m \${'said n'}\`; }
    `;
    expect(literalsOf('a.ts', source).map(({ text }) => text)).toEqual(['said d', 'said … i', 'said g', '']);
  });

  it('reads comments without code', () => {
    const source = "// said of `told`\n/**\n * said in\n * two lines of told/a.ts\n */\nconst a = 'told';";
    expect(commentsOf('a.ts', source).map(({ text }) => text)).toEqual([
      'said of …',
      '* said in two lines of …',
    ]);
  });

  it('reads pages and manifests', () => {
    const source = '<!-- said a -->\n<meta name="b" content="said c"><p>said d</p>\n{ "e": "said f, g" }';
    expect(shellTextsOf(source).map(({ text }) => text)).toEqual([
      'said a',
      'b',
      'said c',
      'said d',
      'e',
      'said f, g',
    ]);
  });

  it('reads documents without code and addresses', () => {
    const source =
      '# Said a\n\nsaid b\nstill b, `told` [c](told.md) <!-- told -->\n- said d\n  still d\n- said e\n\n```\ntold\n```\n| f | g |\n';
    expect(paragraphsOf(source).map(({ text }) => text.replace(/\s*….*$/u, ''))).toEqual([
      '# Said a',
      'said b still b,',
      '- said d still d',
      '- said e',
      '',
      '| f | g |',
    ]);
  });
});
