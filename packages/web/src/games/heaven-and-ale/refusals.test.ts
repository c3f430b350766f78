import { expectOk } from '@taproom/games';
import { heavenAndAle, REFUSAL_CODES } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { explain, ruleOf } from '../../log/explain.ts';
import { FACTS, testRefusals, testRules } from '../../log/testing/refusals.ts';
import { LANGUAGES, tonguesOf } from '../../play/testing/faces.ts';
import { loadWords } from './words.ts';

const tongues = await tonguesOf('heaven-and-ale');
const facts = { ...FACTS, stage: 'go', card: 'purse', resource: 'hops', need: 6, have: 4 };

testRefusals('game', 'heaven-and-ale', REFUSAL_CODES, facts);
testRules('heaven-and-ale', REFUSAL_CODES);

test.each(LANGUAGES)('there is no sentence for anything else in %s', async language => {
  expect(Object.keys((await loadWords(language)).refusals).sort()).toEqual([...REFUSAL_CODES].sort());
});

test('HA 5.8 too few ducats: the words count the cards that could be returned', () => {
  const say = (cards: number, language: 'en' | 'de' | 'ru', need = 6): string => {
    const { words, spoken } = tongues[language];
    const refusal = { ...facts, code: 'not-enough-ducats', need, cards };
    return explain(words.refusals, 'game', refusal, spoken.speech);
  };
  expect(say(1, 'en')).toBe('Needs 6 ducats, you have 4; a returned card brings 3.');
  expect(say(0, 'en')).toBe('Needs 6 ducats, you have 4. Choose something cheaper.');
  expect(say(1, 'en', 8)).toBe('Needs 8 ducats, you have 4; even returning all your cards is not enough.');
  expect(say(1, 'de')).toBe('Kostet 6 Dukaten, du hast 4; eine abgegebene Karte bringt 3.');
  expect(say(1, 'ru')).toBe('Цена — 6 дукатов, а у вас 4; сданная карта принесёт ещё 3.');
  expect(say(0, 'ru', 22)).toBe('Цена — 22 дуката, а у вас 4. Нужно выбрать что-нибудь дешевле.');
});

test('a real refusal finds its words and its rule', () => {
  const { words, spoken } = tongues.en;
  const state = expectOk(heavenAndAle.setup(2, { first: 0 }));
  const refused = heavenAndAle.apply(state, 0, { move: 'go', space: 5 });
  if (refused.ok) throw new Error('nobody can go before the tiles are dealt');
  const text = explain(words.refusals, 'game', refused.refusal, spoken.speech);
  expect(text).toBe('The round is still being set up. Wait a moment.');
  expect(ruleOf(spoken.face, 'game', refused.refusal)).toBe('9.1');
});

test('"why?" looks behind a refusal of the table', () => {
  const { face } = tongues.en.spoken;
  const refusal = { code: 'move-refused', index: 1, reason: { code: 'wrong-activation' } };
  expect(ruleOf(face, 'table', refusal)).toBe('6.2');
  expect(ruleOf(face, 'table', { code: 'stale' })).toBeNull();
});
