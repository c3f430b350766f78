import { CARDS, herosTavern, tables } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { isPrice, isUsual, priceOf, setPrice } from './prices.ts';

describe('the prices that a table agrees on', () => {
  it('HT 8.1 are those of the cards that cost something else than usual', () => {
    const dear = setPrice({}, 'food', { coins: 0, storage: 2, land: 0 });
    expect(dear).toEqual({ prices: { food: { coins: 0, storage: 2, land: 0 } } });
    expect(CARDS.filter(card => !isUsual(dear, card))).toEqual(['food']);
    expect(setPrice(dear, 'food', tables.PRICES.food)).toEqual({});
  });

  it('are found among all prices, as the rules complete them', () => {
    const start = herosTavern.setup(3, { prices: { cook: { land: 3 } } });
    if (!start.ok) throw new Error('the rules refuse it');
    const complete = herosTavern.options(start.value);
    expect(CARDS.filter(card => !isUsual(complete, card))).toEqual(['cook']);
    expect(priceOf(complete, 'cook')).toEqual({ coins: 0, storage: 0, land: 3 });
  });

  it.each([0, 1, 9, 10, -1, 1.5, Number.NaN])('are taken by the form if the rules take them: %d', tokens => {
    const prices = { maid: { coins: tokens } };
    expect(isPrice(tokens)).toBe(herosTavern.setup(3, { prices }).ok);
  });
});
