import { readFileSync } from 'node:fs';
import type { GameId } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { explain, type Refuser, ruleToRead } from '../explain.ts';
import { expectSentence } from './languages.ts';

/** Facts enough for any code; the types of the catalogues say which of them each code has. */
export const FACTS = {
  min: 2,
  max: 4,
  text: 'xyz',
  seats: 3,
  seat: 1,
  spaces: 27,
  from: 7,
  to: 5,
  space: 4,
  slot: 'ducats',
  cards: 1,
  each: 3,
  tile: 'hops3',
  hex: 'c4',
  shed: 'd2',
  type: 2,
  spot: 'water',
  rearmost: ['hops', 'water'],
  command: 'buy',
  line: 12,
  version: '7',
  key: 'game',
  move: 'go 99',
  scores: [40, 30],
  rules: 2,
  known: [1, 2],
  moves: 21,
};

/** Tests that everything that can be refused has a sentence in every language. `sentences` are those of a language. */
export function testRefusals(refuser: Refuser, game: GameId, codes: readonly string[], facts: object): void {
  describe(`what is refused: ${refuser}, ${game}`, async () => {
    const tongues = await tonguesOf(game);
    test.each(LANGUAGE_CODES)('has a sentence for every code in %s', language => {
      const { words, spoken } = tongues[language];
      for (const code of codes) {
        const text = explain(words.refusals, refuser, { ...facts, code }, spoken.speech);
        expectSentence(language, text);
        expect(text).not.toContain(code.includes('-') ? code : `(${code})`);
      }
    });
  });
}

/** Tests that "why?" leads to existing rules. */
export function testRules(game: GameId, codes: readonly string[]): void {
  test(`"why?" leads to rules that ${game} has`, async () => {
    const { face } = (await tonguesOf(game)).en.spoken;
    const rules = readFileSync(new URL(`../../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    const numbers = codes.map(code => ruleToRead(face, 'game', { code })).filter(number => number !== null);
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) expect(rules).toContain(`**${number}** `);
  });
}
