import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { legal, only, own, type PlayerSpec, play, refusal, table } from './testing/table.ts';

const GARDEN = {
  c1: 'wood1',
  c2: 'wood2',
  f1: 'hops3',
  c6: 'wood4',
  g6: 'barley5',
  g4: 'water1',
  a1: 'monk1',
} as const;

/** The first player has just completed the pair of water and barley; two more discs lie on the board. */
const completed = (spec: PlayerSpec = {}) => {
  const state = table({
    round: 2,
    players: [{ garden: GARDEN, discs: ['fertility', 'monk1', 'water'], ...spec }, {}],
  });
  play(state, 'go 12', 'score barley');
  return state;
};

describe('privilege cards', () => {
  it('HA 7.5 come after the scoring of the disc that completes a pair', () => {
    const state = table({ round: 2, players: [{ garden: GARDEN, discs: ['water'] }, {}] });
    const events = play(state, 'go 12', 'score barley');
    expect(events.map(event => event.event)).toEqual([
      'moved',
      'disc-placed',
      'activated',
      'ducats',
      'pair-completed',
    ]);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'card', pair: ['water', 'barley'] });
    expect(refusal(state, 'done')).toEqual({ code: 'not-now', stage: 'card' });
  });

  it('HA 7.5 offers every card in hand with its choices, or none', () => {
    expect(legal(completed(), 'card')).toEqual([
      'card harvest wood',
      'card harvest yeast',
      'card harvest hops',
      'card harvest water',
      'card harvest barley',
      'card stragglers barley',
      'card barrels',
      'card purse',
      'card brewmaster',
      'card none',
    ]);
    expect(legal(completed({ cards: ['purse'] }), 'card')).toEqual(['card purse', 'card none']);
    expect(refusal(completed({ cards: ['purse'] }), 'card barrels')).toEqual({
      code: 'card-not-in-hand',
      card: 'barrels',
    });
  });

  it('HA 7.5 harvest moves a marker 1 step for each tile of the resource, on both sides, whatever its fertility', () => {
    for (const [resource, tiles] of [
      ['wood', 3],
      ['yeast', 0],
      ['hops', 1],
      ['water', 1],
      ['barley', 1],
    ] as const) {
      const state = completed();
      const before = own(state);
      const events = play(state, `card harvest ${resource}`);
      expect(only(events, 'card-placed')).toEqual([
        { event: 'card-placed', seat: 0, spots: ['water', 'barley'], card: 'harvest' },
      ]);
      expect(own(state)).toEqual({
        ...before,
        markers: { ...before.markers, [resource]: before.markers[resource] + tiles },
        cards: ['stragglers', 'barrels', 'purse', 'brewmaster'],
        placed: [null, null, 'harvest', null, null],
      });
      expect(only(events, 'marker').map(event => event.reason)).toEqual(tiles > 0 ? ['harvest'] : []);
    }
  });

  it('HA 7.5 stragglers moves the rearmost marker 1 step for each disc, the new one included', () => {
    const state = completed();
    const before = own(state);
    expect(before.discs).toHaveLength(4);
    const events = play(state, 'card stragglers barley');
    expect(only(events, 'marker')).toEqual([
      { event: 'marker', seat: 0, resource: 'barley', from: -8, to: -4, reason: 'stragglers' },
    ]);
    expect(own(state)).toEqual({
      ...before,
      markers: { ...before.markers, barley: -4 },
      cards: ['harvest', 'barrels', 'purse', 'brewmaster'],
      placed: [null, null, 'stragglers', null, null],
    });
  });

  it('HA 7.5 stragglers lets the player choose among equals, and only among them', () => {
    const markers = { wood: 5, yeast: 2, hops: 7, water: 2, barley: 2 };
    const state = completed({ markers });
    expect(legal(state, 'card').filter(text => text.startsWith('card stragglers'))).toEqual([
      'card stragglers yeast',
      'card stragglers water',
      'card stragglers barley',
    ]);
    for (const resource of ['wood', 'hops'])
      expect(refusal(state, `card stragglers ${resource}`)).toEqual({
        code: 'not-rearmost',
        resource,
        rearmost: ['yeast', 'water', 'barley'],
      });
    // All steps go to that one marker, even past the others.
    play(state, 'card stragglers water');
    expect(own(state).markers).toEqual({ ...markers, water: 6 });
  });

  it('HA 7.5 purse pays 12 ducats', () => {
    const state = completed();
    const before = own(state);
    expect(only(play(state, 'card purse'), 'ducats')).toEqual([
      { event: 'ducats', seat: 0, change: 12, now: before.ducats + 12, reason: 'purse' },
    ]);
    expect(own(state)).toEqual({
      ...before,
      ducats: before.ducats + 12,
      cards: ['harvest', 'stragglers', 'barrels', 'brewmaster'],
      placed: [null, null, 'purse', null, null],
    });
  });

  it('HA 7.5 brewmaster moves the brewmaster 5 steps', () => {
    const state = completed();
    const before = own(state);
    play(state, 'card brewmaster');
    expect(own(state)).toEqual({
      ...before,
      brewmaster: -5,
      cards: ['harvest', 'stragglers', 'barrels', 'purse'],
      placed: [null, null, 'brewmaster', null, null],
    });
  });

  it('HA 7.5 barrels waits for the end of the game', () => {
    const state = completed();
    const before = own(state);
    const events = play(state, 'card barrels');
    expect(events.map(event => event.event)).toEqual(['card-placed']);
    expect(own(state)).toEqual({
      ...before,
      cards: ['harvest', 'stragglers', 'purse', 'brewmaster'],
      placed: [null, null, 'barrels', null, null],
    });
  });

  it('HA 7.5 each pair takes one card, now or never', () => {
    const state = completed();
    expect(play(state, 'card none')).toEqual([
      { event: 'card-declined', seat: 0, spots: ['water', 'barley'] },
    ]);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'done', pair: null });
    expect(own(state).cards).toHaveLength(5);
    expect(refusal(state, 'card purse')).toEqual({ code: 'not-now', stage: 'done' });
    const placed = completed();
    play(placed, 'card purse');
    expect(refusal(placed, 'card barrels')).toEqual({ code: 'not-now', stage: 'done' });
  });

  it('HA 7.5 with no card left nothing happens', () => {
    const state = completed({ cards: [] });
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'done', pair: null });
    expect(legal(state)).toEqual(['done']);
  });

  it('HA 5.8 7.5 a pair is settled without a card if the last one is returned', () => {
    const state = completed({ cards: ['purse', 'barrels'] });
    play(state, 'return purse');
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'card', pair: ['water', 'barley'] });
    expect(legal(state)).toEqual(['card barrels', 'card none', 'return barrels']);
    play(state, 'return barrels');
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'done', pair: null });
    expect(own(state).placed).toEqual([null, null, null, null, null]);
    expect(legal(state)).toEqual(['done']);
  });
});
