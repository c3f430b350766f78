import { REFUSAL_CODES } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { FACTS, testRefusals, testRules } from '../../log/testing/refusals.ts';
import { LANGUAGES } from '../../play/testing/faces.ts';
import { loadWords } from './words.ts';

const facts = { ...FACTS, stage: 'draft', card: 'cook', resource: 'storage', need: 3, have: 1 };

testRefusals('game', 'heros-tavern', REFUSAL_CODES, facts);
testRules('heros-tavern', REFUSAL_CODES);

test.each(LANGUAGES)('there is no sentence for anything else in %s', async language => {
  expect(Object.keys((await loadWords(language)).refusals).sort()).toEqual([...REFUSAL_CODES].sort());
});
