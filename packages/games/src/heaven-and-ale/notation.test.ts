import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { universe } from './testing/universe.ts';

const refused = (text: unknown): unknown => {
  const result = heavenAndAle.read(text as string);
  return result.ok ? null : result.refusal;
};

const wrongNumber = (command: string, need: string) => ({ code: 'wrong-number-of-words', command, need });
const unknown = (text: string, expected: string) => ({ code: 'unknown-word', text, expected });

describe('the notation', () => {
  it.each([
    ['go 5', { move: 'go', space: 5 }],
    ['start first', { move: 'start', slot: 'first' }],
    ['start marker wood', { move: 'start', slot: 'marker', resource: 'wood' }],
    ['buy hops3 c4', { move: 'buy', tile: 'hops3', hex: 'c4' }],
    ['buy monk2 a1', { move: 'buy', tile: 'monk2', hex: 'a1' }],
    ['activate d3 d5', { move: 'activate', hexes: ['d3', 'd5'] }],
    ['score fertility3', { move: 'score', spot: 'fertility', fertility: 3 }],
    ['score monk4', { move: 'score', spot: 'monk4' }],
    ['card harvest wood', { move: 'card', card: 'harvest', resource: 'wood' }],
    ['card purse', { move: 'card', card: 'purse' }],
    ['card none', { move: 'card', card: 'none' }],
    ['return barrels', { move: 'return', card: 'barrels' }],
    ['done', { move: 'done' }],
    ['first 2', { move: 'first', seat: 2 }],
    ['refill wood1 hops2 monk1', { move: 'refill', resources: ['wood1', 'hops2'], monks: ['monk1'] }],
  ] as const)('reads and writes "%s"', (text, move) => {
    expect(heavenAndAle.read(text)).toEqual({ ok: true, value: move });
    expect(heavenAndAle.write(move as Parameters<typeof heavenAndAle.write>[0])).toBe(text);
  });

  it('does not care for case and spaces', () => {
    expect(heavenAndAle.read('  BUY \t Hops3\n C4 ')).toEqual(heavenAndAle.read('buy hops3 c4'));
  });

  it('writes every move of a seat in its own way, and reads it back', () => {
    // "activate" alone names no hex: no shed asks for that.
    const moves = universe('d4').filter(move => !(move.move === 'activate' && move.hexes.length === 0));
    const seats = moves.filter(move => !(move.move === 'go' && move.space < 0));
    const texts = new Set<string>();
    for (const move of seats) {
      const text = heavenAndAle.write(move);
      texts.add(text);
      expect(heavenAndAle.read(text)).toEqual({ ok: true, value: move });
    }
    expect(texts.size).toBe(seats.length);
  });

  it.each([
    ['', { code: 'unknown-command', text: '' }],
    ['   ', { code: 'unknown-command', text: '' }],
    ['jump 3', { code: 'unknown-command', text: 'jump' }],
    ['__proto__', { code: 'unknown-command', text: '__proto__' }],
    ['constructor 1', { code: 'unknown-command', text: 'constructor' }],
    ['x'.repeat(200), { code: 'unknown-command', text: 'x'.repeat(40) }],
    ['x'.repeat(401), { code: 'text-too-long', max: 400 }],
    ['go', wrongNumber('go', 'a number')],
    ['go 1 2', wrongNumber('go', 'a number')],
    ['go x', unknown('x', 'number')],
    ['go -1', unknown('-1', 'number')],
    ['go 1e2', unknown('1e2', 'number')],
    ['go 1000', unknown('1000', 'number')],
    ['first', wrongNumber('first', 'a number')],
    ['first one', unknown('one', 'number')],
    ['start', unknown('', 'starting space')],
    ['start here', unknown('here', 'starting space')],
    ['start first wood', wrongNumber('start', 'a starting space')],
    ['start marker', wrongNumber('start', 'a starting space and a resource')],
    ['start marker wood wood', wrongNumber('start', 'a starting space and a resource')],
    ['start marker malt', unknown('malt', 'resource')],
    ['buy hops3', wrongNumber('buy', 'a tile and a hex')],
    ['buy hops3 a1 a2', wrongNumber('buy', 'a tile and a hex')],
    ['buy hops6 a1', unknown('hops6', 'tile')],
    ['buy hops3 z9', { code: 'no-such-hex', text: 'z9' }],
    ['buy hops3 d4', { code: 'shed-spot', hex: 'd4' }],
    ['activate', wrongNumber('activate', 'one to four hexes')],
    ['activate a1 a2 b1 b3 c1 c2 c3', wrongNumber('activate', 'one to four hexes')],
    ['activate a1 d4', { code: 'shed-spot', hex: 'd4' }],
    ['activate a1 h1', { code: 'no-such-hex', text: 'h1' }],
    ['score', wrongNumber('score', 'a spot')],
    ['score wood hops', wrongNumber('score', 'a spot')],
    ['score fertility', unknown('fertility', 'spot')],
    ['score fertility6', unknown('fertility6', 'spot')],
    ['score malt', unknown('malt', 'spot')],
    ['card', unknown('', 'card')],
    ['card luck', unknown('luck', 'card')],
    ['card purse wood', wrongNumber('card', 'a card')],
    ['card harvest', wrongNumber('card', 'a card and a resource')],
    ['card harvest malt', unknown('malt', 'resource')],
    ['return', wrongNumber('return', 'a card')],
    ['return none', unknown('none', 'card')],
    ['return purse barrels', wrongNumber('return', 'a card')],
    ['done now', wrongNumber('done', 'nothing more')],
    ['refill wood9', unknown('wood9', 'tile')],
    ['refill monk1 wood1', unknown('wood1', 'tile')],
  ])('refuses "%s"', (text, refusal) => {
    expect(refused(text)).toEqual(refusal);
  });

  it('refuses what is no text', () => {
    for (const text of [undefined, null, 5, {}, [], Symbol('x'), () => 'done'])
      expect(refused(text)).toEqual({ code: 'text-expected' });
  });

  it('never throws, and what it reads it writes back', () => {
    const word = fc.constantFrom(
      ...'go start buy activate score card return done refill first 1 27 a1 d4 wood1 monk1 hops purse none marker'.split(
        ' ',
      ),
      '__proto__',
      'toString',
      '\u0000',
      'ß',
      'İ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 8 }).map(words => words.join(' ')),
    );
    fc.assert(
      fc.property(text, garbage => {
        const result = heavenAndAle.read(garbage);
        if (!result.ok) return;
        const again = heavenAndAle.read(heavenAndAle.write(result.value));
        expect(again).toEqual(result);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
