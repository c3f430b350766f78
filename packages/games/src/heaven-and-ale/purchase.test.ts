import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { SHADY, SUNNY } from './testing/garden.ts';
import { legal, only, own, play, refusal, table } from './testing/table.ts';
import { RESOURCES, type Tile } from './vocabulary.ts';

const RETURNS = ['harvest', 'stragglers', 'barrels', 'purse', 'brewmaster'].map(card => `return ${card}`);

describe('a purchase', () => {
  it('HA 5.4 the example: a 5 in the shade for 5 and a 3 in the sun for 6, in one turn', () => {
    const state = table({ round: 2, tiles: { 9: ['hops5', 'yeast3'] } });
    const events = play(state, 'go 9', 'buy hops5 c5', 'buy yeast3 c2');
    expect(only(events, 'bought')).toEqual([
      { event: 'bought', seat: 0, space: 9, tile: 'hops5', hex: 'c5', side: 'shady', price: 5 },
      { event: 'bought', seat: 0, space: 9, tile: 'yeast3', hex: 'c2', side: 'sunny', price: 6 },
    ]);
    expect(only(events, 'ducats').map(event => [event.change, event.now])).toEqual([
      [-5, 20],
      [-6, 14],
    ]);
    expect(own(state)).toMatchObject({ ducats: 14, garden: { c5: 'hops5', c2: 'yeast3' } });
    expect(heavenAndAle.position(state).tiles[9]).toEqual([]);
    expect(legal(state)).toEqual(['done', ...RETURNS]);
    play(state, 'done');
    expect(heavenAndAle.position(state)).toMatchObject({ active: 1, stage: 'go', bought: 0 });
  });

  it('HA 5.4 every resource tile costs its fertility in the shade and twice that in the sun', () => {
    for (const resource of RESOURCES)
      for (const [fertility, sunny] of [
        [1, 2],
        [2, 4],
        [3, 6],
        [4, 8],
        [5, 10],
      ] as const) {
        const tile: Tile = `${resource}${fertility}`;
        for (const [hexes, price] of [
          [SHADY, fertility],
          [SUNNY, sunny],
        ] as const)
          for (const hex of hexes) {
            const state = table({ tiles: { 1: [tile] }, players: [{ ducats: price, cards: [] }, {}] });
            play(state, 'go 1', `buy ${tile} ${hex}`);
            expect([tile, hex, own(state).ducats]).toEqual([tile, hex, 0]);
            expect(own(state).garden).toEqual({ [hex]: tile });
          }
      }
  });

  it('HA 5.4 a ducat short is too poor', () => {
    const state = table({ tiles: { 1: ['hops3'] }, players: [{ ducats: 5, cards: ['purse'] }, {}] });
    play(state, 'go 1');
    expect(refusal(state, 'buy hops3 a1')).toEqual({
      code: 'not-enough-ducats',
      need: 6,
      have: 5,
      cards: 1,
      each: 3,
    });
    expect(legal(state, 'buy')).toEqual(SHADY.map(hex => `buy hops3 ${hex}`));
  });

  it('HA 5.4 at least one tile must be bought', () => {
    const state = table({ tiles: { 1: ['wood2'] } });
    play(state, 'go 1');
    expect(refusal(state, 'done')).toEqual({ code: 'must-buy' });
    expect(legal(state, 'done')).toEqual([]);
    play(state, 'buy wood2 g6');
    expect(refusal(state, 'done')).toBeNull();
  });

  it('HA 5.4 any tile of the space, in any order, and no other', () => {
    const tiles = { 1: ['wood2', 'yeast1', 'hops4'] as const };
    const state = table({ round: 3, tiles });
    play(state, 'go 1');
    expect([...new Set(legal(state, 'buy').map(text => text.split(' ')[1]))]).toEqual([
      'wood2',
      'yeast1',
      'hops4',
    ]);
    expect(refusal(state, 'buy barley1 a1')).toEqual({ code: 'tile-not-there', tile: 'barley1', space: 1 });
    expect(refusal(state, 'buy monk1 a1')).toEqual({ code: 'tile-not-there', tile: 'monk1', space: 1 });
    play(state, 'buy yeast1 a2');
    expect(heavenAndAle.position(state).tiles[1]).toEqual(['wood2', 'hops4']);
    expect(refusal(state, 'buy yeast1 b3')).toEqual({ code: 'tile-not-there', tile: 'yeast1', space: 1 });
    play(state, 'buy hops4 b3', 'buy wood2 b1');
    expect(heavenAndAle.position(state).tiles[1]).toEqual([]);
    expect(own(state).ducats).toBe(25 - 1 - 4 - 4);
  });

  it('HA 5.4 lists identical tiles once, and sells both', () => {
    const state = table({ round: 2, tiles: { 1: ['wood2', 'wood2'] } });
    play(state, 'go 1');
    expect(legal(state, 'buy')).toEqual([...SUNNY, ...SHADY].map(hex => `buy wood2 ${hex}`));
    play(state, 'buy wood2 a1');
    expect(heavenAndAle.position(state).tiles[1]).toEqual(['wood2']);
    play(state, 'buy wood2 a2');
    expect(own(state).garden).toEqual({ a1: 'wood2', a2: 'wood2' });
  });

  it('HA 5.4 only on an empty hex', () => {
    const state = table({
      round: 2,
      tiles: { 1: ['wood2', 'hops1'] },
      players: [{ garden: { c4: 'monk3' } }, {}],
    });
    play(state, 'go 1');
    expect(refusal(state, 'buy wood2 c4')).toEqual({ code: 'hex-filled', hex: 'c4', tile: 'monk3' });
    play(state, 'buy wood2 c5');
    expect(refusal(state, 'buy hops1 c5')).toEqual({ code: 'hex-filled', hex: 'c5', tile: 'wood2' });
    expect(legal(state, 'buy')).toHaveLength(28);
    // Another player's garden is another matter.
    play(state, 'done');
    expect(own(state, 1).garden).toEqual({});
  });

  it('HA 5.4 5.8 if cards must be returned for the first tile, there is no way around it', () => {
    const state = table({
      tiles: { 1: ['wood5'] },
      players: [{ ducats: 1, cards: ['harvest', 'purse'] }, {}],
    });
    play(state, 'go 1');
    expect(legal(state)).toEqual(['return harvest', 'return purse']);
    expect(refusal(state, 'done')).toEqual({ code: 'must-buy' });
    play(state, 'return purse');
    expect(legal(state)).toEqual(['return harvest']);
    expect(refusal(state, 'buy wood5 a2')).toMatchObject({ need: 5, have: 4, cards: 1 });
    play(state, 'return harvest');
    expect(legal(state)).toEqual(SHADY.map(hex => `buy wood5 ${hex}`));
    play(state, 'buy wood5 a2', 'done');
    expect(own(state)).toMatchObject({ ducats: 2, cards: [] });
  });

  it('HA 5.5 sells monks like resource tiles, at the price of the space', () => {
    const state = table({ round: 3, tiles: { 10: ['monk1', 'monk4', 'monk1'] } });
    play(state, 'go 10');
    expect([...new Set(legal(state, 'buy').map(text => text.split(' ')[1]))]).toEqual(['monk1', 'monk4']);
    expect(refusal(state, 'done')).toEqual({ code: 'must-buy' });
    expect(refusal(state, 'buy monk2 a1')).toEqual({ code: 'tile-not-there', tile: 'monk2', space: 10 });
    expect(refusal(state, { move: 'buy', tile: 'monk1', hex: 'd4' })).toEqual({
      code: 'shed-spot',
      hex: 'd4',
    });
    const events = play(state, 'buy monk1 a1', 'buy monk1 a2', 'buy monk4 b1', 'done');
    expect(only(events, 'bought').map(event => event.price)).toEqual([6, 3, 6]);
    expect(own(state)).toMatchObject({ ducats: 10, garden: { a1: 'monk1', a2: 'monk1', b1: 'monk4' } });
  });

  describe('emergency coins', () => {
    it('HA 5.8 pay 3 ducats for each of the five cards', () => {
      const state = table();
      for (const [i, text] of RETURNS.entries()) {
        const card = text.slice(7);
        expect(play(state, text)).toEqual([
          { event: 'card-returned', seat: 0, card },
          { event: 'ducats', seat: 0, change: 3, now: 28 + 3 * i, reason: 'emergency-coins' },
        ]);
        expect(refusal(state, text)).toEqual({ code: 'card-not-in-hand', card });
      }
      expect(own(state)).toMatchObject({ cards: [], ducats: 40, placed: [null, null, null, null, null] });
      expect(heavenAndAle.position(state).stage).toBe('go');
    });

    it('HA 5.8 11.9 are there in every stage of your turn', () => {
      const shed = {
        c5: 'wood3',
        c6: 'wood3',
        d7: 'yeast3',
        e6: 'yeast3',
        e5: 'hops3',
        d5: 'hops3',
      } as const;
      const garden = { ...shed, a1: 'monk1', a2: 'monk2' } as const;
      const stages = {
        go: table(),
        buy: table({ stage: 'buy', players: [{ figure: 1 }, {}] }),
        shed: table({ round: 2, stage: 'shed', shed: 'd6', bought: 1, players: [{ figure: 1, garden }, {}] }),
        score: table({ round: 2, stage: 'score', players: [{ figure: 7, garden }, {}] }),
        card: table({
          round: 2,
          stage: 'card',
          pair: ['monk1', 'monk2'],
          players: [{ figure: 7, garden, discs: ['monk1', 'monk2'] }, {}],
        }),
        done: table({ stage: 'done', players: [{ figure: 'ducats', out: true }, {}] }),
      };
      for (const [stage, state] of Object.entries(stages)) {
        expect(heavenAndAle.position(state).stage).toBe(stage);
        expect(legal(state, 'return')).toEqual(RETURNS);
        play(state, 'return stragglers');
        expect(own(state)).toMatchObject({
          ducats: 28,
          cards: ['harvest', 'barrels', 'purse', 'brewmaster'],
        });
        expect(heavenAndAle.position(state).stage).toBe(stage);
      }
    });

    it('HA 5.8 11.9 are not there while placing, in another turn, or after the last one', () => {
      const placing = table({
        stage: 'place',
        active: 1,
        players: [{ figure: 'first' }, { figure: null }],
      });
      expect(legal(placing, 'return')).toEqual([]);
      expect(refusal(placing, 'return purse')).toEqual({ code: 'not-now', stage: 'place' });
      const state = table();
      expect(refusal(state, 'return purse', 1)).toEqual({ code: 'not-your-turn', active: 0 });
      const over = table({
        round: 3,
        stage: 'over',
        players: [
          { figure: 'first', out: true },
          { figure: 'ducats', out: true },
        ],
      });
      expect(refusal(over, 'return purse', 0)).toEqual({ code: 'game-over' });
      // A card that is left is worth nothing.
      expect(heavenAndAle.outcome(over)?.scores).toEqual([1, 0]);
      const between = table({
        stage: 'refill',
        players: [
          { figure: 'first', out: true },
          { figure: 'ducats', out: true },
        ],
      });
      expect(refusal(between, 'return purse', 0)).toEqual({ code: 'chance-awaited', stage: 'refill' });
    });
  });
});
