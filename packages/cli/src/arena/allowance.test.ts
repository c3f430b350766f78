import { describe, expect, it } from 'vitest';
import { UsageError } from '../arguments.ts';
import { entrantOf } from './allowance.ts';

describe('the budget of one bot', () => {
  it.each([
    ['brewmaster', 'brewmaster', null],
    ['brewmaster@2', 'brewmaster@2', null],
    ['brewmaster:0.1s', 'brewmaster', { ms: 100 }],
    ['brewmaster:2s', 'brewmaster', { ms: 2000 }],
    ['brewmaster:0.007s', 'brewmaster', { ms: 7 }],
    ['legend@1:250ms', 'legend@1', { ms: 250 }],
    ['legend:2000n', 'legend', { nodes: 2000 }],
  ])('%s', (name, level, own) => {
    expect(entrantOf(name)).toEqual({ level, own });
  });

  it.each([
    'legend:',
    'legend:5',
    'legend:0n',
    'legend:1.5n',
    'legend:0.0001s',
    'legend:9999999s',
    'legend:2000000000n',
    'legend:-5n',
  ])('%s is refused', name => {
    expect(() => entrantOf(name)).toThrow(UsageError);
  });
});
