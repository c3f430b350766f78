import { RECORD_REFUSAL_CODES } from '@taproom/games';
import { TABLE_REFUSAL_CODES } from '@taproom/table';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { CATALOGUES, tonguesOf } from '../play/testing/faces.ts';
import { explain } from './explain.ts';
import { FACTS, testRefusals } from './testing/refusals.ts';

const TABLE_CODES = [...TABLE_REFUSAL_CODES, 'unknown-game', 'unknown-rules', 'not-awaited'];
const RECORD_FACTS = { ...FACTS, need: [40, 30], have: [40, 31], reason: { code: 'must-buy' } };

testRefusals('record', 'heaven-and-ale', RECORD_REFUSAL_CODES, RECORD_FACTS);
testRefusals('table', 'heaven-and-ale', TABLE_CODES, { ...FACTS, reason: { code: 'garden-full' } });

test.each(LANGUAGE_CODES)('there is no sentence for anything else in %s', language => {
  const { record, table } = CATALOGUES[language].refusals;
  expect(Object.keys(record).sort()).toEqual([...RECORD_REFUSAL_CODES].sort());
  expect(Object.keys(table).sort()).toEqual([...TABLE_CODES].sort());
});

test('a refusal of the table tells the reason of the game', async () => {
  const refusal = { code: 'move-refused', index: 0, reason: { code: 'must-buy' } };
  const tongues = await tonguesOf('heaven-and-ale');
  for (const language of LANGUAGE_CODES) {
    const { words, spoken } = tongues[language];
    const inner = explain(words.refusals, 'game', refusal.reason, spoken.speech);
    expect(explain(words.refusals, 'table', refusal, spoken.speech)).toBe(inner);
  }
});

test('a code from a newer program is told as it is', () => {
  for (const language of LANGUAGE_CODES) {
    const text = explain(CATALOGUES[language].refusals, 'table', { code: 'brand-new' }, null);
    expect(text).toContain('(brand-new)');
  }
});

test('what the rules of an unknown game refuse is told by its code', () => {
  const refusal = { code: 'move-refused', line: 3, move: 'jump', reason: { code: 'too-far' } };
  for (const language of LANGUAGE_CODES)
    expect(explain(CATALOGUES[language].refusals, 'record', refusal, null)).toContain('(too-far)');
});
