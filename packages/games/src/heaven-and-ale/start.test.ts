import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { legal, only, own, play, refusal, spaces, table } from './testing/table.ts';

const MARKER_STARTS = ['wood', 'yeast', 'hops', 'water', 'barley'].map(
  resource => `start marker ${resource}`,
);

describe('the starting area', () => {
  it('HA 2.2 the first-player slot gives nothing but the start of the coming round', () => {
    const state = table({ players: [{ figure: 5 }, { figure: 9 }] });
    const before = own(state);
    expect(play(state, 'start first')).toEqual([{ event: 'entered', seat: 0, from: 5, slot: 'first' }]);
    expect(own(state)).toEqual({ ...before, figure: 'first', out: true });
  });

  it('HA 2.2 the brewmaster slot moves the brewmaster 1 step', () => {
    const state = table({ players: [{ figure: 5 }, { figure: 9 }] });
    const before = own(state);
    expect(play(state, 'start brewmaster')).toEqual([
      { event: 'entered', seat: 0, from: 5, slot: 'brewmaster' },
      { event: 'brewmaster', seat: 0, from: -10, to: -9, reason: 'slot' },
    ]);
    expect(own(state)).toEqual({ ...before, figure: 'brewmaster', out: true, brewmaster: -9 });
  });

  it.each([
    ['wood', 0, 2],
    ['yeast', -2, 0],
    ['hops', -4, -2],
    ['water', -6, -4],
    ['barley', -8, -6],
  ])('HA 2.2 the marker slot moves %s from %i to %i', (resource, from, to) => {
    const state = table({ players: [{ figure: 5 }, { figure: 9 }] });
    const before = own(state);
    expect(play(state, `start marker ${resource}`)).toEqual([
      { event: 'entered', seat: 0, from: 5, slot: 'marker' },
      { event: 'marker', seat: 0, resource, from, to, reason: 'slot' },
    ]);
    const markers = { ...before.markers, [resource]: to };
    expect(own(state)).toEqual({ ...before, figure: 'marker', out: true, markers });
  });

  it('HA 2.2 the ducats slot gives 2 ducats', () => {
    const state = table({ players: [{ figure: 5 }, { figure: 9 }] });
    const before = own(state);
    expect(play(state, 'start ducats')).toEqual([
      { event: 'entered', seat: 0, from: 5, slot: 'ducats' },
      { event: 'ducats', seat: 0, change: 2, now: 27, reason: 'slot' },
    ]);
    expect(own(state)).toEqual({ ...before, figure: 'ducats', out: true, ducats: 27 });
  });

  it('HA 2.2 a slot holds one figure', () => {
    const state = table({
      seats: 3,
      players: [{ figure: 5 }, { figure: 'ducats' }, { figure: 'brewmaster' }],
    });
    expect(legal(state, 'start')).toEqual(['start first', ...MARKER_STARTS]);
    expect(refusal(state, 'start ducats')).toEqual({ code: 'slot-taken', slot: 'ducats', by: 1 });
    expect(refusal(state, 'start brewmaster')).toEqual({ code: 'slot-taken', slot: 'brewmaster', by: 2 });
  });

  it('HA 5.7 a figure that has not left its slot since the last round still blocks it', () => {
    const state = table({
      round: 2,
      players: [{ figure: 13 }, { figure: 'first' }],
    });
    expect(refusal(state, 'start first')).toEqual({ code: 'slot-taken', slot: 'first', by: 1 });
    // Once it has left, the slot is free.
    const later = table({ round: 2, players: [{ figure: 13 }, { figure: 1 }] });
    expect(refusal(later, 'start first')).toBeNull();
  });

  it('HA 5.7 11.12 goes straight from the starting area back into it, also to your own starting space', () => {
    const state = table({ players: [{ figure: 'ducats' }, { figure: 'first' }] });
    expect(legal(state, 'start')).toEqual(['start brewmaster', ...MARKER_STARTS, 'start ducats']);
    const events = play(state, 'start ducats');
    expect(events[0]).toEqual({ event: 'entered', seat: 0, from: 'ducats', slot: 'ducats' });
    expect(own(state)).toMatchObject({ figure: 'ducats', ducats: 27, out: true });
  });

  it('HA 5.7 11.12 gives a player who can do nothing else a move', () => {
    const state = table({ players: [{ figure: 27, cards: [], ducats: 0 }, { figure: 'first' }] });
    expect(spaces(state)).toEqual([]);
    expect(legal(state)).toEqual(['start brewmaster', ...MARKER_STARTS, 'start ducats']);
  });

  it('HA 5.7 skips whoever is out, until the round is over', () => {
    const state = table({ seats: 3, players: [{ figure: 27 }, { figure: 24 }, { figure: 23 }] });
    play(state, 'start ducats', 'done');
    expect(heavenAndAle.actors(state)).toEqual([1]);
    play(state, 'go 27', `buy ${heavenAndAle.position(state).tiles[27][0]} a2`, 'done');
    expect(heavenAndAle.actors(state)).toEqual([2]);
    play(state, 'start first', 'done');
    expect(heavenAndAle.actors(state)).toEqual([1]);
    const events = play(state, 'start brewmaster', 'done');
    expect(only(events, 'round-ended')).toEqual([{ event: 'round-ended', round: 1 }]);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'refill', round: 1 });
  });

  it('HA 5.7 11.2 the last one in must take the first-player slot if it is free, and gets nothing more', () => {
    const state = table({
      seats: 3,
      players: [{ figure: 5 }, { figure: 'ducats', out: true }, { figure: 'marker', out: true }],
    });
    const before = own(state);
    expect(legal(state, 'start')).toEqual(['start first']);
    expect(refusal(state, 'start brewmaster')).toEqual({ code: 'must-take-first-slot' });
    // A taken slot is named as taken first.
    expect(refusal(state, 'start ducats')).toEqual({ code: 'slot-taken', slot: 'ducats', by: 1 });
    expect(spaces(state).length).toBeGreaterThan(0);
    play(state, 'start first');
    expect(own(state)).toEqual({ ...before, figure: 'first', out: true });
  });

  it('HA 5.7 your own first-player space counts as free for the last one in', () => {
    const state = table({ round: 2, players: [{ figure: 'first' }, { figure: 'ducats', out: true }] });
    expect(legal(state, 'start')).toEqual(['start first']);
    expect(refusal(state, 'start marker wood')).toEqual({ code: 'must-take-first-slot' });
  });

  it('HA 5.7 is not forced while another is still in the round, nor if the slot is taken', () => {
    const other = table({
      seats: 3,
      players: [{ figure: 5 }, { figure: 'ducats', out: true }, { figure: 'marker' }],
    });
    expect(legal(other, 'start')).toEqual(['start first', 'start brewmaster']);
    const taken = table({ players: [{ figure: 5 }, { figure: 'first', out: true }] });
    expect(legal(taken, 'start')).toEqual(['start brewmaster', ...MARKER_STARTS, 'start ducats']);
  });
});
