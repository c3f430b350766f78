import { expectOk } from '@taproom/games';
import { heavenAndAle, REFUSAL_CODES } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages.ts';
import { explain, ruleToRead } from '../../log/explain.ts';
import { FACTS, testRefusals, testRules } from '../../log/testing/refusals.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readCommand } from '../../text-table/commands.ts';
import { dictionaryOf } from '../../text-table/reader.ts';
import { exampleOf } from './parts.ts';
import { loadWords } from './words.ts';

const tongues = await tonguesOf('heaven-and-ale');
const facts = { ...FACTS, stage: 'go', card: 'purse', resource: 'hops', need: 6, have: 4 };

testRefusals('game', 'heaven-and-ale', REFUSAL_CODES, facts);
testRules('heaven-and-ale', REFUSAL_CODES);

test.each(LANGUAGE_CODES)('there is no sentence for anything else in %s', async language => {
  expect(Object.keys((await loadWords(language, heavenAndAle)).refusals).sort()).toEqual(
    [...REFUSAL_CODES].sort(),
  );
});

test('HA 5.8 too few ducats: the words count the cards that could be returned', () => {
  const say = (cards: number, language: Language, need = 6): string => {
    const { words, spoken } = tongues[language];
    const refusal = { ...facts, code: 'not-enough-ducats', need, cards };
    return explain(words.refusals, 'game', refusal, spoken.speech);
  };
  expect(say(1, 'en')).toBe('You need 6 ducats but have only 4. Return a card for 3 ducats.');
  expect(say(0, 'en')).toBe('You need 6 ducats but have only 4. Choose something cheaper.');
  expect(say(1, 'en', 8)).toBe(
    'You need 8 ducats but have only 4. Even returning all your cards would not be enough.',
  );
  expect(say(1, 'de')).toBe('Das kostet 6 Dukaten, du hast 4; eine abgegebene Karte bringt 3.');
  expect(say(1, 'ru')).toBe('Цена — 6 дукатов, а у вас 4. Сдайте карту: она принесёт ещё 3.');
  expect(say(0, 'ru', 22)).toBe('Цена — 22 дуката, а у вас 4. Выберите что-нибудь подешевле.');
});

const COMMANDS = ['go', 'start', 'buy', 'activate', 'score', 'card', 'return'];
const QUOTED = /[«„“]([^«»„“”]+)[»“”]/g;

test.each(LANGUAGE_CODES)(
  'the example for each command is in %s, and is read as what it stands for',
  async language => {
    const { refusals } = await loadWords(language, heavenAndAle);
    const dictionary = dictionaryOf(tongues[language]);
    const examples = COMMANDS.map(command => {
      const text = refusals['wrong-number-of-words']({ code: 'wrong-number-of-words', command, need: '' });
      return { command, text: [...text.matchAll(QUOTED)].at(-1)?.[1] ?? '' };
    });
    for (const { command, text } of examples)
      expect(readCommand(text, dictionary), text).toEqual({ command: 'move', notation: exampleOf(command) });
    if (language !== 'en')
      expect(examples.filter(({ command, text }) => text === exampleOf(command))).toEqual([]);
  },
);

test('a real refusal finds its words and its rule', () => {
  const { words, spoken } = tongues.en;
  const state = expectOk(heavenAndAle.setup(2, { first: 0 }));
  const refused = heavenAndAle.apply(state, 0, { move: 'go', space: 5 });
  if (refused.ok) throw new Error('nobody can go before the tiles are dealt');
  const text = explain(words.refusals, 'game', refused.refusal, spoken.speech);
  expect(text).toBe('The round is still being set up. Wait a moment.');
  expect(ruleToRead(spoken.face, 'game', refused.refusal)).toBe('9.1');
});

test('"why?" looks behind a refusal of the table', () => {
  const { face } = tongues.en.spoken;
  const refusal = { code: 'move-refused', index: 1, reason: { code: 'wrong-activation' } };
  expect(ruleToRead(face, 'table', refusal)).toBe('6.2');
  expect(ruleToRead(face, 'table', { code: 'stale' })).toBeNull();
});
