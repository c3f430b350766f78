import { tables } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { brief, dotted, rungs, steps } from './ladders.ts';

describe('a ladder in short', () => {
  it('puts equal steps together', () => {
    const seen = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    expect(seen(brief([1, 2, 2, 4, 4, 4, 6]))).toBe('0: 1, 1–2: 2, 3–5: 4, 6+: 6');
    expect(seen(brief([1, 2, 4, 6]))).toBe('0: 1, 1: 2, 2: 4, 3+: 6');
    expect(steps([1, 2, 2, 4, 4, 4, 6])).toBe('1, 2, 4, 6');
  });

  it('HT 3.5 HT 4.1 says what markets and resource cards are worth', () => {
    expect(rungs(tables.MARKET_HEROES)).toBe('1, 3, 5, 7, 10');
    expect(dotted(tables.MARKET_HEROES)).toBe('1\u00a0·\u00a03\u00a0·\u00a05\u00a0·\u00a07\u00a0·\u00a010');
    expect(dotted(tables.RESOURCE_TOKENS)).toBe('1\u00a0·\u00a03\u00a0·\u00a05\u00a0·\u00a07\u00a0·\u00a010');
  });
});
