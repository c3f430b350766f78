import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { expectOk } from '../result.ts';
import { cardsEach } from './deal.ts';
import { CARDS, herosTavern, isStaff, type State } from './index.ts';
import { DISCARD, PILE, ROUND, STAGE, sum } from './layout.ts';
import { cards, FREE, only, player, table, walk } from './table.fixture.ts';

const { apply, moves, actors, position } = herosTavern;

describe('pieces', () => {
  it('HT 1.1 the box has 118 cards: 12 of each, and 2 of each staff', () => {
    const { pile, pileCards, discard } = position(table());
    expect(pile).toBe(118);
    for (const card of CARDS) expect(pileCards?.[card]).toBe(isStaff(card) ? 2 : 12);
    expect(Object.values(discard).every(count => count === 0)).toBe(true);
  });

  it('HT 1.2 players start without tokens and have three resources', () => {
    expect(player(table(), 0).tokens).toEqual({ coins: 0, storage: 0, land: 0 });
  });

  it('is for 3 to 5 players', () => {
    for (const seats of [3, 4, 5]) expect(herosTavern.seatCount(table(seats))).toBe(seats);
    for (const seats of [2, 6, 3.5, Number.NaN, '3', null]) {
      expect(herosTavern.setup(seats as number)).toEqual({
        ok: false,
        refusal: { code: 'wrong-seat-count', min: 3, max: 5 },
      });
    }
  });
});

describe('the deal', () => {
  it('HT 2.1 deals 7 cards to each from the pile', () => {
    for (const seats of [3, 4, 5]) {
      const state = table(seats);
      expect(actors(state)).toEqual(['chance']);
      expect(moves(state, 0)).toEqual([]);
      const move = herosTavern.draw(state, new SeededRandom(seats));
      const [dealt] = expectOk(apply(state, 'chance', move));
      expect(position(state).players.map(p => p.hand?.length)).toEqual(Array(seats).fill(7));
      expect(position(state).pile).toBe(118 - 7 * seats);
      expect(dealt).toMatchObject({ event: 'dealt', round: 1, each: 7, reshuffled: false });
    }
  });

  /** Round 4 at 5 seats: 13 cards are left in the pile. */
  const beforeReshuffle = (): State => {
    let state = table();
    walk({ seats: 5, seed: 'reshuffle' }, now => {
      if (now[ROUND] === 4 && now[STAGE] === 0) state = now.slice();
    });
    return state;
  };

  it('HT 2.1 a pile that runs out is dealt to the end, then the shuffled discard goes on', () => {
    const state = beforeReshuffle();
    const before = position(state);
    expect(before.pile).toBe(13);
    const inDiscard = sum(state, DISCARD, CARDS.length);
    const move = herosTavern.draw(state, new SeededRandom(1));
    const [dealt] = expectOk(apply(state, 'chance', move));
    expect(dealt).toMatchObject({ reshuffled: true, pile: 13 + inDiscard - 35 });
    const after = position(state);
    expect(after.remainder).toEqual(before.pileCards);
    expect(Object.values(after.discard).every(count => count === 0)).toBe(true);
    expect(after.pile).toBe(13 + inDiscard - 35);
  });

  it('HT 2.1 cards are dealt one at a time around the table', () => {
    const state = beforeReshuffle();
    const { hands } = expectDeal(herosTavern.draw(state, new SeededRandom(2)));
    // The pile's 13 cards go to seats 0 1 2 3 4, 0 1 2 3 4, 0 1 2: seat 3 gets its third card from the discard.
    const pile = { ...position(state).pileCards };
    const first13 = [0, 1, 2].flatMap(i => hands.map(hand => hand[i])).slice(0, 13);
    for (const card of first13) pile[card] = (pile[card] ?? 0) - 1;
    expect(Object.values(pile).every(count => count === 0)).toBe(true);
    // Swapping a card of the pile with a different one dealt later is no possible deal.
    const swapped = hands.map(hand => hand.slice());
    const late = swapped[4].findIndex((card, i) => i >= 2 && !position(state).pileCards?.[card]);
    expect(late).toBeGreaterThan(1);
    [swapped[0][0], swapped[4][late]] = [swapped[4][late], swapped[0][0]];
    expect(apply(state, 'chance', { move: 'deal', hands: swapped })).toMatchObject({
      refusal: { code: 'not-in-pile', seat: 0 },
    });
  });

  const expectDeal = (move: ReturnType<typeof herosTavern.draw>) => {
    if (move.move !== 'deal') throw new Error('a deal was expected');
    return move;
  };

  it('HT 8.3 with too few cards all get the same smaller number, the rest stays in the pile', () => {
    const state = table(5, FREE);
    const everything = (): void => {
      while (herosTavern.actors(state)[0] !== 'chance' && herosTavern.actors(state).length > 0) {
        const seat = herosTavern.actors(state)[0];
        if (seat === 'chance') break;
        const list = moves(state, seat);
        expectOk(apply(state, seat, list[list.length - 1]));
      }
    };
    const random = new SeededRandom('all is bought');
    const sizes: number[] = [];
    const left: number[] = [];
    for (let round = 1; round <= 5; round++) {
      sizes.push(cardsEach(state));
      expectOk(apply(state, 'chance', herosTavern.draw(state, random)));
      left.push(position(state).pile);
      expect(herosTavern.broken(state)).toBeNull();
      everything();
    }
    expect(sizes).toEqual([7, 7, 7, 2, 0]);
    expect(left).toEqual([83, 48, 13, 3, 3]);
    expect(position(state).stage).toBe('over');
  });

  it('HT 8.3 hands of one card are revealed without a choice', () => {
    const state = table(3);
    // Three cards are left in the box: one for each.
    state.fill(0, PILE, PILE + CARDS.length);
    state[PILE] = 3;
    const events = expectOk(
      apply(state, 'chance', { move: 'deal', hands: [cards('e'), cards('e'), cards('e')] }),
    );
    expect(only(events, 'revealed')).toEqual([
      { event: 'revealed', step: 1, picks: ['entertainment', 'entertainment', 'entertainment'] },
    ]);
    expect(position(state).stage).toBe('purchase');
  });
});
