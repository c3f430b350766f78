import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { expectOk, type Result } from '../result.ts';
import {
  herosTavern,
  type Move,
  REFUSAL_CODES,
  type State,
  scoreTaverns,
  type TavernRefusal,
} from './index.ts';
import * as layout from './layout.ts';
import { cards, draftRound, FREE, handsFor, table, walk } from './table.fixture.ts';

const { apply, setup, read, load, broken, position } = herosTavern;
const wanted = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')];
const dealt = (): State => {
  const state = table();
  expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
  return state;
};
const drafted = (): State => {
  const state = table();
  draftRound(state, wanted);
  return state;
};
const over = (): State => walk({ seats: 3, seed: 'over' });
/** A deal in round 4 of 5 seats, with 13 cards left in the pile. */
const lastCards = (): State => {
  let state = table();
  walk({ seats: 5, seed: 'last cards' }, now => {
    if (now[layout.ROUND] === 4 && now[layout.STAGE] === 0) state = now.slice();
  });
  return state;
};
const reshuffled = (): State => {
  const state = lastCards();
  expectOk(apply(state, 'chance', herosTavern.draw(state, new SeededRandom(0))));
  return state;
};
const anything = (value: unknown): Move => value as Move;
/** Why a state is broken after some cells were changed. */
const changed = (state: State, change: (state: State) => void): Result<State> => {
  change(state);
  const refusal = broken(state);
  return refusal ? { ok: false, refusal } : { ok: true, value: state };
};

const WAYS: Readonly<Record<TavernRefusal['code'], () => Result<unknown>>> = {
  'wrong-seat-count': () => setup(6),
  'options-not-understood': () => setup(3, anything({ prices: { food: 3 } }) as object),
  'unknown-option': () => setup(3, JSON.parse('{"__proto__":{}}')),
  'unknown-card': () => setup(3, JSON.parse('{"prices":{"constructor":{}}}')),
  'unknown-resource': () => setup(3, JSON.parse('{"prices":{"food":{"gold":1}}}')),
  'wrong-price': () => setup(3, { prices: { food: { coins: 10 } } }),
  'game-over': () => apply(over(), 'chance', { move: 'deal', hands: [] }),
  'no-such-seat': () => apply(dealt(), 3, { move: 'pick', card: 'food' }),
  'deal-awaited': () => apply(table(), 0, { move: 'pick', card: 'food' }),
  'deal-not-awaited': () => apply(dealt(), 'chance', { move: 'deal', hands: [] }),
  'move-not-understood': () => apply(dealt(), 0, anything({ move: 'sleep' })),
  'not-now': () => apply(dealt(), 0, { move: 'buy', cards: [] }),
  'not-in-hand': () => apply(dealt(), 0, { move: 'pick', card: 'jester' }),
  'not-drafted': () => apply(drafted(), 0, { move: 'buy', cards: ['jester'] }),
  'not-enough-tokens': () => apply(drafted(), 0, { move: 'buy', cards: ['entertainment'] }),
  'wrong-number-of-hands': () => apply(table(), 'chance', { move: 'deal', hands: [[]] }),
  'wrong-hand-size': () => apply(table(), 'chance', { move: 'deal', hands: [[], [], []] }),
  'not-in-pile': () =>
    apply(table(), 'chance', { move: 'deal', hands: [cards('CCCCCCC'), cards('eeeeeee'), cards('fffffff')] }),
  'not-in-discard': () => {
    const state = lastCards();
    const deal = herosTavern.draw(state, new SeededRandom(0));
    if (deal.move !== 'deal') throw new Error('a deal was expected');
    // Four bought cooks do not exist: the last cards can't all be cooks.
    const hands = deal.hands.map(hand => [...hand.slice(0, 3), ...cards('CCCC')]);
    return apply(state, 'chance', { move: 'deal', hands });
  },
  'text-expected': () => read(anything(null) as unknown as string),
  'text-too-long': () => read(' '.repeat(2000)),
  'unknown-command': () => read('sleep'),
  'one-card-expected': () => read('pick'),
  'nothing-and-cards': () => read('buy food nothing'),
  'position-not-understood': () => load({}),
  'out-of-range': () => changed(table(), state => state.fill(6, layout.SEATS, layout.SEATS + 1)),
  'wrong-state-size': () => {
    const refusal = broken(new Int16Array(3));
    return refusal ? { ok: false, refusal } : { ok: true, value: null };
  },
  'cards-not-conserved': () => changed(table(), state => state[layout.PILE]--),
  'wrong-deal-size': () =>
    changed(table(), state => {
      // Two cards each while 112 are in the pile.
      state[layout.STAGE] = 1;
      state[layout.DEALT] = 2;
      state[layout.PILE] -= 6;
    }),
  'remainder-not-dealt': () => changed(dealt(), state => state[layout.REMAINDER + 9]++),
  'remainder-without-reshuffle': () =>
    changed(reshuffled(), state => {
      const card = state.indexOf(1, layout.PILE);
      state[card]--;
      state[card + layout.KINDS]++;
    }),
  'impossible-step': () => changed(table(), state => state[layout.STEP]++),
  'impossible-choice': () => changed(dealt(), state => state.fill(10, layout.CHOICE, layout.CHOICE + 1)),
  'all-are-in': () =>
    changed(dealt(), state => {
      for (let seat = 0; seat < 3; seat++)
        state[layout.CHOICE + seat] = state[layout.handOf(state, seat)] + 1;
    }),
  'unsorted-hand': () => changed(dealt(), state => state.subarray(layout.HANDS, layout.HANDS + 7).reverse()),
  'too-many-bought': () =>
    changed(table(), state => {
      state[layout.PILE]--;
      state[layout.BOUGHT]++;
    }),
  'too-many-tokens': () => changed(table(), state => state[layout.TOKENS]++),
  'impossible-score': () => changed(table(), state => state[layout.PADS]++),
  'cell-not-empty': () => changed(table(), state => state[layout.HANDS]++),
  'taverns-not-understood': () => scoreTaverns(null),
  'too-many-cards': () => scoreTaverns({ taverns: [{ jester: 3 }] }),
};

