import { RECORD_REFUSAL_CODES } from '@taproom/games';
import * as heavenAndAle from '@taproom/games/heaven-and-ale';
import * as herosTavern from '@taproom/games/heros-tavern';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SENTENCES } from './sentences/released.ts';
import { sentence } from './sentences.ts';

it('fills in the arguments, the line in front', () => {
  expect(
    sentence({ code: 'not-enough-tokens', resource: 'land', need: 2, have: 1 } as never, SENTENCES),
  ).toBe('Not enough land: that costs 2, and the player has 1.');
  const reason = { code: 'unknown-command', text: 'fly' };
  expect(
    sentence({ code: 'move-refused', line: 9, actor: 'chance', move: 'fly 3', reason } as never, SENTENCES),
  ).toBe('Line 9: Chance can’t play “fly 3”. No move begins with “fly”.');
  expect(sentence({ code: 'wrong-scores', line: 3, need: [1, 2], have: [2, 1] } as never, SENTENCES)).toBe(
    'Line 3: The scores are 1, 2, not 2, 1.',
  );
});

it('falls back on code and arguments', () => {
  expect(sentence({ code: 'never-heard' }, SENTENCES)).toBe('never-heard');
  expect(sentence({ code: 'never-heard', line: 2, of: { a: [1] } } as never, SENTENCES)).toBe(
    'Line 2: never-heard (of: {"a":[1]})',
  );
  expect(sentence({ code: 'not-enough-tokens', need: 2 } as never, SENTENCES)).toBe(
    'not-enough-tokens (need: 2)',
  );
  expect(sentence({ code: 'constructor' }, SENTENCES)).toBe('constructor');
});

it('has words for every refusal of both games and of records', () => {
  const codes = [...heavenAndAle.REFUSAL_CODES, ...herosTavern.REFUSAL_CODES, ...RECORD_REFUSAL_CODES];
  expect(codes.filter(code => !SENTENCES.has(code))).toEqual([]);
});

it('never prints an object as such, nor a gap', () => {
  const facts = fc.dictionary(
    fc.constantFrom('line', 'need', 'have', 'reason', 'where', 'text', 'known', 'actor', 'move', 'max'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...SENTENCES.keys(), 'strange'), facts, (code, told) => {
      const words = sentence({ ...told, code }, SENTENCES);
      expect(words).not.toContain('[object');
      expect(words).not.toMatch(/undefined/);
    }),
  );
});
