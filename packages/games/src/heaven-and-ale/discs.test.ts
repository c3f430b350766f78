import { describe, expect, it } from 'vitest';
import { heavenAndAle } from './index.ts';
import { legal, only, own, play, refusal, spaces, table } from './testing/table.ts';
import { SPOTS, type Spot } from './vocabulary.ts';

/** A garden in which every spot has something to score: fertility 1 to 5, all resources, all monks. */
const ALL = {
  c1: 'wood1',
  c2: 'yeast2',
  f1: 'hops3',
  c6: 'water4',
  g6: 'barley5',
  a1: 'monk1',
  g1: 'monk2',
  d7: 'monk3',
  g4: 'monk4',
} as const;

const FERTILITY_USES = [
  'score fertility1',
  'score fertility2',
  'score fertility3',
  'score fertility4',
  'score fertility5',
];
const RESOURCE_USES = ['score wood', 'score yeast', 'score hops', 'score water', 'score barley'];
const MONK_USES = ['score monk1', 'score monk2', 'score monk3', 'score monk4'];
const ANY = [...FERTILITY_USES, ...RESOURCE_USES, ...MONK_USES];

describe('scoring discs', () => {
  it('HA 3.4 has ten spots, which form five pairs', () => {
    expect(SPOTS).toHaveLength(10);
    const pairs: [Spot, Spot][] = [
      ['fertility', 'wood'],
      ['yeast', 'hops'],
      ['water', 'barley'],
      ['monk1', 'monk2'],
      ['monk3', 'monk4'],
    ];
    for (const [one, other] of [...pairs, ...pairs.map(([a, b]): [Spot, Spot] => [b, a])]) {
      const name = (spot: Spot) => (spot === 'fertility' ? 'score fertility1' : `score ${spot}`);
      const state = table({ round: 3, players: [{ garden: ALL, discs: [one] }, {}] });
      const events = play(state, 'go 16', name(other));
      expect(only(events, 'pair-completed').map(event => [...event.spots].sort())).toEqual([
        [one, other].sort(),
      ]);
      expect([...(heavenAndAle.position(state).pair ?? [])].sort()).toEqual([one, other].sort());
      expect(heavenAndAle.position(state).stage).toBe('card');
      // With any other disc on the board, this one completes nothing.
      const rest = SPOTS.filter(spot => spot !== one && spot !== other);
      const alone = table({ round: 3, players: [{ garden: ALL, discs: rest }, {}] });
      const quiet = play(alone, 'go 16', name(other));
      expect(only(quiet, 'pair-completed')).toEqual([]);
      expect(heavenAndAle.position(alone).stage).toBe('done');
    }
  });

  it.each([
    [4, FERTILITY_USES],
    [7, MONK_USES],
    [12, RESOURCE_USES],
    [16, ANY],
    [20, ANY],
    [24, ANY],
  ])('HA 7.1 space %i offers its spots and no other', (space, uses) => {
    const state = table({ round: 3, players: [{ garden: ALL }, {}] });
    play(state, `go ${space}`);
    expect(legal(state, 'score')).toEqual(uses);
    for (const use of ANY.filter(one => !uses.includes(one))) {
      const spot = use.startsWith('score fertility') ? 'fertility' : use.slice(6);
      expect(refusal(state, use)).toEqual({ code: 'spot-not-open', spot, space });
    }
    expect(refusal(state, 'done')).toEqual({ code: 'not-now', stage: 'score' });
  });

  it('HA 7.1 takes one disc and puts it on the spot', () => {
    const state = table({ round: 3, discs: { 12: 2 }, players: [{ garden: ALL }, {}] });
    const events = play(state, 'go 12', 'score water');
    expect(events.slice(1, 2)).toEqual([
      { event: 'disc-placed', seat: 0, space: 12, spot: 'water', fertility: null },
    ]);
    expect(heavenAndAle.position(state).discs).toEqual({ 4: 1, 7: 1, 12: 1, 16: 1, 20: 1, 24: 1 });
    expect(own(state).discs).toEqual(['water']);
    expect(heavenAndAle.position(state).stage).toBe('done');
    expect(refusal(state, 'score barley')).toEqual({ code: 'not-now', stage: 'done' });
  });

  it('HA 7.1 a spot takes one disc', () => {
    const state = table({ round: 3, players: [{ garden: ALL, discs: ['water', 'fertility', 'monk2'] }, {}] });
    expect(refusal(state, 'go 4')).toEqual({ code: 'no-usable-spot', space: 4 });
    play(state, 'go 16');
    expect(legal(state, 'score')).toEqual(
      ANY.filter(use => !['score water', 'score monk2', ...FERTILITY_USES].includes(use)),
    );
    expect(refusal(state, 'score water')).toEqual({ code: 'spot-taken', spot: 'water' });
    expect(refusal(state, 'score fertility3')).toEqual({ code: 'spot-taken', spot: 'fertility' });
    const full = table({ round: 3, players: [{ garden: ALL, discs: [...SPOTS] }, {}] });
    for (const space of [4, 7, 12, 16, 20, 24])
      expect(refusal(full, `go ${space}`)).toEqual({ code: 'no-usable-spot', space });
  });

  it('HA 7.1 11.3 a spot with no tile to score is not usable', () => {
    const state = table({ round: 2, players: [{ garden: { c1: 'hops3', g6: 'monk2' } }, {}] });
    play(state, 'go 16');
    expect(legal(state, 'score')).toEqual(['score fertility3', 'score hops', 'score monk2']);
    for (const use of ANY.filter(one => !legal(state, 'score').includes(one))) {
      const spot = use.startsWith('score fertility') ? 'fertility' : use.slice(6);
      expect(refusal(state, use)).toEqual({ code: 'nothing-to-score', spot });
    }
    // Only monks: A and C are of no use, B is.
    const monks = table({ players: [{ garden: { a1: 'monk1' } }, {}] });
    expect(spaces(monks).filter(space => [4, 7, 12, 16].includes(space))).toEqual([7, 16]);
    // Another player's tiles don't count.
    const other = table({ players: [{}, { garden: { a1: 'wood1' } }] });
    expect(refusal(other, 'go 4')).toEqual({ code: 'no-usable-spot', space: 4 });
  });

  it('HA 7.2 X activates each resource tile of the named fertility, and no other', () => {
    const garden = {
      c1: 'wood3',
      c2: 'yeast3',
      f1: 'hops2',
      c6: 'water3',
      g6: 'barley1',
      g5: 'monk3',
    } as const;
    const state = table({ round: 2, players: [{ garden }, {}] });
    play(state, 'go 4');
    expect(legal(state, 'score')).toEqual(['score fertility1', 'score fertility2', 'score fertility3']);
    const events = play(state, 'score fertility3');
    expect(only(events, 'disc-placed')).toEqual([
      { event: 'disc-placed', seat: 0, space: 4, spot: 'fertility', fertility: 3 },
    ]);
    expect(only(events, 'activated').map(event => event.hex)).toEqual(['c1', 'c2', 'c6']);
    expect(own(state)).toMatchObject({
      ducats: 28,
      markers: { wood: 3, yeast: 1, hops: -4 },
      brewmaster: -10,
    });
  });

  it('HA 7.3 a resource spot activates each tile of that resource, and no other', () => {
    const garden = { c1: 'hops1', c2: 'hops4', f1: 'wood5', c6: 'hops2', g6: 'hops5', g5: 'water5' } as const;
    const state = table({ round: 2, players: [{ garden }, {}] });
    const events = play(state, 'go 12', 'score hops');
    expect(only(events, 'activated').map(event => event.tile)).toEqual(['hops1', 'hops4', 'hops2', 'hops5']);
    expect(own(state)).toMatchObject({ ducats: 32, markers: { hops: 1, wood: 0 } });
  });

  it('HA 7.4 a monk spot triggers each monk of the type: it activates all that is next to it', () => {
    // d3 is next to c2 c3 e2 e3; c6 to c5 d7. The yeast on c5 is next to two triggered monks: b3 and c6.
    const garden = {
      d3: 'monk1',
      c2: 'wood2',
      c3: 'monk4',
      e2: 'hops3',
      e3: 'wood1',
      c6: 'monk1',
      b3: 'monk1',
      c5: 'yeast4',
      g1: 'barley5',
    } as const;
    const state = table({ round: 3, players: [{ garden }, {}] });
    const events = play(state, 'go 7', 'score monk1');
    expect(only(events, 'triggered').map(event => event.hex)).toEqual(['d3', 'b3', 'c6']);
    expect(
      only(events, 'activated')
        .map(event => event.hex)
        .sort(),
    ).toEqual(['c2', 'c3', 'c5', 'c5', 'e2', 'e3']);
    expect(own(state)).toMatchObject({
      ducats: 25 + 4 + 4,
      brewmaster: -9,
      markers: { wood: 3, hops: -1, barley: -8 },
    });
  });

  it('HA 7.4 works across the border of sun and shade', () => {
    // c3 (sun) and c4 (shade) are neighbours, and so are g3 and g4.
    const state = table({
      round: 2,
      players: [{ garden: { c3: 'monk1', c4: 'hops3', g4: 'monk1', g3: 'hops2' } }, {}],
    });
    play(state, 'go 7', 'score monk1');
    expect(own(state)).toMatchObject({ ducats: 28, markers: { hops: -2 } });
  });

  it('HA 7.4 does not reach across a shed spot', () => {
    // d3 and d5 lie on either side of the shed spot d4.
    const state = table({ players: [{ garden: { d3: 'monk1', d5: 'hops3' } }, {}] });
    const events = play(state, 'go 7', 'score monk1');
    expect(only(events, 'activated')).toEqual([]);
    expect(own(state)).toMatchObject({ ducats: 25, brewmaster: -10, discs: ['monk1'] });
  });

  it('HA 7.4 a monk that is activated does not trigger in turn', () => {
    const state = table({ round: 2, players: [{ garden: { c1: 'monk1', c2: 'monk2', b1: 'hops5' } }, {}] });
    play(state, 'go 7', 'score monk1');
    expect(own(state)).toMatchObject({ brewmaster: -9, markers: { hops: -4 } });
  });

  it('HA 7.4 11.8 monks of the triggered type next to each other activate one another', () => {
    const state = table({ round: 2, players: [{ garden: { c1: 'monk1', c2: 'monk1', b1: 'hops5' } }, {}] });
    const events = play(state, 'go 7', 'score monk1');
    expect(events.filter(event => event.event === 'triggered' || event.event === 'activated')).toEqual([
      { event: 'triggered', seat: 0, hex: 'c1', monk: 'monk1' },
      { event: 'activated', seat: 0, hex: 'c2', tile: 'monk1' },
      { event: 'triggered', seat: 0, hex: 'c2', monk: 'monk1' },
      { event: 'activated', seat: 0, hex: 'b1', tile: 'hops5' },
      { event: 'activated', seat: 0, hex: 'c1', tile: 'monk1' },
    ]);
    expect(own(state)).toMatchObject({ brewmaster: -8, markers: { hops: 1 } });
  });
});