describe('refusals', () => {
  it.each(Object.entries(WAYS))('%s', (code, way) => {
    expect(way()).toMatchObject({ ok: false, refusal: { code } });
  });

  it('all codes are listed', () => {
    expect([...REFUSAL_CODES].sort()).toEqual(Object.keys(WAYS).sort());
  });

  it('a refused move leaves the state as it was', () => {
    for (const state of [table(), dealt(), drafted(), over(), lastCards()]) {
      const before = state.slice();
      for (const actor of [-1, 0, 1.5, 5, 'chance', 'x', null]) {
        for (const move of GARBAGE) {
          expect(apply(state, actor as number, anything(move)).ok).toBe(false);
          expect(state).toEqual(before);
        }
      }
    }
  });
});

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  3,
  'pick food',
  [],
  {},
  { move: null },
  { move: 'pick' },
  { move: 'pick', card: 'shopkeeper' },
  { move: 'pick', card: 14 },
  { move: 'buy' },
  { move: 'buy', cards: 'food' },
  { move: 'buy', cards: [null] },
  { move: 'buy', cards: Array(8).fill('food') },
  { move: 'buy', cards: ['__proto__'] },
  { move: 'deal' },
  { move: 'deal', hands: 3 },
  { move: 'deal', hands: [[], [], []] },
  { move: 'deal', hands: [1, 2, 3] },
  { move: 'deal', hands: [1, 2, 3, 4, 5] },
  { move: 'deal', hands: Array(3).fill(Array(7).fill('beer')) },
  { move: 'deal', hands: Array(5).fill(Array(7)) },
  { move: 'deal', hands: Array(3).fill(Array(7).fill('food')) },
];

describe('options', () => {
  it.each([
    [null, { code: 'options-not-understood', where: 'options' }],
    [[], { code: 'options-not-understood', where: 'options' }],
    ['prices', { code: 'options-not-understood', where: 'options' }],
    [{ price: {} }, { code: 'unknown-option', text: 'price' }],
    [{ prices: 3 }, { code: 'options-not-understood', where: 'prices' }],
    [{ prices: null }, { code: 'options-not-understood', where: 'prices' }],
    [{ prices: { food: null } }, { code: 'options-not-understood', where: 'prices.food' }],
    [{ prices: { beer: {} } }, { code: 'unknown-card', text: 'beer' }],
    [{ prices: { food: { toString: 1 } } }, { code: 'unknown-resource', text: 'toString' }],
    [{ prices: { food: { land: -1 } } }, { code: 'wrong-price', card: 'food', resource: 'land', max: 9 }],
    [{ prices: { food: { land: 1.5 } } }, { code: 'wrong-price', card: 'food', resource: 'land', max: 9 }],
    [{ prices: { food: { land: '1' } } }, { code: 'wrong-price', card: 'food', resource: 'land', max: 9 }],
  ])('refuses %j', (options, refusal) => {
    expect(setup(3, options as object)).toEqual({ ok: false, refusal });
  });

  it('accepts none, empty ones, and what it gave out itself', () => {
    const { options } = herosTavern;
    expect(setup(3)).toEqual(setup(3, {}));
    expect(setup(3, { prices: undefined } as object)).toEqual(setup(3, {}));
    const free = table(4, FREE);
    expect(expectOk(setup(4, options(free)))).toEqual(free);
  });

  it('a purchase in any order is the same purchase', () => {
    const state = drafted();
    expectOk(apply(state, 0, { move: 'buy', cards: ['market', 'dark-ale'] }));
    expect(position(state).players[0].purchase).toEqual(['dark-ale', 'market']);
  });

  it('no deal can be drawn when none is due', () => {
    expect(() => herosTavern.draw(dealt(), new SeededRandom(1))).toThrow('no deal is due');
  });
});
