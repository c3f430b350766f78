import { expectOk } from '@taproom/games';
import { herosTavern } from '@taproom/games/heros-tavern';
import {
  BARTENDER,
  boughtBy,
  DARK_ALE,
  DRAFT,
  draftedBy,
  ENTERTAINMENT,
  FOOD,
  GAMES,
  LIGHT_ALE,
  LODGING,
  MAID,
  MARKET,
  NOTHING,
  PURCHASE,
  STAGE,
  STEP,
  type State,
  tokensOf,
} from '@taproom/games/heros-tavern/inner';
import { describe, expect, it } from 'vitest';
import { reasons } from './reasons.ts';

/** A table of three in the draft, where some cards lie open already. */
function table(...open: (readonly number[])[]): State {
  const state = expectOk(herosTavern.setup(3));
  state[STAGE] = DRAFT;
  open.forEach((cards, seat) => {
    for (const card of cards) state[boughtBy(seat) + card]++;
  });
  return state;
}

const codes = (state: State, card: number): string[] => reasons(state, 0, card).map(({ reason }) => reason);

describe('reasons for a pick', () => {
  it('tell of sets', () => {
    expect(reasons(table([FOOD, FOOD]), 0, FOOD)).toEqual([
      { reason: 'heroes-now', heroes: 10 },
      { reason: 'completes-food-set' },
    ]);
    expect(reasons(table([FOOD, FOOD, FOOD]), 0, FOOD)).toEqual([{ reason: 'starts-food-set', missing: 2 }]);
    expect(codes(table([LIGHT_ALE]), DARK_ALE)).toEqual(['heroes-now', 'ale-pair']);
    expect(codes(table([LIGHT_ALE]), LIGHT_ALE)).toEqual(['heroes-now', 'ale-of-one-kind']);
    expect(codes(table([]), LIGHT_ALE)).toEqual(['starts-ale-pair']);
  });

  it('tell of the race for entertainment', () => {
    expect(codes(table([ENTERTAINMENT], [ENTERTAINMENT]), ENTERTAINMENT)).toContain('most-entertainment');
    expect(codes(table([], [ENTERTAINMENT]), ENTERTAINMENT)).toContain('ties-entertainment');
    const behind = reasons(table([], [ENTERTAINMENT, ENTERTAINMENT]), 0, ENTERTAINMENT);
    expect(behind).toContainEqual({ reason: 'entertainment', behind: 1 });
  });

  it('tell of engines, of staff and whom it helps, and of what the next player would have made of it', () => {
    expect(reasons(table([]), 0, GAMES)).toEqual([{ reason: 'engine', card: 'games', resource: 'coins' }]);
    expect(codes(table([]), MAID)).toEqual(['heroes-now', 'staff']);
    expect(reasons(table([MAID]), 0, LODGING)).toContainEqual({ reason: 'helps-staff', card: 'maid' });
    expect(reasons(table([MARKET]), 0, MARKET)).toContainEqual({ reason: 'markets', markets: 2 });
    // A pair for 10, and the bartender's 5 instead of 1.
    const denies = { reason: 'denies', seat: 1, card: 'light-ale', heroes: 14 };
    expect(reasons(table([], [DARK_ALE, BARTENDER]), 0, LIGHT_ALE)).toContainEqual(denies);
  });
});

describe('reasons for a purchase', () => {
  const state = table([FOOD]);
  state[STAGE] = PURCHASE;
  state[STEP] = 3;
  state.set([FOOD, GAMES, FOOD], draftedBy(0));
  state.set([1, 2, 3], tokensOf(0));

  it('tell what stays', () => {
    expect(reasons(state, 0, NOTHING | 0b101)).toEqual([
      { reason: 'starts-food-set', missing: 1 },
      { reason: 'completes-food-set' },
      { reason: 'heroes-each-round', heroes: 10, scorings: 5 },
    ]);
    expect(codes(state, NOTHING | 0b010)).toEqual(['engine']);
  });

  it('tell what is saved', () => {
    expect(reasons(state, 0, NOTHING)).toEqual([{ reason: 'saves-tokens', tokens: 6 }]);
  });
});
