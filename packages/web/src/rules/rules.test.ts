import { readFileSync } from 'node:fs';
import type { GameId } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { FACES } from '../games/faces.ts';
import type { Language } from '../i18n/languages.ts';
import type { Block, Rule, Table } from './rules.ts';
import { rulesOf } from './testing/load.ts';

const document = (game: GameId): string =>
  readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');

/** The rules of the document by number, as text. */
function documented(game: GameId): Map<string, string> {
  const parts = document(game).split(/^\*\*(\d+\.\d+)\*\* /m);
  const found = new Map<string, string>();
  for (let i = 1; i < parts.length; i += 2)
    found.set(parts[i] ?? '', (parts[i + 1] ?? '').replace(/^## [\s\S]*/m, ''));
  return found;
}

const isTable = (block: Block): block is Table => typeof block !== 'string' && 'rows' in block;

/** All numbers of a text in rising order, so that a table may stand upright or lie. */
const numbers = (text: string): number[] =>
  (text.match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other);

const proseOf = (rule: Rule): string => rule.blocks.filter(block => typeof block === 'string').join(' ');
const tablesOf = (rule: Rule): string =>
  rule.blocks
    .filter(isTable)
    .flatMap(({ head, rows }) => [head, ...rows])
    .flatMap(cells => (namesGoals(rule.number) ? cells.slice(1) : cells))
    .join(' ');

/** The goals have names, and a name may say its number in a word. */
const namesGoals = (number: string): boolean => number === '8.1';

const shape = (rule: Rule): string[] =>
  rule.blocks.map(block => {
    if (typeof block === 'string') return 'text';
    return isTable(block) ? `table of ${block.head.length} by ${block.rows.length}` : block.picture;
  });

describe.each(FACES.signs.map(({ id }) => id))('the rules of %s', game => {
  const written = documented(game);

  it.each<Language>(['en', 'de', 'ru'])('have exactly the numbers of the document in %s', async language => {
    const { sections } = await rulesOf(game, language);
    expect(sections.flatMap(section => section.rules.map(rule => rule.number))).toEqual([...written.keys()]);
    for (const section of sections)
      for (const rule of section.rules) expect(rule.number.split('.')[0]).toBe(section.number);
    const titles = document(game).match(/^## \d+/gm) ?? [];
    expect(sections.map(section => `## ${section.number}`)).toEqual(titles);
  });

  it.each<Language>(['en', 'de', 'ru'])(
    'have the numbers of the tables of the document in %s',
    async language => {
      const { sections } = await rulesOf(game, language);
      for (const rule of sections.flatMap(section => section.rules)) {
        // Coordinates are for builders: the page shows a picture instead.
        const text = (written.get(rule.number) ?? '').split('For builders')[0] ?? '';
        const lines = text
          .split('\n')
          .filter(line => line.startsWith('|'))
          .map(line => (namesGoals(rule.number) ? line.split('|').slice(2).join('|') : line));
        expect(numbers(tablesOf(rule)), rule.number).toEqual(numbers(lines.join(' ')));
      }
    },
  );

  it.each<Language>(['de', 'ru'])('say the same in %s as in English', async language => {
    const english = (await rulesOf(game, 'en')).sections;
    const { sections } = await rulesOf(game, language);
    for (const [i, section] of sections.entries()) {
      expect(section.intro).toHaveLength(english[i]?.intro.length ?? 0);
      for (const [k, rule] of section.rules.entries()) {
        const pattern = english[i]?.rules[k];
        if (pattern === undefined) throw new Error(`${rule.number} is not in English`);
        expect(shape(rule), rule.number).toEqual(shape(pattern));
        expect(numbers(proseOf(rule)), rule.number).toEqual(numbers(proseOf(pattern)));
      }
    }
  });

  it('refer only to rules that exist', async () => {
    for (const language of ['en', 'de', 'ru'] as const) {
      const { sections } = await rulesOf(game, language);
      for (const rule of sections.flatMap(section => section.rules))
        for (const reference of `${proseOf(rule)} ${tablesOf(rule)}`.match(/\d+\.\d+/g) ?? [])
          expect(written.has(reference), `${rule.number} → ${reference}`).toBe(true);
    }
  });

  it('have rows as long as the head in every table', async () => {
    for (const language of ['en', 'de', 'ru'] as const) {
      const { sections } = await rulesOf(game, language);
      for (const rule of sections.flatMap(section => section.rules))
        for (const { head, rows } of rule.blocks.filter(isTable))
          for (const row of rows) expect(row, rule.number).toHaveLength(head.length);
    }
  });
});
