import { describe, expect, it } from 'vitest';
import { type Goal, heavenAndAle } from './index.ts';
import { around, type Garden, plant, SHADY, SUNNY } from './testing/garden.ts';
import { only, own, type PlayerSpec, play, refusal, table } from './testing/table.ts';
import { GOALS, SPOTS, type Tile } from './vocabulary.ts';

const RESOURCE = ['wood', 'yeast', 'hops', 'water', 'barley'] as const;
/** So many tiles of a fertility: two of each resource. */
const ofFertility = (fertility: 1 | 2 | 3 | 4 | 5, count: number): Tile[] =>
  Array.from({ length: count }, (_, i): Tile => `${RESOURCE[i >> 1]}${fertility}`);
/** Fifteen tiles that fulfil no goal but the one of a full side: twos, threes and fours. */
const FIFTEEN: readonly Tile[] = [...ofFertility(2, 5), ...ofFertility(3, 5), ...ofFertility(4, 5)];
const EVERYTHING: Garden = {
  c1: 'wood2',
  c6: 'yeast2',
  f1: 'hops2',
  f7: 'water2',
  g1: 'barley3',
  a1: 'monk1',
  a2: 'monk2',
  g3: 'monk3',
  g6: 'monk4',
};
const MONK_SPOTS = SPOTS.slice(6);
const RESOURCE_SPOTS = SPOTS.slice(1, 6);
const without = <T>(list: readonly T[], out: T): T[] => list.filter(one => one !== out);

/** Sheds by their type: six tiles around each of these spots, apart from one another. */
const sixes: Readonly<Record<string, readonly Tile[]>> = {
  none: ['monk1', 'monk1', 'monk1', 'wood1', 'yeast1', 'hops1'],
  low: ['monk2', 'monk2', 'monk3', 'wood3', 'yeast3', 'hops3'],
  middle: ['water2', 'water2', 'barley2', 'barley2', 'wood2', 'wood2'],
  high: ['water4', 'water4', 'barley3', 'barley3', 'wood3', 'yeast3'],
  top: ['water5', 'water5', 'barley5', 'barley5', 'wood4', 'wood4'],
};

/** Each goal: just reached, and just missed. */
const CASES: Readonly<Record<Goal, readonly [reached: PlayerSpec, missed: PlayerSpec]>> = {
  'brewmaster-on-1': [{ brewmaster: 1 }, { brewmaster: 0 }],
  'all-markers-on-1': [
    { markers: { wood: 1, yeast: 1, hops: 1, water: 1, barley: 1 } },
    { markers: { wood: 1, yeast: 1, hops: 1, water: 1, barley: 0 } },
  ],
  'six-fertility-1': [
    { garden: plant(SUNNY, ofFertility(1, 6)) },
    { garden: plant(SUNNY, [...ofFertility(1, 5), ...ofFertility(2, 3)]) },
  ],
  'six-fertility-5': [
    { garden: plant(SHADY, ofFertility(5, 6)) },
    { garden: plant(SHADY, [...ofFertility(5, 5), ...ofFertility(4, 3)]) },
  ],
  'all-monk-discs': [
    { garden: EVERYTHING, discs: MONK_SPOTS },
    { garden: EVERYTHING, discs: without(MONK_SPOTS, 'monk2') },
  ],
  'all-resource-discs': [
    { garden: EVERYTHING, discs: RESOURCE_SPOTS },
    { garden: EVERYTHING, discs: [...without(RESOURCE_SPOTS, 'hops'), 'fertility'] },
  ],
  'three-sheds-alike': [
    {
      garden: {
        ...around('b2', 'water2', 'water2', 'barley2', 'barley2', 'wood2', 'wood2'),
        ...around('f2', 'yeast2', 'yeast2', 'hops2', 'hops2', 'wood3', 'wood3'),
        ...around('f6', 'yeast3', 'yeast3', 'hops3', 'hops3', 'water1', 'water1'),
      },
    },
    {
      garden: {
        ...around('b2', 'water2', 'water2', 'barley2', 'barley2', 'wood2', 'wood2'),
        ...around('f2', 'yeast2', 'yeast2', 'hops2', 'hops2', 'wood3', 'wood3'),
        ...around('f6', 'yeast4', 'yeast4', 'hops3', 'hops3', 'barley3', 'barley3'),
      },
    },
  ],
  'four-shed-types': [
    {
      garden: {
        ...around('b2', ...sixes.none),
        ...around('d2', ...sixes.low),
        ...around('d6', ...sixes.middle),
        ...around('f4', ...sixes.top),
      },
    },
    {
      garden: {
        ...around('b2', ...sixes.low),
        ...around('d2', ...sixes.middle),
        ...around('d6', ...sixes.high),
      },
    },
  ],
  'marker-on-20': [{ markers: { hops: 20 } }, { markers: { hops: 19, wood: 19 } }],
  'three-cards-placed': [
    {
      garden: EVERYTHING,
      discs: ['fertility', 'wood', 'yeast', 'hops', 'monk1', 'monk2'],
      placed: ['purse', 'barrels', null, 'harvest', null],
      cards: [],
    },
    {
      garden: EVERYTHING,
      discs: ['fertility', 'wood', 'yeast', 'hops', 'monk1', 'monk2'],
      placed: ['purse', null, null, 'harvest', null],
      cards: [],
    },
  ],
  'sunny-side-full': [{ garden: plant(SUNNY, FIFTEEN) }, { garden: plant(SUNNY, FIFTEEN.slice(0, 14)) }],
  'shady-side-full': [{ garden: plant(SHADY, FIFTEEN) }, { garden: plant(SHADY, FIFTEEN.slice(0, 14)) }],
};

