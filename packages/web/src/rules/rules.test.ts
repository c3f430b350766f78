import { describe, expect, it } from 'vitest';
import { FACES } from '../games/faces.ts';
import { LANGUAGE_CODES, TRANSLATIONS } from '../i18n/languages.ts';
import type { Block, Rule, RuleTable, Section } from './rules.ts';
import { documentOf } from './testing/document.ts';
import { rulesOf } from './testing/load.ts';

const isTable = (block: Block): block is RuleTable => typeof block !== 'string' && 'rows' in block;

/** The Russian name of the first-player slot: its 1 is no number of the rules. */
const FIRST_PLAYER = '«1 игрок»';

/** All numbers of a text in rising order, so that a table may stand upright or lie. */
const numbers = (text: string): number[] =>
  (text.replaceAll(FIRST_PLAYER, '').match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other);

const proseOf = (rule: Rule): string => rule.blocks.filter(block => typeof block === 'string').join(' ');
const tablesOf = (rule: Rule): string =>
  rule.blocks
    .filter(isTable)
    .flatMap(({ head, rows }) => [head, ...rows])
    .flatMap(cells => (namesGoals(rule.number) ? cells.slice(1) : cells))
    .join(' ');

/** The goals have names, and a name may say its number in a word. */
const namesGoals = (number: string): boolean => number === '8.1';

/** The numbers of a section and of its rules. */
const numbersOf = ({ number, rules }: Section): string[] => [number, ...rules.map(rule => rule.number)];

const shape = (rule: Rule): string[] =>
  rule.blocks.map(block => {
    if (typeof block === 'string') return 'text';
    return isTable(block) ? `table of ${block.head.length} by ${block.rows.length}` : block.picture;
  });

describe.each(FACES.signs.map(({ id }) => id))('the rules of %s', game => {
  // After a change: npm run docs
  it('are in the documentation, in English', async () => {
    const title = FACES.sign(game)?.title ?? '';
    const document = documentOf(title, await rulesOf(game, 'en'));
    await expect(document).toMatchFileSnapshot(`../../../../docs/rules/${game}.md`);
  });

  it.each(LANGUAGE_CODES)('have numbers within their sections in %s', async language => {
    const { sections } = await rulesOf(game, language);
    for (const section of sections)
      for (const rule of section.rules) expect(rule.number.split('.')[0]).toBe(section.number);
  });

  it.each(TRANSLATIONS)('say the same in %s as in English', async language => {
    const english = (await rulesOf(game, 'en')).sections;
    const { sections } = await rulesOf(game, language);
    expect(sections.map(numbersOf)).toEqual(english.map(numbersOf));
    for (const [i, section] of sections.entries()) {
      expect(section.intro).toHaveLength(english[i]?.intro.length ?? 0);
      for (const [k, rule] of section.rules.entries()) {
        const pattern = english[i]?.rules[k];
        if (pattern === undefined) throw new Error(`${rule.number} is not in English`);
        expect(shape(rule), rule.number).toEqual(shape(pattern));
        expect(numbers(proseOf(rule)), rule.number).toEqual(numbers(proseOf(pattern)));
        expect(numbers(tablesOf(rule)), rule.number).toEqual(numbers(tablesOf(pattern)));
      }
    }
  });

  it('refer only to rules that exist', async () => {
    for (const language of LANGUAGE_CODES) {
      const { sections } = await rulesOf(game, language);
      const written = new Set(sections.flatMap(section => section.rules.map(rule => rule.number)));
      for (const rule of sections.flatMap(section => section.rules))
        for (const reference of `${proseOf(rule)} ${tablesOf(rule)}`.match(/\d+\.\d+/g) ?? [])
          expect(written.has(reference), `${rule.number} → ${reference}`).toBe(true);
    }
  });

  it('have rows as long as the head in every table', async () => {
    for (const language of LANGUAGE_CODES) {
      const { sections } = await rulesOf(game, language);
      for (const rule of sections.flatMap(section => section.rules))
        for (const { head, rows } of rule.blocks.filter(isTable))
          for (const row of rows) expect(row, rule.number).toHaveLength(head.length);
    }
  });
});
