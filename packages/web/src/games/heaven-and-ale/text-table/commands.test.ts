import { expect, test } from 'vitest';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { readCommand } from '../../../text-table/commands.ts';
import { dictionaryOf } from '../../../text-table/reader.ts';
import { testVocabulary } from '../../../text-table/testing/vocabulary.ts';

const tongues = await tonguesOf('heaven-and-ale');

test.each([
  ['?', { command: 'help', about: null }],
  ['help', { command: 'help', about: null }],
  ['help buy', { command: 'help', about: 'buy' }],
  ['help me', { command: 'help', about: null }],
  ['look', { command: 'look', at: 'now' }],
  ['Look  Garden', { command: 'look', at: 'garden' }],
  ['garden', { command: 'look', at: 'garden' }],
  ['look 2', { command: 'look', at: { seat: 1 } }],
  ['look moon', { command: 'nowhere-to-look', text: 'moon' }],
  ['score', { command: 'look', at: 'score' }],
  ['score hops', { command: 'move', notation: 'score hops' }],
  ['undo', { command: 'undo' }],
  ['redo', { command: 'redo' }],
  ['over', { command: 'over' }],
  ['done', { command: 'done' }],
  ['confirm', { command: 'done' }],
  ['hint', { command: 'hint' }],
  ['lift', { command: 'lift' }],
  ['why', { command: 'why-what' }],
  ['why  go 5', { command: 'why', notation: 'go 5' }],
  ['BUY Hops3 C4', { command: 'move', notation: 'buy hops3 c4' }],
  ['dance', { command: 'move', notation: 'dance' }],
])('“%s” is read', (line, command) => {
  expect(readCommand(line, dictionaryOf(tongues.en))).toEqual(command);
});

test.each([
  ['de', 'kaufe Hopfen3 c4', { command: 'move', notation: 'buy hops3 c4' }],
  ['de', 'buy hops3 c4', { command: 'move', notation: 'buy hops3 c4' }],
  ['de', 'werte mönch2', { command: 'move', notation: 'score monk2' }],
  ['de', 'schau fässer', { command: 'look', at: 'barrels' }],
  ['de', 'warum ziehe 5', { command: 'why', notation: 'go 5' }],
  ['ru', 'купить воду3 с4', { command: 'move', notation: 'buy water3 c4' }],
  ['ru', 'карта урожай ячмень', { command: 'move', notation: 'card harvest barley' }],
  ['ru', 'покажи сад', { command: 'look', at: 'garden' }],
  ['ru', 'помощь купить', { command: 'help', about: 'buy' }],
] as const)('%s: “%s” is read', (language, line, command) => {
  expect(readCommand(line, dictionaryOf(tongues[language]))).toEqual(command);
});

testVocabulary('heaven-and-ale');