const taken = (spec: PlayerSpec) => {
  const state = table({ round: 3, players: [spec, {}] });
  const why = refusal(state, 'go 26');
  if (why !== null) return why;
  return only(play(state, 'go 26'), 'barrel').map(event => event.goal);
};

describe('barrels', () => {
  it('HA 8.1 has these twelve goals', () => {
    expect(GOALS).toEqual(Object.keys(CASES));
    expect(GOALS).toHaveLength(12);
  });

  it.each(Object.entries(CASES))(
    'HA 8.1 %s: at its number, and not just below',
    (goal, [reached, missed]) => {
      expect(taken(reached)).toContain(goal);
      const less = taken(missed);
      if (Array.isArray(less)) expect(less).not.toContain(goal);
      else expect(less).toEqual({ code: 'no-barrel-to-take' });
    },
  );

  it('HA 8.1 every number is a minimum', () => {
    expect(taken({ brewmaster: 20 })).toEqual(['brewmaster-on-1']);
    expect(taken({ markers: { wood: 3, yeast: 4, hops: 5, water: 6, barley: 7 } })).toEqual([
      'all-markers-on-1',
    ]);
    expect(taken({ garden: plant(SUNNY, ofFertility(1, 8)) })).toContain('six-fertility-1');
    expect(taken({ garden: plant(SHADY, ofFertility(5, 8)) })).toContain('six-fertility-5');
  });

  it('HA 8.1 six tiles may lie on both sides; monks and other fertilities do not count', () => {
    const both = plant(['a1', 'b1', 'c1', 'a2', 'b3', 'c6'], ofFertility(5, 6));
    expect(taken({ garden: both })).toEqual(['six-fertility-5']);
  });

  it('HA 8.1 any marker on 20 will do, and each of the five must be on 1', () => {
    for (const resource of RESOURCE) {
      expect(taken({ markers: { [resource]: 20 } })).toEqual(['marker-on-20']);
      const ones = { wood: 1, yeast: 1, hops: 1, water: 1, barley: 1, [resource]: 0 };
      expect(taken({ markers: ones })).toEqual({ code: 'no-barrel-to-take' });
    }
  });

  it('HA 8.1 type 0 counts as a type of shed', () => {
    const [reached] = CASES['four-shed-types'];
    const state = table({ round: 3, players: [reached, {}] });
    expect(own(state).sheds).toEqual({ b2: 0, d2: 1, d4: 2, d6: 2, f4: 4 });
    expect(only(play(state, 'go 14'), 'barrel').map(event => event.goal)).toEqual(['four-shed-types']);
  });

  it('HA 8.1 three cards must be placed: those returned do not count', () => {
    const [, missed] = CASES['three-cards-placed'];
    expect(taken({ ...missed, cards: [] })).toEqual({ code: 'no-barrel-to-take' });
  });

  it('HA 8.2 takes the large barrel, else the small one, else none', () => {
    const spec = { brewmaster: 1 };
    const state = table({ seats: 3, players: [spec, spec, spec] });
    expect(only(play(state, 'go 14', 'done'), 'barrel')).toEqual([
      { event: 'barrel', seat: 0, goal: 'brewmaster-on-1', size: 'large' },
    ]);
    expect(only(play(state, 'go 26', 'done'), 'barrel')).toEqual([
      { event: 'barrel', seat: 1, goal: 'brewmaster-on-1', size: 'small' },
    ]);
    expect(own(state, 0)).toMatchObject({ largeBarrels: ['brewmaster-on-1'], smallBarrels: [] });
    expect(own(state, 1)).toMatchObject({ largeBarrels: [], smallBarrels: ['brewmaster-on-1'] });
    expect(refusal(state, 'go 14')).toEqual({ code: 'no-barrel-to-take' });
  });

  it('HA 8.2 nobody gets a second barrel of a goal', () => {
    const state = table({ players: [{ brewmaster: 1, largeBarrels: ['brewmaster-on-1'] }, {}] });
    expect(refusal(state, 'go 14')).toEqual({ code: 'no-barrel-to-take' });
    const small = table({
      players: [
        { brewmaster: 1, smallBarrels: ['brewmaster-on-1'] },
        { brewmaster: 1, largeBarrels: ['brewmaster-on-1'] },
      ],
    });
    expect(refusal(small, 'go 14')).toEqual({ code: 'no-barrel-to-take' });
  });

  it('HA 8.2 takes all of them together, in one visit', () => {
    const markers = { wood: 20, yeast: 1, hops: 1, water: 1, barley: 1 };
    const state = table({
      players: [
        { brewmaster: 3, markers },
        { markers, largeBarrels: ['marker-on-20'] },
      ],
    });
    const events = play(state, 'go 14');
    expect(only(events, 'barrel').map(({ goal, size }) => [goal, size])).toEqual([
      ['brewmaster-on-1', 'large'],
      ['all-markers-on-1', 'large'],
      ['marker-on-20', 'small'],
    ]);
    expect(heavenAndAle.position(state).stage).toBe('done');
    expect(own(state)).toMatchObject({
      largeBarrels: ['brewmaster-on-1', 'all-markers-on-1'],
      smallBarrels: ['marker-on-20'],
    });
  });
});
