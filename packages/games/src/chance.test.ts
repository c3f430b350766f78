import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, type Random, SecretRandom, SeededRandom } from './chance.ts';
import { expectOk, refuse } from './result.ts';
import { sha256, utf8 } from './sha256.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));
const secret = { secret: bytes('the host knows'), nonces: [bytes('a'), bytes('b')], game: 'table 1' };
const draw = (random: Random, count: number, n: number): number[] =>
  Array.from({ length: count }, () => random.below(n));

describe('SHA-256', () => {
  it('agrees with the one of Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), message => {
        expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
      }),
    );
  });

  it('reads text as UTF-8, lone surrogates as Node does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(Buffer.from(utf8(text))).toEqual(Buffer.from(text));
      }),
    );
    expect(Buffer.from(utf8('a\ud800b'))).toEqual(Buffer.from('a\ud800b'));
  });
});

describe.each([
  ['from a seed', (name: string): Random => new SeededRandom(name)],
  ['from a secret', (name: string): Random => new SecretRandom({ ...secret, game: name }, 0)],
])('chance %s', (_, make) => {
  it('repeats itself, and differs for another name', () => {
    expect(draw(make('x'), 50, 1000)).toEqual(draw(make('x'), 50, 1000));
    expect(draw(make('x'), 50, 1000)).not.toEqual(draw(make('y'), 50, 1000));
  });

  it('stays below any bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 20 }), (name, n) => {
        for (const number of draw(make(name), 5, n)) {
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(n);
        }
      }),
    );
  });

  it('is even: no face of a die comes up too often or too seldom', () => {
    // The seeds are fixed, so this can't fail at random. 20.5 is the 0.1 % point of chi-square with 5 degrees of
    // freedom.
    const rolls = draw(make('dice'), 60_000, 6);
    const faces = [0, 1, 2, 3, 4, 5].map(face => rolls.filter(roll => roll === face).length);
    expect(faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });
});

describe('chance from a secret', () => {
  const first = (from: typeof secret, k: number): number[] => draw(new SecretRandom(from, k), 20, 1000);

  it('changes with the secret, each nonce, their order, the game and the number of the move', () => {
    const all = [
      first(secret, 0),
      first(secret, 1),
      first({ ...secret, secret: bytes('another') }, 0),
      first({ ...secret, nonces: [bytes('b'), bytes('a')] }, 0),
      first({ ...secret, nonces: [bytes('ab')] }, 0),
      first({ ...secret, nonces: [bytes('a'), bytes('b'), bytes('')] }, 0),
      first({ ...secret, game: 'table 2' }, 0),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it('can be told beforehand by nobody, and checked by everybody: the commitment is the hash of the secret', () => {
    const hash = createHash('sha256').update(secret.secret).digest();
    expect(Buffer.from(commitment(secret.secret))).toEqual(hash);
  });

  it('is what the documents say: SHA-256 of the parts with their lengths, then blocks by number', () => {
    const parts = [secret.secret, ...secret.nonces, bytes('table 1'), bytes('7')];
    const key = createHash('sha256');
    for (const part of parts) key.update(`${part.length}:`).update(part);
    const block = createHash('sha256').update(key.digest()).update('0').digest();
    expect(draw(new SecretRandom(secret, 7), 8, 2 ** 16)).toEqual(
      Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i) % 2 ** 16),
    );
  });
});

describe('a draw that would be unfair', () => {
  it('is made again', () => {
    // Of the 2^32 patterns one is left over when three share them: 0. That is rare, so the bits are put in by hand.
    const seeded = new SeededRandom('fair');
    const patterns = [0, 0, 2 ** 31];
    seeded.bits = () => patterns.shift() ?? 0;
    expect(seeded.below(3)).toBe(1);
    expect(patterns).toEqual([]);
  });
});

describe('a result', () => {
  it('that must be good but is not throws with the refusal', () => {
    expect(() => expectOk(refuse({ code: 'no' }))).toThrow('{"code":"no"}');
  });
});
