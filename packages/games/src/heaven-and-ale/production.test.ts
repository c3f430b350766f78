import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { heavenAndAle } from './index.ts';
import { only, own, play, position, table } from './testing/table.ts';
import { RESOURCES, type Resource, type Tile } from './vocabulary.ts';

describe('the production track', () => {
  it('HA 3.2 11.6 starts the brewmaster on -10, barley -8, water -6, hops -4, yeast -2 and wood 0', () => {
    const { players } = heavenAndAle.position(expectOk(heavenAndAle.setup(4)));
    for (const player of players)
      expect([player.brewmaster, player.markers]).toEqual([
        -10,
        { barley: -8, water: -6, hops: -4, yeast: -2, wood: 0 },
      ]);
  });

  it('HA 3.2 runs from each start to 20', () => {
    const ranges: Readonly<Record<string, number>> = { wood: 0, yeast: -2, hops: -4, water: -6, barley: -8 };
    for (const resource of RESOURCES) {
      for (const spot of [ranges[resource], 20])
        expect(own(table({ players: [{ markers: { [resource]: spot } }, {}] })).markers[resource]).toBe(spot);
      for (const spot of [ranges[resource] - 1, 21])
        expect(
          heavenAndAle.load(position({ players: [{ markers: { [resource]: spot } }, {}] })),
        ).toMatchObject({
          refusal: { code: 'out-of-range', where: `players.0.markers.${resource}`, max: 20 },
        });
    }
    for (const spot of [-11, 21])
      expect(heavenAndAle.load(position({ players: [{ brewmaster: spot }, {}] }))).toEqual({
        ok: false,
        refusal: { code: 'out-of-range', where: 'players.0.brewmaster', min: -10, max: 20 },
      });
  });

  it('HA 6.3 a resource tile in the shade pays its fertility, in the sun it moves its marker by it', () => {
    for (const resource of RESOURCES)
      for (const fertility of [1, 2, 3, 4, 5] as const) {
        const tile: Tile = `${resource}${fertility}`;
        const shady = table({ players: [{ garden: { g6: tile } }, {}] });
        const start = own(shady);
        const paid = play(shady, 'go 12', `score ${resource}`);
        expect(only(paid, 'ducats')).toEqual([
          { event: 'ducats', seat: 0, change: fertility, now: 25 + fertility, reason: 'activation' },
        ]);
        expect(own(shady).markers).toEqual(start.markers);
        const sunny = table({ players: [{ garden: { g1: tile } }, {}] });
        const from = own(sunny).markers[resource];
        const moved = play(sunny, 'go 12', `score ${resource}`);
        expect(only(moved, 'marker')).toEqual([
          { event: 'marker', seat: 0, resource, from, to: from + fertility, reason: 'activation' },
        ]);
        expect(own(sunny)).toMatchObject({ ducats: 25, markers: { [resource]: from + fertility } });
      }
  });

  it('HA 6.3 a monk moves the brewmaster 1 step, on either side', () => {
    for (const garden of [
      { g1: 'monk1', g2: 'monk2' },
      { g5: 'monk1', g6: 'monk2' },
    ] as const) {
      const state = table({ round: 2, players: [{ garden }, {}] });
      const events = play(state, 'go 7', 'score monk1');
      expect(only(events, 'brewmaster')).toEqual([
        { event: 'brewmaster', seat: 0, from: -10, to: -9, reason: 'activation' },
      ]);
      expect(own(state)).toMatchObject({ brewmaster: -9, ducats: 25 });
    }
  });

  describe('on 20', () => {
    const expectOverflow = (
      state: ReturnType<typeof table>,
      moves: string[],
      resource: Resource,
      from: number,
      ducats: number,
    ) => {
      const before = own(state).ducats;
      const events = play(state, ...moves);
      expect(own(state).markers[resource]).toBe(20);
      expect(own(state).ducats).toBe(before + ducats);
      expect(only(events, 'marker').map(event => [event.from, event.to])).toEqual(
        from < 20 ? [[from, 20]] : [],
      );
      expect(only(events, 'ducats').map(event => [event.change, event.reason])).toEqual([
        [ducats, 'overflow'],
      ]);
    };

    it.each([
      [18, 3],
      [19, 4],
      [20, 5],
    ])('HA 6.4 a tile worth 5 steps moves a marker from %i and pays %i ducats', (from, ducats) => {
      const state = table({ players: [{ markers: { hops: from }, garden: { e1: 'hops5' } }, {}] });
      expectOverflow(state, ['go 12', 'score hops'], 'hops', from, ducats);
    });

    it('HA 6.4 a marker that just reaches 20 pays nothing', () => {
      const state = table({ players: [{ markers: { hops: 15 }, garden: { e1: 'hops5' } }, {}] });
      const events = play(state, 'go 12', 'score hops');
      expect(own(state)).toMatchObject({ ducats: 25, markers: { hops: 20 } });
      expect(only(events, 'ducats')).toEqual([]);
    });

    it.each([
      [19, 1],
      [20, 2],
    ])('HA 6.4 the marker slot moves a marker from %i and pays %i ducats', (from, ducats) => {
      const state = table({ players: [{ markers: { wood: from } }, {}] });
      expectOverflow(state, ['start marker wood'], 'wood', from, ducats);
    });

    it.each([
      [19, 2],
      [20, 3],
    ])('HA 6.4 harvest moves a marker from %i and pays %i ducats', (from, ducats) => {
      const state = table({
        stage: 'card',
        pair: ['yeast', 'hops'],
        players: [
          {
            figure: 12,
            markers: { hops: from },
            garden: { e1: 'hops5', e2: 'hops1', g6: 'hops2', g5: 'yeast1' },
            discs: ['yeast', 'hops'],
          },
          {},
        ],
        discs: { 12: 0, 4: 0 },
      });
      expectOverflow(state, ['card harvest hops'], 'hops', from, ducats);
    });

    it.each([
      [19, 1],
      [20, 2],
    ])('HA 6.4 stragglers moves a marker from %i and pays %i ducats', (from, ducats) => {
      const state = table({
        stage: 'card',
        pair: ['yeast', 'hops'],
        discs: { 12: 0, 4: 0 },
        players: [
          {
            figure: 12,
            markers: { wood: 20, yeast: 20, hops: from, water: 20, barley: 20 },
            garden: { e1: 'hops5', g5: 'yeast1' },
            discs: ['yeast', 'hops'],
          },
          {},
        ],
      });
      expectOverflow(state, ['card stragglers hops'], 'hops', from, ducats);
    });

    it('HA 6.4 a shed activates over the end of the track, too', () => {
      const garden = {
        e1: 'hops3',
        e2: 'wood1',
        f3: 'wood1',
        g2: 'yeast1',
        g1: 'yeast1',
        f1: 'water1',
      } as const;
      const state = table({
        round: 2,
        stage: 'shed',
        shed: 'f2',
        bought: 1,
        players: [{ figure: 1, markers: { hops: 18 }, garden }, {}],
      });
      expectOverflow(state, ['activate e1'], 'hops', 18, 1);
    });

    it('HA 6.4 11.11 the brewmaster stays there, and further steps are lost', () => {
      const slot = table({ players: [{ brewmaster: 20 }, { figure: 'ducats' }] });
      expect(play(slot, 'start brewmaster')).toEqual([
        { event: 'entered', seat: 0, from: 'first', slot: 'brewmaster' },
      ]);
      expect(own(slot)).toMatchObject({ brewmaster: 20, ducats: 25 });
      const card = table({
        stage: 'card',
        pair: ['yeast', 'hops'],
        discs: { 12: 0, 4: 0 },
        players: [
          { figure: 12, brewmaster: 18, garden: { e1: 'hops5', g5: 'yeast1' }, discs: ['yeast', 'hops'] },
          {},
        ],
      });
      expect(only(play(card, 'card brewmaster'), 'brewmaster')).toEqual([
        { event: 'brewmaster', seat: 0, from: 18, to: 20, reason: 'brewmaster-card' },
      ]);
      expect(own(card)).toMatchObject({ brewmaster: 20, ducats: 25 });
      const monks = table({
        round: 2,
        players: [{ brewmaster: 20, garden: { g1: 'monk1', g2: 'monk2' } }, {}],
      });
      expect(only(play(monks, 'go 7', 'score monk1'), 'ducats')).toEqual([]);
      expect(own(monks).brewmaster).toBe(20);
    });
  });
});
