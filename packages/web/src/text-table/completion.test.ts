import { expect, test } from 'vitest';
import { commonStart, completions } from './completion.ts';
import { History } from './history.ts';

const LINES = ['go 5', 'go 12', 'buy hops3 c4', 'buy hops3 c5', 'buy water1 c4', 'look board', 'zurück'];

test.each([
  ['', []],
  ['  ', []],
  ['x', []],
  ['g', ['go']],
  ['go ', ['go 5', 'go 12']],
  ['go 5', []],
  ['b', ['buy']],
  ['buy', ['buy hops3', 'buy water1']],
  ['BUY h', ['buy hops3']],
  ['buy hops3 ', ['buy hops3 c4', 'buy hops3 c5']],
  ['zuru', ['zurück']],
])('“%s” goes on word by word', (line, options) => {
  expect(completions(line, LINES)).toEqual(options);
});

test('what all ways have in common', () => {
  expect(commonStart(['buy hops3 c4', 'buy hops3 c5'])).toBe('buy hops3 c');
  expect(commonStart(['go', 'buy'])).toBe('');
  expect(commonStart([])).toBe('');
});

test('the history goes back, stays at the first line, and comes forth to what was being typed', () => {
  const history = new History();
  for (const line of ['go 5', 'done', 'done', '']) history.keep(line);
  expect(history.back('bu')).toBe('done');
  expect(history.back('done')).toBe('go 5');
  expect(history.back('go 5')).toBe('go 5');
  expect(history.forth()).toBe('done');
  expect(history.forth()).toBe('bu');
  expect(history.forth()).toBe('bu');
});
