import type { Event } from '@taproom/games/heaven-and-ale';
import { expect, it } from 'vitest';
import { summariseGains } from './summary.ts';

it('adds up what happens to a seat, and nothing that happens to others', () => {
  const events: Event[] = [
    { event: 'moved', seat: 0, from: 'first', to: 5 },
    { event: 'bought', seat: 0, space: 5, tile: 'hops2', hex: 'c4', side: 'shady', price: 2 },
    { event: 'ducats', seat: 0, change: -2, now: 23, reason: 'price' },
    { event: 'shed-built', seat: 0, shed: 'd4', sum: 14, type: 2 },
    { event: 'brewmaster', seat: 0, from: -10, to: -9, reason: 'shed' },
    { event: 'activated', seat: 0, hex: 'c4', tile: 'hops2' },
    { event: 'marker', seat: 0, resource: 'hops', from: -4, to: -2, reason: 'activation' },
    { event: 'marker', seat: 0, resource: 'hops', from: -2, to: 1, reason: 'activation' },
    { event: 'brewmaster', seat: 0, from: -9, to: -8, reason: 'activation' },
    { event: 'ducats', seat: 0, change: 5, now: 28, reason: 'activation' },
    { event: 'ducats', seat: 1, change: 7, now: 30, reason: 'activation' },
    { event: 'barrel', seat: 0, goal: 'marker-on-20', size: 'large' },
  ];
  expect(summariseGains(events, 0)).toEqual({
    ducats: 3,
    brewmaster: { from: -10, to: -8 },
    markers: { hops: { from: -4, to: 1 } },
    tiles: [{ tile: 'hops2', hex: 'c4', price: 2 }],
    activated: ['c4'],
    sheds: [{ shed: 'd4', sum: 14, type: 2 }],
    pairs: [],
    cards: [],
    barrels: [{ goal: 'marker-on-20', size: 'large' }],
  });
  expect(summariseGains(events, 1)).toMatchObject({ ducats: 7, brewmaster: null, tiles: [] });
});
