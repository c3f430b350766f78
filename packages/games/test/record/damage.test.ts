import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanName,
  expectOk,
  GAMES,
  type GameRecord,
  RECORD_REFUSAL_CODES,
  readRecord,
  writeRecord,
} from '../../src/index.ts';
import { check, FINISHED, LINES, recordText, TEXT, withoutLines } from './played.ts';

describe('damage', () => {
  /** A damaged record is refused with a known code, or it is a record of a legal game again. */
  function survives(text: string): void {
    const read = readRecord(text);
    if (read.ok)
      expect(writeRecord(expectOk(readRecord(writeRecord(read.value))))).toBe(writeRecord(read.value));
    expect(['fine', ...RECORD_REFUSAL_CODES]).toContain(Reflect.get(check(text), 'code'));
  }
  const texts = [TEXT, FINISHED, recordText('heaven-and-ale', { seats: 3, seed: 'fuzz' })];
  const anyText = fc.constantFrom(...texts);

  it('cut anywhere before its end, a record is never taken for a whole one', () => {
    for (const text of texts) {
      const whole = text.trimEnd().length;
      for (let length = 0; length < whole; length += length < whole - 40 ? 37 : 1) {
        const refusal = check(text.slice(0, length));
        expect(RECORD_REFUSAL_CODES).toContain(Reflect.get(refusal, 'code'));
      }
    }
  });

  it('lines swapped, characters changed: refused or legal, never an exception', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, i, j) => {
        const lines = text.split('\n');
        const [a, b] = [i % lines.length, j % lines.length];
        [lines[a], lines[b]] = [lines[b], lines[a]];
        survives(lines.join('\n'));
      }),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(anyText, fc.nat(), fc.string({ unit: 'binary', maxLength: 2 }), (text, i, put) => {
        const at = i % text.length;
        survives(text.slice(0, at) + put + text.slice(at + 1));
      }),
      { numRuns: 150 },
    );
  });

  it('any text at all: refused, never an exception', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom(...LINES, 'end: 1 2', 'options: {}', 'name 1: x'));
    fc.assert(
      fc.property(fc.array(line), lines => survives([LINES[0], ...lines].join('\n'))),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.anything(), value => readRecord(value).ok === false));
  });

  it('any names, options and scores come back from the text', () => {
    const record = fc.record({
      game: fc.constantFrom(...GAMES.ids),
      rules: fc.nat(999),
      options: fc.constantFrom({}, { first: 1 }, { prices: { food: { land: 1 } } }),
      names: fc.tuple(fc.string({ unit: 'binary' }), fc.option(fc.string())),
      date: fc.constantFrom(null, '2026-01-31'),
      entries: fc.constant([]),
      scores: fc.option(fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(999))),
      comments: fc.constant([]),
    });
    fc.assert(
      fc.property(record, told => {
        const names = told.names.map(name => cleanName(name ?? '') || null);
        const record: GameRecord = { ...told, names, seats: 2 };
        expect(withoutLines(expectOk(readRecord(writeRecord({ ...told, seats: 2 }))))).toEqual(record);
      }),
    );
  });
});
