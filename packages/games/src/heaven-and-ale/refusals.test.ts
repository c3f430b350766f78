import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from './index.ts';
import { type Case, REFUSED_MOVES } from './testing/refused-moves.ts';
import { REFUSED_POSITIONS } from './testing/refused-positions.ts';

const CASES: Readonly<Record<(typeof REFUSAL_CODES)[number], readonly Case[]>> = {
  ...REFUSED_MOVES,
  ...REFUSED_POSITIONS,
};

describe('refusals', () => {
  it('have a case for every code, and every code is listed once', () => {
    expect(Object.keys(CASES)).toEqual([...REFUSAL_CODES]);
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  });

  // That a refused move leaves the state as it was, `refusalOf` checks each time.
  it.each(REFUSAL_CODES)('%s tells what was wrong, and changes nothing', code => {
    expect(CASES[code].length).toBeGreaterThan(0);
    for (const [attempt, expected] of CASES[code]) {
      expect(attempt()).toEqual(expected);
      expect(expected.code).toBe(code);
    }
  });
});
