import { items, own } from './parse.ts';
import type { CloisterRefusal } from './refusals.ts';

/**
 * Reads untrusted JSON. The first error is kept as a refusal with its path; reading continues with harmless values, so
 * the caller needs only one check at the end.
 */
export class JsonReader {
  refusal: CloisterRefusal | null = null;

  constructor(private readonly code: 'position-not-understood' | 'players-not-understood') {}

  refuse(where: string): void {
    this.refusal ??= { code: this.code, where };
  }

  /** An object as a function from key to value. Any key other than `keys` is refused. */
  object(value: unknown, where: string, keys: readonly string[]): (key: string) => unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.refuse(where);
    else {
      const stranger = Object.keys(value).find(key => !keys.includes(key));
      if (stranger !== undefined) this.refuse(`${where}.${stranger.slice(0, 40)}`);
    }
    return key => own(value, key);
  }

  list(value: unknown, where: string, min: number, max: number): unknown[] {
    const list = items(value, max);
    if (list !== null && list.length >= min) return list;
    this.refuse(where);
    return [];
  }

  integer(value: unknown, where: string, min: number, max: number): number {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.refuse(where);
      return min;
    }
    if (value >= min && value <= max) return value;
    this.refusal ??= { code: 'out-of-range', where, min, max };
    return min;
  }

  /** The index of a value in a list of words. */
  word(value: unknown, where: string, words: readonly unknown[]): number {
    const index = words.indexOf(value);
    if (index < 0) this.refuse(where);
    return Math.max(0, index);
  }

  /** A list of different words as bits. */
  bits(value: unknown, where: string, words: readonly string[]): number {
    let bits = 0;
    for (const word of this.list(value, where, 0, words.length)) {
      const bit = 1 << this.word(word, where, words);
      if (bits & bit) this.refuse(where);
      bits |= bit;
    }
    return bits;
  }
}
