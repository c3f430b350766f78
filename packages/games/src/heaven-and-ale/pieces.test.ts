import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { expectOk } from '../result.ts';
import { GOALS, heavenAndAle, MONKS, RESOURCE_TILES, RESOURCES, scorePlayers, TILES } from './index.ts';
import { playGame } from './testing/games.ts';
import { around } from './testing/garden.ts';
import { legal, own, play, position, table } from './testing/table.ts';

const fresh = (seats = 2) => heavenAndAle.position(expectOk(heavenAndAle.setup(seats)));

describe('the pieces', () => {
  it('HA 1.1 has 100 resource tiles: 25 kinds, two of each with each back', () => {
    expect(RESOURCES).toEqual(['wood', 'yeast', 'hops', 'water', 'barley']);
    expect(RESOURCE_TILES.join(' ')).toBe(
      'wood1 wood2 wood3 wood4 wood5 yeast1 yeast2 yeast3 yeast4 yeast5 hops1 hops2 hops3 hops4 hops5 ' +
        'water1 water2 water3 water4 water5 barley1 barley2 barley3 barley4 barley5',
    );
    const { bag } = fresh();
    for (const tile of RESOURCE_TILES) expect([tile, bag.I[tile], bag.II[tile]]).toEqual([tile, 2, 2]);
  });

  it('HA 1.2 has 24 monks: four types, three of each with each back', () => {
    expect(MONKS).toEqual(['monk1', 'monk2', 'monk3', 'monk4']);
    const { bag } = fresh();
    for (const monk of MONKS) expect([monk, bag.I[monk], bag.II[monk]]).toEqual([monk, 3, 3]);
    expect(Object.keys(bag.I)).toEqual(TILES);
    expect(Object.values(bag.I).reduce((a, b) => a + b) + Object.values(bag.II).reduce((a, b) => a + b)).toBe(
      124,
    );
  });

  it('HA 1.3 has twelve goals, with a large barrel of 4 and a small one of 2', () => {
    expect(GOALS).toHaveLength(12);
    expect(new Set(GOALS).size).toBe(12);
    const holdings = {
      brewmaster: -10,
      markers: { wood: 0, yeast: 0, hops: 0, water: 0, barley: 0 },
      ducats: 0,
      barrelCard: false,
      firstPlayer: false,
    };
    const { players } = expectOk(
      scorePlayers({
        players: [
          { ...holdings, largeBarrels: 12, smallBarrels: 0 },
          { ...holdings, largeBarrels: 0, smallBarrels: 12 },
        ],
      }),
    );
    expect(players.map(player => player.total)).toEqual([48, 24]);
  });

  it('HA 1.4 has sheds of types 0 to 4, as many as are needed', () => {
    const ones = { ...around('b2', 'monk1', 'monk1', 'monk1', 'monk2', 'monk2', 'monk2') };
    const state = table({ round: 3, players: [{ garden: ones }, {}] });
    expect(own(state).sheds).toEqual({ b2: 0 });
    const types = new Set<number>();
    for (let seed = 0; seed < 12; seed++)
      playGame({ seats: 4, seed, ducats: 400 }, step => {
        for (const event of step.events) if (event.event === 'shed-built') types.add(event.type);
      });
    expect([...types].sort()).toEqual([0, 1, 2, 3, 4]);
    for (const type of [-1, 5]) {
      const wrong = position({ round: 3, players: [{ garden: ones, sheds: { b2: type } }, {}] });
      expect(heavenAndAle.load(wrong)).toEqual({
        ok: false,
        refusal: { code: 'out-of-range', where: 'players.0.sheds.b2', min: 0, max: 4 },
      });
    }
  });

  it.each([2, 3, 4])('HA 1.5 gives each of %i players the same pieces', seats => {
    const { players } = fresh(seats);
    expect(players).toHaveLength(seats);
    for (const player of players)
      expect(player).toEqual({
        figure: null,
        out: false,
        ducats: 25,
        brewmaster: -10,
        markers: { wood: 0, yeast: -2, hops: -4, water: -6, barley: -8 },
        cards: ['harvest', 'stragglers', 'barrels', 'purse', 'brewmaster'],
        placed: [null, null, null, null, null],
        discs: [],
        garden: {},
        sheds: {},
        largeBarrels: [],
        smallBarrels: [],
      });
  });

  it('HA 1.5 hides nothing: every viewer sees the whole position and every event', () => {
    const state = table({ round: 2, players: [{ ducats: 7 }, { ducats: 9 }] });
    for (const viewer of [0, 1, 'spectator', 'host'] as const) {
      expect(heavenAndAle.view(state, viewer)).toEqual(heavenAndAle.position(state));
      for (const event of play(state.slice(), legal(state)[0]))
        expect(heavenAndAle.viewEvent(event, viewer)).toEqual(event);
    }
    const imagined = heavenAndAle.imagine(heavenAndAle.view(state, 1), new SeededRandom(1));
    expect(imagined).toEqual(state);
  });

  it('HA 1.5 does not know the order of the tiles to come', () => {
    const state = expectOk(heavenAndAle.setup(2));
    const draws = Array.from({ length: 20 }, (_, seed) =>
      heavenAndAle.write(heavenAndAle.draw(state, new SeededRandom(seed))),
    );
    expect(new Set(draws).size).toBe(20);
    expect(state).toEqual(expectOk(heavenAndAle.setup(2)));
  });
});
