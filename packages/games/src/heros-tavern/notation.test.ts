import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, herosTavern, type Move } from './index.ts';
import { cards } from './table.fixture.ts';

const { read, write } = herosTavern;

describe('notation', () => {
  it.each<[string, Move]>([
    ['pick dark-ale', { move: 'pick', card: 'dark-ale' }],
    ['buy dark-ale market', { move: 'buy', cards: ['dark-ale', 'market'] }],
    ['buy nothing', { move: 'buy', cards: [] }],
    ['deal food market / games cook / maid tools', { move: 'deal', hands: ['fm', 'gC', 'Mt'].map(cards) }],
    ['deal  /  / ', { move: 'deal', hands: [[], [], []] }],
  ])('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: move });
  });

  it('does not mind spaces, upper case, or the order of a purchase', () => {
    expect(read('  PICK\t Dark-Ale ')).toEqual({ ok: true, value: { move: 'pick', card: 'dark-ale' } });
    expect(read('buy market  dark-ale')).toEqual({
      ok: true,
      value: { move: 'buy', cards: ['dark-ale', 'market'] },
    });
    expect(read('deal food/market/cook')).toEqual({
      ok: true,
      value: { move: 'deal', hands: [['food'], ['market'], ['cook']] },
    });
  });

  it.each([
    [7, { code: 'text-expected' }],
    ['x'.repeat(1001), { code: 'text-too-long', max: 1000 }],
    ['', { code: 'unknown-command', text: '' }],
    ['steal food', { code: 'unknown-command', text: 'steal' }],
    ['y'.repeat(100), { code: 'unknown-command', text: `${'y'.repeat(39)}…` }],
    ['pick', { code: 'one-card-expected', have: 0 }],
    ['pick food food', { code: 'one-card-expected', have: 2 }],
    ['pick beer', { code: 'unknown-card', text: 'beer' }],
    ['pick __proto__', { code: 'unknown-card', text: '__proto__' }],
    ['buy', { code: 'one-card-expected', have: 0 }],
    ['buy nothing food', { code: 'nothing-and-cards' }],
    ['buy food beer', { code: 'unknown-card', text: 'beer' }],
    ['deal food / beer', { code: 'unknown-card', text: 'beer' }],
  ])('refuses %j', (text, refusal) => {
    expect(read(text as string)).toEqual({ ok: false, refusal });
  });

  it('takes any text without throwing, and reads back what it writes', () => {
    const word = fc.oneof(fc.constantFrom('pick', 'buy', 'deal', 'nothing', '/', ' ', ...CARDS), fc.string());
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), words => {
        const move = read(words.join(' '));
        if (move.ok) expect(read(write(move.value))).toEqual(move);
        else expect(move.refusal.code).toMatch(/^[a-z-]+$/);
      }),
    );
  });
});
