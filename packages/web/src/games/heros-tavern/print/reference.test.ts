import { describe, expect, it } from 'vitest';
import { REFERENCE, spans } from './reference.ts';

describe('the reference card', () => {
  it('puts equal steps of a ladder together', () => {
    expect(spans([1, 2, 2, 4, 4, 4, 6])).toBe('0: 1, 1–2: 2, 3–5: 4, 6+: 6');
    expect(spans([1, 2, 4, 6])).toBe('0: 1, 1: 2, 2: 4, 3+: 6');
  });

  it('HT 3.5 HT 4.1 says the ladders of markets and tokens', () => {
    expect(REFERENCE.markets).toBe('1 · 3 · 5 · 7 · 10');
    expect(REFERENCE.tokens).toBe('1 · 3 · 5 · 7 · 10');
  });
});
