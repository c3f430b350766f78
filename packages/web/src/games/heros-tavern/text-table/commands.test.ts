import { expect, test } from 'vitest';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { readCommand } from '../../../text-table/commands.ts';
import { dictionaryOf } from '../../../text-table/reader.ts';
import { testVocabulary } from '../../../text-table/testing/vocabulary.ts';

const tongues = await tonguesOf('heros-tavern');

test.each([
  ['de', 'WÄHLE helles-Ale', { command: 'move', notation: 'pick light-ale' }],
  ['ru', 'взять темный-эль', { command: 'move', notation: 'pick dark-ale' }],
] as const)('%s: “%s” is read', (language, line, command) => {
  expect(readCommand(line, dictionaryOf(tongues[language]))).toEqual(command);
});

testVocabulary('heros-tavern');
