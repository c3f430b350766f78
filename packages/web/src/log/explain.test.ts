import { readFileSync } from 'node:fs';
import { expectOk, type GameId, RECORD_REFUSAL_CODES } from '@taproom/games';
import { REFUSAL_CODES as CLOISTER_CODES, heavenAndAle } from '@taproom/games/heaven-and-ale';
import { REFUSAL_CODES as TAVERN_CODES } from '@taproom/games/heros-tavern';
import { TABLE_REFUSAL_CODES } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { explain, type Refuser } from './explain.ts';
import { ruleOf } from './rules-of-refusals.ts';
import { CATALOGUES, expectSentence, LANGUAGES } from './testing/languages.ts';

/** Facts enough for any code; the types of the catalogues say which of them each code has. */
const FACTS = {
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
  known: 1,
  moves: 21,
};
const CLOISTER_FACTS = { ...FACTS, stage: 'go', card: 'purse', resource: 'hops', need: 6, have: 4 };
const TAVERN_FACTS = { ...FACTS, stage: 'draft', card: 'cook', resource: 'storage', need: 3, have: 1 };
const RECORD_FACTS = { ...FACTS, need: [40, 30], have: [40, 31], reason: { code: 'must-buy' } };

const REFUSERS: readonly { refuser: Refuser; game: GameId; codes: readonly string[]; facts: object }[] = [
  { refuser: 'heaven-and-ale', game: 'heaven-and-ale', codes: CLOISTER_CODES, facts: CLOISTER_FACTS },
  { refuser: 'heros-tavern', game: 'heros-tavern', codes: TAVERN_CODES, facts: TAVERN_FACTS },
  { refuser: 'record', game: 'heaven-and-ale', codes: RECORD_REFUSAL_CODES, facts: RECORD_FACTS },
  {
    refuser: 'table',
    game: 'heaven-and-ale',
    codes: [...TABLE_REFUSAL_CODES, 'unknown-game', 'unknown-rules', 'not-awaited'],
    facts: { ...CLOISTER_FACTS, reason: { code: 'garden-full' } },
  },
];

describe.each(REFUSERS)('what $refuser refuses', ({ refuser, game, codes, facts }) => {
  test.each(LANGUAGES)('has a sentence for every code in %s', language => {
    const words = CATALOGUES[language].refusals;
    expect(Object.keys(words[refuser as keyof typeof words]).sort()).toEqual([...codes].sort());
    for (const code of codes) {
      const text = explain(words, refuser, { ...facts, code }, game);
      expectSentence(language, text);
      expect(text).not.toContain(code.includes('-') ? code : `(${code})`);
    }
  });
});

test('a refusal of the table tells the reason of the game', () => {
  const refusal = { code: 'move-refused', index: 0, reason: { code: 'must-buy' } };
  for (const language of LANGUAGES) {
    const words = CATALOGUES[language].refusals;
    const inner = explain(words, 'heaven-and-ale', refusal.reason, 'heaven-and-ale');
    expect(explain(words, 'table', refusal, 'heaven-and-ale')).toBe(inner);
  }
});

test('a code from a newer program is told as it is', () => {
  for (const language of LANGUAGES) {
    const text = explain(CATALOGUES[language].refusals, 'table', { code: 'brand-new' }, 'heros-tavern');
    expect(text).toContain('(brand-new)');
  }
});

test('HA 5.8 too few ducats: the words count the cards that could be returned', () => {
  const say = (cards: number, language: 'en' | 'de' | 'ru', need = 6): string =>
    explain(
      CATALOGUES[language].refusals,
      'heaven-and-ale',
      { ...CLOISTER_FACTS, code: 'not-enough-ducats', need, cards } as { code: string },
      'heaven-and-ale',
    );
  expect(say(1, 'en')).toBe('Needs 6 ducats, you have 4; a returned card brings 3.');
  expect(say(0, 'en')).toBe('Needs 6 ducats, you have 4. Choose something cheaper.');
  expect(say(1, 'en', 8)).toBe('Needs 8 ducats, you have 4; even returning all your cards is not enough.');
  expect(say(1, 'de')).toBe('Kostet 6 Dukaten, du hast 4; eine abgegebene Karte bringt 3.');
  expect(say(1, 'ru')).toBe('Цена — 6 дукатов, а у вас 4; сданная карта принесёт ещё 3.');
  expect(say(0, 'ru', 22)).toBe('Цена — 22 дуката, а у вас 4. Нужно выбрать что-нибудь дешевле.');
});

test('a real refusal finds its words and its rule', () => {
  const state = expectOk(heavenAndAle.setup(2, { first: 0 }));
  const refused = heavenAndAle.apply(state, 0, { move: 'go', space: 5 });
  if (refused.ok) throw new Error('nobody can go before the tiles are dealt');
  const text = explain(CATALOGUES.en.refusals, 'heaven-and-ale', refused.refusal, 'heaven-and-ale');
  expect(text).toBe('The round is still being set up. Wait a moment.');
  expect(ruleOf('heaven-and-ale', refused.refusal)).toBe('9.1');
});

test.each(REFUSERS.slice(0, 2))('"why?" leads to rules that $game has', ({ game, codes }) => {
  const rules = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  const numbers = codes.map(code => ruleOf(game, { code })).filter(number => number !== null);
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) expect(rules).toContain(`**${number}** `);
});

test('"why?" looks behind a refusal of the table', () => {
  const refusal = { code: 'move-refused', index: 1, reason: { code: 'wrong-activation' } };
  expect(ruleOf('heaven-and-ale', refusal)).toBe('6.2');
  expect(ruleOf('heaven-and-ale', { code: 'stale' })).toBeNull();
});
