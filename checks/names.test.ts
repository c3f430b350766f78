import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import type { ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT, treeOf } from './source.ts';

/**
 * A name that is exported has one meaning in the whole repository, so that a search for it leads to one place. Constants
 * don't count, nor do catalogues of messages, which are the same in every language.
 */
const SAME_NAME: Readonly<Record<string, string>> = {
  Game: 'in the API, the id of a game; everywhere else, its rules. Names of the API stay as they are',
  Told: 'an event as a viewer is told of it, at the table and in the API',
};

/** Words that mean too much: not even what isn't exported may be called like something else. */
const ONCE = ['Answer', 'Happening', 'House', 'Line', 'LogEntry', 'Step', 'Table', 'Wish'];

/** Components are found by their tag, so they may be called like what they show. */
interface Declared {
  readonly name: string;
  readonly path: string;
  readonly kind: 'component' | 'other';
}

/** Games are worlds of their own: each has its cards and moves. */
const gameOf = (path: string): string | null => GAMES.ids.find(id => path.split('/').includes(id)) ?? null;

const isPascalCase = (name: string): boolean => /^[A-Z].*[a-z]/.test(name);

/** The names of the types, classes, functions and schemas that a statement declares. */
function namesIn(declaration: ESTree.Node): string[] {
  switch (declaration.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return declaration.id === null ? [] : [declaration.id.name];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier' || init === null) return [];
        const isFunction = init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression';
        // The schemas of the API are called like types.
        const isSchema = isPascalCase(id.name) && init.type === 'CallExpression';
        return isFunction || isSchema ? [id.name] : [];
      });
    default:
      return [];
  }
}

/** What a source exports under names of its own, and what it calls by one of the words above. */
function declaredIn(path: string, source: string): Declared[] {
  const names = treeOf(path, source).body.flatMap(statement => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    if (!isExport) return namesIn(statement).filter(name => ONCE.includes(name));
    return statement.declaration === null ? [] : namesIn(statement.declaration);
  });
  return [...new Set(names)].map(name => ({
    name,
    path,
    kind: path.endsWith('.tsx') && isPascalCase(name) ? 'component' : 'other',
  }));
}

/** Whether one name stands for two things. */
const isClash = (one: Declared, other: Declared): boolean =>
  one.name === other.name &&
  one.kind === other.kind &&
  (gameOf(one.path) === null || gameOf(other.path) === null || gameOf(one.path) === gameOf(other.path));

/** All pairs of places that mean different things by one name. */
function clashes(declared: readonly Declared[]): string[] {
  return declared.flatMap((one, i) =>
    declared
      .slice(i + 1)
      .filter(other => isClash(one, other))
      .map(other => `${one.name}: ${one.path}, ${other.path}`),
  );
}

describe('names that are exported', () => {
  const declared = filesUnder('packages')
    .filter(path => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path))
    .filter(path => !/\.test\.tsx?$|\.d\.ts$|\/testing\/|\.fixture\.ts$|\/i18n\//.test(path))
    .flatMap(path => declaredIn(path, readFileSync(join(ROOT, path), 'utf8')));
  const found = clashes(declared);

  it('are many', () => {
    expect(declared.length).toBeGreaterThan(1000);
  });

  it('have one meaning each', () => {
    const wrong = found.filter(clash => SAME_NAME[clash.slice(0, clash.indexOf(':'))] === undefined);
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  it('stand twice only where it is said why', () => {
    expect([...new Set(found.map(clash => clash.slice(0, clash.indexOf(':'))))].toSorted()).toEqual(
      Object.keys(SAME_NAME).toSorted(),
    );
  });
});

describe('this check', () => {
  const found = (...files: readonly (readonly [path: string, source: string])[]): string[] =>
    clashes(files.flatMap(([path, source]) => declaredIn(path, source)));

  it.each([
    ['export type Step = 1;', 'export interface Step {}'],
    ['export class Line {}', 'export abstract class Line {}'],
    ['type Wish = 1;', 'export const Wish = z.object({});'],
    ['export function play() {}', 'export const play = () => 1;'],
    ['export default function play() {}', 'export async function play() {}'],
    ['export const Pace = z.object({}); export type Pace = z.infer<typeof Pace>;', 'export class Pace {}'],
  ])('finds %s and %s', (one, other) => {
    expect(found(['packages/a/src/a.ts', one], ['packages/a/src/b.ts', other])).toHaveLength(1);
  });

  it.each([
    ['type Pace = 1;', 'export interface Pace {}'],
    ["export { Line } from './line.ts';", 'export class Line {}'],
    ['export const STEPS = 1;', 'export const STEPS = [];'],
    ['export const step = 1;', 'export const step = 2;'],
  ])('lets pass %s and %s', (one, other) => {
    expect(found(['packages/a/src/a.ts', one], ['packages/b/src/b.ts', other])).toEqual([]);
  });

  it('lets each game have its own, but not a game and what all games share', () => {
    const card = 'export type Card = 1;';
    const [one, other] = GAMES.ids.map(id => `packages/games/src/${id}/cards.ts`);
    expect(found([one ?? '', card], [other ?? '', card])).toEqual([]);
    expect(found([one ?? '', card], ['packages/web/src/card.ts', card])).toHaveLength(1);
  });

  it('lets a component be called like what it shows', () => {
    const component = 'export function Notices() { return <p />; }';
    expect(found(['a/Notices.tsx', component], ['b/notices.ts', 'export class Notices {}'])).toEqual([]);
    expect(found(['a/Notices.tsx', component], ['b/Notices.tsx', component])).toHaveLength(1);
  });
});
