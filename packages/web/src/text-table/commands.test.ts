import { describe, expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES } from '../log/testing/languages.ts';
import { partsOf, readCommand } from './commands.ts';
import { COMMANDS, Dictionary, fold, NOUNS, TOPICS, VERBS } from './vocabulary.ts';

const dictionary = (language: (typeof LANGUAGES)[number]): Dictionary =>
  new Dictionary(CATALOGUES[language].text.vocabulary);

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
  expect(readCommand(line, dictionary('en'))).toEqual(command);
});

test.each([
  ['de', 'kaufe Hopfen3 c4', { command: 'move', notation: 'buy hops3 c4' }],
  ['de', 'buy hops3 c4', { command: 'move', notation: 'buy hops3 c4' }],
  ['de', 'WÄHLE helles-Ale', { command: 'move', notation: 'pick light-ale' }],
  ['de', 'werte mönch2', { command: 'move', notation: 'score monk2' }],
  ['de', 'schau fässer', { command: 'look', at: 'barrels' }],
  ['de', 'warum ziehe 5', { command: 'why', notation: 'go 5' }],
  ['ru', 'купить воду3 с4', { command: 'move', notation: 'buy water3 c4' }],
  ['ru', 'карта урожай ячмень', { command: 'move', notation: 'card harvest barley' }],
  ['ru', 'взять темный-эль', { command: 'move', notation: 'pick dark-ale' }],
  ['ru', 'покажи сад', { command: 'look', at: 'garden' }],
  ['ru', 'помощь купить', { command: 'help', about: 'buy' }],
] as const)('%s: “%s” is read', (language, line, command) => {
  expect(readCommand(line, dictionary(language))).toEqual(command);
});

test('moves parted by commas are parts; empty ones are left out', () => {
  expect(partsOf(' go 5 ,, buy hops3 c4,done ')).toEqual(['go 5', 'buy hops3 c4', 'done']);
});

describe.each(LANGUAGES)('the words of %s', language => {
  const { command, topic, noun } = CATALOGUES[language].text.vocabulary;
  test.each([
    ['commands', [...COMMANDS, ...VERBS], command],
    ['topics', TOPICS, topic],
    ['nouns', NOUNS, noun],
  ])('no two %s are written the same way', (_, words, local: Readonly<Record<string, string>>) => {
    const aliases = words.flatMap(word => [...new Set([word, ...(local[word] ?? '').split(' ').map(fold)])]);
    expect(aliases.filter((alias, i) => aliases.indexOf(alias) < i)).toEqual([]);
  });
});
