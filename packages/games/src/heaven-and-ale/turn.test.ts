import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { around, plant, SHADY, SUNNY } from './testing/garden.ts';
import { legal, only, own, play, refusal, spaces, table } from './testing/table.ts';
import type { Tile } from './vocabulary.ts';

const SHOPS = [1, 2, 3, 5, 6, 8, 9, 10, 11, 13, 15, 17, 18, 19, 21, 22, 23, 25, 27];

/** Thirty different tiles, two of each kind at most: enough for a full garden in round 3. */
const THIRTY: readonly Tile[] = ['wood', 'yeast', 'hops', 'water', 'barley'].flatMap(resource =>
  ([1, 1, 2, 2, 3, 3] as const).map(fertility => `${resource}${fertility}` as Tile),
);

describe('a turn', () => {
  it('HA 5.1 the player on the first-player slot starts, and turns go clockwise', () => {
    const state = table({
      seats: 3,
      active: 2,
      players: [{ figure: 1 }, { figure: 2 }, { figure: 'first' }],
    });
    const order: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(...heavenAndAle.actors(state));
      const space = spaces(state).find(one => one % 2 === 1 && one !== 3 && one !== 25) ?? 0;
      play(state, `go ${space}`, `buy ${heavenAndAle.position(state).tiles[space][0]} ${SHADY[i]}`, 'done');
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });

  it('HA 5.1 every turn closes with an explicit "done", when nothing is left to decide', () => {
    const state = table({ tiles: { 5: ['wood1'] } });
    expect(refusal(state, 'done')).toEqual({ code: 'not-now', stage: 'go' });
    play(state, 'start ducats');
    expect(heavenAndAle.actors(state)).toEqual([0]);
    expect(legal(state)).toEqual([
      'done',
      'return harvest',
      'return stragglers',
      'return barrels',
      'return purse',
      'return brewmaster',
    ]);
    expect(play(state, 'done')).toEqual([{ event: 'turn', seat: 1, stage: 'go' }]);
    expect(refusal(state, 'done', 0)).toEqual({ code: 'not-your-turn', active: 1 });
  });

  it('HA 5.2 goes to any later space, never back, never stays', () => {
    for (const figure of [1, 5, 13, 22, 26]) {
      const state = table({ players: [{ figure }, {}] });
      expect(spaces(state)).toEqual(SHOPS.filter(space => space > figure));
      for (let space = 1; space <= figure; space++)
        expect(refusal(state, `go ${space}`)).toEqual({ code: 'not-forward', from: figure, to: space });
    }
    const end = table({ players: [{ figure: 27 }, {}] });
    expect(spaces(end)).toEqual([]);
  });

  it('HA 5.2 goes from the starting area to any space that can be used, and to no other place', () => {
    for (const figure of ['first', 'brewmaster', 'marker', 'ducats'] as const) {
      const other = figure === 'first' ? 'ducats' : 'first';
      const state = table({ players: [{ figure }, { figure: other }] });
      expect(spaces(state)).toEqual(SHOPS);
    }
    const state = table();
    for (const space of [0, 28, -1, 1000])
      expect(refusal(state, { move: 'go', space })).toEqual({ code: 'no-such-space', spaces: 27 });
  });

  it('HA 5.2 figures may share a space', () => {
    const state = table({
      seats: 4,
      tiles: { 5: ['wood1'] },
      players: [{ figure: 'first' }, { figure: 5 }, { figure: 5 }, { figure: 'ducats' }],
    });
    const events = play(state, 'go 5');
    expect(events).toEqual([{ event: 'moved', seat: 0, from: 'first', to: 5 }]);
    expect([0, 1, 2].map(seat => own(state, seat).figure)).toEqual([5, 5, 5]);
  });

  it('HA 5.3 needs a tile on a resource or monk space', () => {
    const state = table({
      tiles: { 5: [], 10: [] },
      players: [{ garden: { a1: 'wood1', a2: 'monk1' } }, {}],
    });
    expect(spaces(state)).not.toContain(5);
    expect(spaces(state)).not.toContain(10);
    expect(refusal(state, 'go 5')).toEqual({ code: 'no-tile-there', space: 5 });
    expect(refusal(state, 'go 10')).toEqual({ code: 'no-tile-there', space: 10 });
  });

  it('HA 5.3 counts emergency coins as money', () => {
    const tiles = { 5: ['wood5' as const], 3: ['monk1' as const] };
    const rich = table({ tiles, players: [{ ducats: 2, cards: ['purse'] }, {}] });
    expect(refusal(rich, 'go 5')).toBeNull(); // 2 + 3 = 5
    expect(refusal(rich, 'go 3')).toBeNull();
    const poor = table({ tiles, players: [{ ducats: 1, cards: ['purse'] }, {}] });
    expect(refusal(poor, 'go 5')).toEqual({ code: 'not-enough-ducats', need: 5, have: 1, cards: 1, each: 3 });
    expect(refusal(poor, 'go 3')).toBeNull(); // 4 = 1 + 3
    const broke = table({ tiles, players: [{ ducats: 3, cards: [] }, {}] });
    expect(refusal(broke, 'go 3')).toEqual({
      code: 'not-enough-ducats',
      need: 4,
      have: 3,
      cards: 0,
      each: 3,
    });
  });

  it('HA 5.3 counts the price of the side that has room', () => {
    const garden = plant(SHADY, THIRTY.slice(0, 15));
    const tiles = { 5: ['hops4' as const] };
    const seven = table({ round: 3, tiles, players: [{ ducats: 7, cards: [], garden }, {}] });
    expect(refusal(seven, 'go 5')).toEqual({
      code: 'not-enough-ducats',
      need: 8,
      have: 7,
      cards: 0,
      each: 3,
    });
    const eight = table({ round: 3, tiles, players: [{ ducats: 8, cards: [], garden }, {}] });
    expect(refusal(eight, 'go 5')).toBeNull();
    // The cheapest of several tiles decides, wherever it lies.
    const both = { 5: ['hops4' as const, 'wood5' as const, 'barley4' as const] };
    const cheapest = table({ round: 3, tiles: both, players: [{ ducats: 7, cards: [], garden }, {}] });
    expect(refusal(cheapest, 'go 5')).toMatchObject({ need: 8 });
    const last = { 5: ['wood5' as const, 'barley5' as const, 'hops3' as const] };
    const other = table({ round: 3, tiles: last, players: [{ ducats: 3, cards: [] }, {}] });
    expect(refusal(other, 'go 5')).toBeNull();
    const less = table({ round: 3, tiles: last, players: [{ ducats: 2, cards: [] }, {}] });
    expect(refusal(less, 'go 5')).toMatchObject({ need: 3, have: 2 });
  });

  it('HA 5.3 needs room in the garden', () => {
    const garden = plant([...SUNNY, ...SHADY], THIRTY);
    const full = table({ round: 3, players: [{ garden }, {}] });
    expect(refusal(full, 'go 5')).toEqual({ code: 'garden-full' });
    expect(refusal(full, 'go 3')).toEqual({ code: 'garden-full' });
    expect(spaces(full).every(space => !SHOPS.includes(space))).toBe(true);
    const room = plant([...SUNNY, ...SHADY], THIRTY.slice(0, 29));
    expect(spaces(table({ round: 3, players: [{ garden: room }, {}] }))).toContain(27);
  });

  it('HA 5.3 needs a disc and a usable spot on a scoring space', () => {
    const garden = { a1: 'wood1' as const };
    const state = table({ discs: { 4: 0 }, players: [{ garden }, {}] });
    expect(refusal(state, 'go 4')).toEqual({ code: 'no-disc-there', space: 4 });
    expect(refusal(state, 'go 7')).toEqual({ code: 'no-usable-spot', space: 7 }); // no monk
    expect(refusal(state, 'go 12')).toBeNull();
    expect(spaces(state).filter(space => !SHOPS.includes(space))).toEqual([12, 16, 20, 24]);
    const bare = table();
    for (const space of [4, 7, 12, 16, 20, 24])
      expect(refusal(bare, `go ${space}`)).toEqual({ code: 'no-usable-spot', space });
  });

  it('HA 5.3 needs a barrel to take on a barrel space', () => {
    const without = table();
    for (const space of [14, 26])
      expect(refusal(without, `go ${space}`)).toEqual({ code: 'no-barrel-to-take' });
    const state = table({ players: [{ brewmaster: 1 }, {}] });
    expect(spaces(state).filter(space => !SHOPS.includes(space))).toEqual([14, 26]);
    play(state, 'go 14');
    expect(legal(state)[0]).toBe('done');
    play(state, 'done', 'start brewmaster', 'done');
    // The only goal has been taken: nothing is left for the second space.
    expect(refusal(state, 'go 26')).toEqual({ code: 'no-barrel-to-take' });
  });

  it('HA 5.6 builds a shed in the middle of a purchase, and its ducats pay for the next tile', () => {
    const garden = around('d6', 'wood3', 'wood3', 'yeast3', 'yeast3', 'hops3');
    const state = table({
      round: 2,
      tiles: { 5: ['hops3', 'water3'] },
      players: [{ ducats: 3, cards: [], garden }, {}],
    });
    play(state, 'go 5', 'buy hops3 d5');
    expect(own(state).ducats).toBe(0);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'shed', shed: 'd6', bought: 1 });
    expect(refusal(state, 'done')).toEqual({ code: 'not-now', stage: 'shed' });
    expect(refusal(state, 'buy water3 a2')).toEqual({ code: 'not-now', stage: 'shed' });
    // 18 fertility: type 3, three that are not next to each other.
    const events = play(state, 'activate c5 d7 e5');
    expect(only(events, 'ducats').map(event => event.change)).toEqual([3, 3, 3]);
    expect(own(state).ducats).toBe(9);
    expect(heavenAndAle.position(state)).toMatchObject({ stage: 'buy', shed: null });
    play(state, 'buy water3 a1', 'done');
    expect(own(state).ducats).toBe(3);
  });
});
