import { herosTavern, REFUSAL_CODES } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { FACTS, testRefusals, testRules } from '../../log/testing/refusals.ts';
import { loadWords } from './words.ts';

const facts = { ...FACTS, stage: 'draft', card: 'cook', resource: 'storage', need: 3, have: 1 };

testRefusals('game', 'heros-tavern', REFUSAL_CODES, facts);
testRules('heros-tavern', REFUSAL_CODES);

test.each(LANGUAGE_CODES)('there is no sentence for anything else in %s', async language => {
  expect(Object.keys((await loadWords(language, herosTavern)).refusals).sort()).toEqual(
    [...REFUSAL_CODES].sort(),
  );
});
