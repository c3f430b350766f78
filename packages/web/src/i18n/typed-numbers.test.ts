import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { FACES } from '../games/faces.ts';
import { LANGUAGE_CODES } from './languages.ts';

/** Files with texts about the rules. Rules themselves are compared between languages; refusals quote what was wrong. */
const FILES =
  /^(?:about|aid|board|counts|explore|glossary|guide|hints|ladders|log|options|pictures|text|turn|why|words)\.ts$/;

/** What has a number in its name, or says one that no table of the rules has. */
const NAMED: Readonly<Record<string, string>> = {
  monk2: 'monk 2',
  monk3: 'monk 3',
  monk4: 'monk 4',
  'six-fertility-5': 'a goal',
  'marker-on-20': 'a goal',
  pairSoFar: 'a pair has 2 discs',
  hex: 'a hex has 6 neighbours',
  alone: 'neither place 1 nor 2',
  tied: 'neither place 1 nor 2',
};

interface Text {
  /** The name of the property or constant that it belongs to. */
  readonly of: string;
  readonly text: string;
}

/** The texts of a source, without what is put into them. */
function textsIn(path: string, source: string): Text[] {
  const found: Text[] = [];
  const look = (node: unknown, of: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'value' in node) {
      const { type, value } = node;
      if (type === 'Literal' && typeof value === 'string') found.push({ of, text: value });
      if (type === 'TemplateElement') found.push({ of, text: (value as { raw: string }).raw });
    }
    const name = nameOf(node) ?? of;
    for (const [part, child] of Object.entries(node)) if (part !== 'key') look(child, name);
  };
  look(parseSync(path, source).program, '');
  return found;
}

/** The name of a property or constant. */
function nameOf(node: object): string | null {
  const named = 'key' in node ? node.key : 'init' in node && 'id' in node ? node.id : null;
  if (typeof named !== 'object' || named === null) return null;
  const { name, value } = named as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null;
}

/** A glossary's entry without its key and its term, without references to rules, and without the size of paper. */
const meaning = (text: string): string => {
  const parts = text.split(' | ');
  return (/^(?:type of )?monk\b/.test(text) && parts.length > 1 ? '' : (parts.at(-1) ?? '')).replace(
    /\(\d+\.\d+\)|\bA4\b/g,
    '',
  );
};

/** Whether a text has a number beyond the 0 and 1 of "none" and "each". */
const isTyped = ({ of, text }: Text): boolean =>
  NAMED[of] === undefined && / /.test(text) && (meaning(text).match(/\d+/g) ?? []).some(n => Number(n) > 1);

test.each(LANGUAGE_CODES)('the numbers of the rules come from their tables in %s', language => {
  const typed = FACES.signs.flatMap(({ id }) => {
    const folder = new URL(`./${language}/${id}/`, import.meta.url);
    const files = readdirSync(folder).filter(name => FILES.test(name));
    expect(files.length, id).toBeGreaterThan(10);
    return files.flatMap(name =>
      textsIn(name, readFileSync(new URL(name, folder), 'utf8'))
        .filter(isTyped)
        .map(({ text }) => `${id}/${name}: ${text}`),
    );
  });
  expect(typed).toEqual([]);
});

test('a typed number is found', () => {
  const found = (source: string): string[] =>
    textsIn('a.ts', source)
      .filter(isTyped)
      .map(({ text }) => text);
  expect(found("const a = { b: 'On 20 each step pays', c: `n of 5 steps` };")).toEqual([
    'On 20 each step pays',
    'n of 5 steps',
  ]);
  expect(found("const a = { monk2: 'monk 2', b: 'see (6.4), 1 step', c: terms('x 2 | y 2 | z') };")).toEqual(
    [],
  );
});
