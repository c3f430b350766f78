import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { type Card, herosTavern } from './index.ts';
import { buyAll, cards, draftRound, handsFor, nothing, only, player, table } from './table.fixture.ts';

const { apply, moves, actors, view, position } = herosTavern;

describe('the draft', () => {
  const wanted = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')];

  it('HT 2.2 all choose at once, face down, then reveal and pass to the left', () => {
    const state = table();
    expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
    const hands = position(state).players.map(p => p.hand ?? []);
    expect(actors(state)).toEqual([0, 1, 2]);
    expect(expectOk(apply(state, 1, { move: 'pick', card: 'food' }))).toEqual([
      { event: 'chose', seat: 1, card: 'food' },
    ]);
    expect(actors(state)).toEqual([0, 2]);
    expectOk(apply(state, 0, { move: 'pick', card: 'entertainment' }));
    const events = expectOk(apply(state, 2, { move: 'pick', card: 'games' }));
    expect(events.slice(1)).toEqual([
      { event: 'revealed', step: 1, picks: ['entertainment', 'food', 'games'] },
      { event: 'passed', cards: 6 },
    ]);
    const without = (hand: readonly Card[], card: Card) => {
      const rest = hand.slice();
      rest.splice(rest.indexOf(card), 1);
      return rest;
    };
    const passed = position(state).players.map(p => p.hand);
    expect(passed[1]).toEqual(without(hands[0], 'entertainment'));
    expect(passed[2]).toEqual(without(hands[1], 'food'));
    expect(passed[0]).toEqual(without(hands[2], 'games'));
  });

  it('HT 2.2 a seat that is in may choose again until the last one is in', () => {
    const state = table();
    expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
    expectOk(apply(state, 0, { move: 'pick', card: 'entertainment' }));
    expect(actors(state)).toEqual([1, 2]);
    const others = moves(state, 0);
    const other = others[others.length - 1];
    expectOk(apply(state, 0, other));
    expect(actors(state)).toEqual([1, 2]);
    expect(player(state, 0).chosen).toBe(other.move === 'pick' ? other.card : null);
  });

  it('HT 2.2 the last card needs no choice, and all drafted cards lie open', () => {
    const state = table();
    const events = draftRound(state, wanted);
    expect(only(events, 'revealed').map(event => event.step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(only(events, 'passed').map(event => event.cards)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(only(events, 'chose')).toHaveLength(18);
    expect(view(state, 'spectator').players.map(p => p.drafted)).toEqual(wanted);
  });

  it('HT 2.3 score, award, purchase and discard follow each other', () => {
    const state = table();
    const drafted = draftRound(state, wanted).map(event => event.event);
    expect(drafted.slice(-6)).toEqual(['scored', 'scored', 'scored', 'awarded', 'awarded', 'awarded']);
    expect(position(state).stage).toBe('purchase');
    const ended = buyAll(state, nothing(3)).map(event => event.event);
    expect(ended.slice(3)).toEqual([
      'bought',
      'bought',
      'bought',
      'discarded',
      'discarded',
      'discarded',
      'round-ended',
    ]);
    expect(position(state)).toMatchObject({ stage: 'deal', round: 2 });
  });
});
