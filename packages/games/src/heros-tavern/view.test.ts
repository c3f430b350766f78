import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { type Event, herosTavern, type State } from './index.ts';
import { DEALT, STAGE, STEP } from './layout.ts';
import { cards, draftRound, handsFor, walk } from './table.fixture.ts';
import { DRAFT } from './vocabulary.ts';

const { apply, position, view, viewEvent } = herosTavern;
const wanted = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd'), cards('ooltJeg')];
const dealt = (): State => {
  const state = expectOk(herosTavern.setup(4));
  expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
  return state;
};
const pickAll = (state: State, step: number): void => {
  wanted.forEach((list, seat) => {
    expectOk(apply(state, seat, { move: 'pick', card: list[step] }));
  });
};
const knownHands = (state: State, viewer: number): number[] =>
  view(state, viewer).players.flatMap((player, seat) => (player.hand ? [seat] : []));

describe('views', () => {
  it('HT 2.2 a seat knows its own hand, and after each pass one more that it passed on', () => {
    const state = dealt();
    expect(knownHands(state, 1)).toEqual([1]);
    const expected = [
      [1, 2],
      [1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ];
    for (let step = 0; step < 4; step++) {
      pickAll(state, step);
      expect(knownHands(state, 1)).toEqual(expected[step]);
      const all = position(state).players;
      for (const seat of expected[step]) expect(view(state, 1).players[seat].hand).toEqual(all[seat].hand);
    }
  });

  it('HT 2.2 a hand that is known shows no secret pick from it', () => {
    const state = dealt();
    pickAll(state, 0);
    const before = view(state, 1).players[2];
    expectOk(apply(state, 2, { move: 'pick', card: wanted[2][1] }));
    const after = view(state, 1).players[2];
    expect(after).toEqual({ ...before, in: true });
  });

  it('choices, unseen hands and the pile are for the host only', () => {
    walk({ seats: 4, seed: 'leaks' }, state => {
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const seen = view(state, viewer);
        expect(seen.pileCards).toBeNull();
        seen.players.forEach((player, seat) => {
          if (seat !== viewer) expect([player.chosen, player.purchase]).toEqual([null, null]);
          const passed = viewer === 'spectator' ? 9 : (viewer - seat + 4 * 4 + state[STEP]) % 4;
          const knows = state[DEALT] === state[STEP] || (viewer !== 'spectator' && passed <= state[STEP]);
          expect(player.hand !== null).toBe(knows);
        });
      }
      const all = position(state);
      expect(all.pileCards).not.toBeNull();
      all.players.forEach(player => {
        const shown = state[STAGE] === DRAFT ? player.chosen : player.purchase;
        expect(shown !== null).toBe(player.in);
        expect(player.hand).toHaveLength(player.handSize);
      });
    });
  });

  it('who is not at the table sees no hand', () => {
    for (const viewer of [-1, 4, 5, 0.5, Number.NaN]) {
      expect(view(dealt(), viewer).players.map(player => player.hand)).toEqual([null, null, null, null]);
    }
  });

  it('is plain data', () => {
    walk({ seats: 3, seed: 'plain', moves: 60 }, state => {
      for (const viewer of [0, 'spectator', 'host'] as const) {
        const seen = view(state, viewer);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }
    });
  });
});

describe('events', () => {
  const hidden: Event[] = [
    { event: 'chose', seat: 1, card: 'food' },
    { event: 'decided', seat: 1, cards: ['food'] },
  ];

  it('a hidden choice is told to the seat and the host only', () => {
    for (const event of hidden) {
      expect(viewEvent(event, 1)).toEqual(event);
      expect(viewEvent(event, 'host')).toEqual(event);
      expect(viewEvent(event, 0)).toBeNull();
      expect(viewEvent(event, 'spectator')).toBeNull();
    }
  });

  it('a seat sees its own hand dealt, a spectator none', () => {
    const state = expectOk(herosTavern.setup(4));
    const [event] = expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
    const hands = position(state).players.map(player => player.hand);
    expect(viewEvent(event, 'host')).toMatchObject({ hands });
    expect(viewEvent(event, 2)).toMatchObject({ each: 7, pile: 90, hands: [null, null, hands[2], null] });
    expect(viewEvent(event, 'spectator')).toMatchObject({ hands: [null, null, null, null] });
  });

  it('all others are public', () => {
    const state = expectOk(herosTavern.setup(4));
    for (const event of draftRound(state, wanted)) {
      if (event.event === 'dealt' || event.event === 'chose') continue;
      expect(viewEvent(event, 'spectator')).toEqual(event);
    }
  });
});
