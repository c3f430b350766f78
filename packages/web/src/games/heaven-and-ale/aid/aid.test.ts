import { expect, test } from 'vitest';
import { words } from '../../../i18n/en/heaven-and-ale/aid.ts';
import { aidSections } from './aid.ts';

const rowsOf = (id: string): string[] =>
  aidSections(words)
    .filter(section => section.id === id)
    .flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')));

test('HA 6.1 HA 6.2 sheds by sum, with what they bring', () => {
  expect(rowsOf('sheds')).toEqual([
    '0–7 | +6 | 0 | nothing',
    '8–11 | +3 | 1 | any one neighbour',
    '12–17 | +1 | 2 | two neighbours on opposite sides of the shed',
    '18–23 | +1 | 3 | three neighbours, no two of them next to each other',
    '24+ | +0 | 4 | any four neighbours',
  ]);
});

test('HA 5.4 HA 5.5 prices on both sides', () => {
  expect(rowsOf('prices')).toEqual([
    'Resource tile | its fertility | 2 × its fertility',
    'Monk | 4, 3, 2, 1 | 8, 6, 4, 2',
  ]);
  expect(words.priceExample).toContain('cost 5 + 6 = 11 ducats.');
});

test('HA 4.5 HA 9.2 rounds by number of players', () => {
  expect(rowsOf('rounds')).toEqual([
    '2 | 3 | B (space 7), C (space 12)',
    '3 | 4 | B (space 7), C (space 12), * (space 16)',
    '4 | 6 | none',
  ]);
});

test('HA 8.1 all twelve goals; HA 7.5 all five cards', () => {
  expect(rowsOf('goals')).toHaveLength(12);
  expect(rowsOf('cards')).toHaveLength(5);
});

test('HA 6.1 HA 10.4 the worked examples come out as the rules say', () => {
  expect(words.shedExample).toContain(
    'adds up to 15. Your brewmaster moves 1 step, and you build a shed of type 2.',
  );
  expect(words.endExample.join(' ')).toContain(
    'Exchange: barley forward to 8; wood back 2 to 10. 10 ducats: barley to 9. Your marker furthest behind is now on 9: 9 × 4 = 36 VP, plus 4 + 2 for the barrels, 42 VP in all.',
  );
});

test('the signs on the boards are read out: a shed spot and a hex as they stand there', () => {
  const [spot, hex] = rowsOf('signs');
  expect(spot).toBe(
    '2/6 Σ7 | On a shed spot: 2 of the 6 tiles around it are there, and their fertility adds up to 7.',
  );
  expect(hex).toMatch(/^c4 \| A hex in your garden: row c \(a, b, c … from the top\)/);
});
