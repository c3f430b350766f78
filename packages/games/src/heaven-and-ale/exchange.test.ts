import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREWMASTER_TABLE, brewmasterRow, exchange, scoreHoldings } from './index.ts';
import { bestByTrying, exchangesFrom } from './testing/exchange.ts';
import { RESOURCES } from './vocabulary.ts';

const named = (markers: readonly number[]) => ({
  wood: markers[0],
  yeast: markers[1],
  hops: markers[2],
  water: markers[3],
  barley: markers[4],
});

/** Replays the steps that are shown, one by one, as 10.2 allows them; returns where the markers end. */
function replay(
  rate: number,
  ducats: number,
  markers: readonly number[],
  steps: ReturnType<typeof exchange>['steps'],
) {
  let now = [...markers];
  let left = ducats;
  let bought = false;
  for (const step of steps) {
    const moved = RESOURCES.indexOf(step.resource);
    expect(step.to).toBe(now[moved] + 1);
    expect(step.to).toBeLessThanOrEqual(20);
    if (step.step === 'ducats') {
      expect(step.ducats).toBe(10);
      left -= 10;
      now[moved]++;
      bought = true;
      continue;
    }
    expect(bought, 'exchanges come before ducats').toBe(false);
    const next = [...now];
    next[moved]++;
    for (const paid of step.paid) {
      const donor = RESOURCES.indexOf(paid.resource);
      next[donor] -= paid.steps;
      expect(paid.to).toBe(next[donor]);
      expect(paid.steps).toBeGreaterThan(0);
    }
    expect(exchangesFrom(rate, now)).toContainEqual(next);
    now = next;
  }
  expect(left).toBeGreaterThanOrEqual(0);
  return now;
}

/** The best way by the program is as good as any that trying them all finds, and every step of it is legal. */
function expectBest(rate: number, ducats: number, markers: readonly number[]): void {
  const found = exchange(rate, ducats, markers);
  const best = bestByTrying(rate, ducats, markers);
  const exchanges = found.steps.filter(step => step.step === 'exchange').length;
  const spent = 10 * (found.steps.length - exchanges);
  expect({ level: found.level, exchanges, ducats: spent }, JSON.stringify({ rate, ducats, markers })).toEqual(
    best,
  );
  expect(replay(rate, ducats, markers, found.steps)).toEqual(found.markers);
  expect(Math.min(...found.markers)).toBe(found.level);
}

describe('the brewmaster table', () => {
  it('HA 3.3 begins where the track does', () => {
    expect(BREWMASTER_TABLE[0]).toEqual({ from: -10, rate: 5, value: 2 });
    expect(BREWMASTER_TABLE).toHaveLength(8);
  });

  const TABLE: readonly [spots: number[], rate: number, value: number][] = [
    [[-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0], 5, 2],
    [[1, 2, 3, 4], 4, 3],
    [[5, 6, 7, 8], 3, 3],
    [[9, 10, 11], 3, 4],
    [[12, 13, 14], 2, 4],
    [[15, 16, 17], 2, 5],
    [[18, 19], 2, 6],
    [[20], 1, 6],
  ];

  it.each(TABLE.flatMap(([spots, rate, value]) => spots.map(spot => [spot, rate, value])))(
    'HA 3.3 10.1 a brewmaster on %i gives %i:1 and a value of %i',
    (spot, rate, value) => {
      expect(brewmasterRow(spot)).toMatchObject({ rate, value });
      const breakdown = scoreHoldings({
        brewmaster: spot,
        markers: named([7, 7, 7, 7, 7]),
        ducats: 0,
        largeBarrels: 0,
        smallBarrels: 0,
        barrelCard: false,
        firstPlayer: false,
      });
      expect(breakdown).toMatchObject({ rate, value, rearmost: 7, production: 7 * value, total: 7 * value });
    },
  );
});

describe('the exchange', () => {
  it('HA 10.2 moves the rearmost marker 1 step for r steps of others', () => {
    for (const rate of [1, 2, 3, 4, 5]) {
      const enough = exchange(rate, 0, [5, 5, 6 + rate, 6, 6]);
      expect(enough.level).toBe(5);
      const markers = [5, 6, 6 + rate, 6, 6];
      expect(exchange(rate, 0, markers)).toEqual({
        level: 6,
        markers: [6, 6, 6, 6, 6],
        steps: [
          { step: 'exchange', resource: 'wood', to: 6, paid: [{ resource: 'hops', steps: rate, to: 6 }] },
        ],
      });
      const short = [5, 6, 5 + rate, 6, 6];
      expect(exchange(rate, 0, short)).toEqual({ level: 5, markers: short, steps: [] });
    }
  });

  it('HA 10.2 several markers may share the price', () => {
    expect(exchange(2, 0, [5, 7, 6, 7, 6])).toEqual({
      level: 6,
      markers: [6, 6, 6, 6, 6],
      steps: [
        {
          step: 'exchange',
          resource: 'wood',
          to: 6,
          paid: [
            { resource: 'yeast', steps: 1, to: 6 },
            { resource: 'water', steps: 1, to: 6 },
          ],
        },
      ],
    });
  });

  it('HA 10.2 11.5 no donor may fall behind the spot reached', () => {
    // At 1:1 the second marker could pay only by falling to 5, where the first one was.
    expect(exchange(1, 0, [5, 6, 6, 6, 6])).toMatchObject({ level: 5, steps: [] });
    expect(exchange(1, 0, [5, 7, 6, 6, 6])).toMatchObject({ level: 6, markers: [6, 6, 6, 6, 6] });
  });

  it('HA 10.2 every 10 ducats move a marker 1 step', () => {
    const markers = [4, 5, 5, 5, 5];
    expect(exchange(5, 9, markers)).toMatchObject({ level: 4, steps: [] });
    expect(exchange(5, 10, markers)).toEqual({
      level: 5,
      markers: [5, 5, 5, 5, 5],
      steps: [{ step: 'ducats', resource: 'wood', to: 5, ducats: 10 }],
    });
    expect(exchange(5, 59, markers).level).toBe(5);
    expect(exchange(5, 60, markers).level).toBe(6);
    expect(exchange(5, 10_000, markers)).toMatchObject({ level: 20, markers: [20, 20, 20, 20, 20] });
  });

  it('HA 10.2 no marker passes 20, and overflow pays nothing at the end', () => {
    expect(exchange(1, 100, [20, 20, 20, 20, 20])).toEqual({
      level: 20,
      markers: [20, 20, 20, 20, 20],
      steps: [],
    });
    const { steps } = exchange(1, 1000, [19, 20, 20, 20, 20]);
    expect(steps).toEqual([{ step: 'ducats', resource: 'wood', to: 20, ducats: 10 }]);
  });

  it('HA 10.2 the spots up to 0 are ordinary steps', () => {
    expect(exchange(5, 0, [7, -2, 8, 9, -8])).toMatchObject({ level: -2 }); // 6 steps for 30
    expect(exchange(5, 0, [7, -2, 8, 8, -8])).toMatchObject({ level: -3 });
    expect(exchange(2, 0, [3, -1, 1, 1, 1])).toMatchObject({ level: 0, markers: [1, 0, 1, 1, 1] });
    expect(exchange(5, 20, [0, -2, 0, 0, 0])).toMatchObject({ level: 0 });
  });

  it('HA 10.3 the example: 1, 1, 4, 7 and 9 at 2:1 with 60 ducats reach 5', () => {
    const { level, steps, markers } = exchange(2, 60, [1, 1, 4, 7, 9]);
    expect(level).toBe(5);
    // 9 steps are missing, 6 of them are bought: 3 exchanges cost the 6 that water and barley are ahead.
    expect(steps.filter(step => step.step === 'exchange')).toHaveLength(3);
    expect(steps.filter(step => step.step === 'ducats')).toHaveLength(6);
    expect(markers).toEqual([5, 5, 5, 5, 5]);
    expectBest(2, 60, [1, 1, 4, 7, 9]);
    expect(exchange(2, 59, [1, 1, 4, 7, 9]).level).toBe(4);
  });

  it('HA 10.3 takes the fewest exchanges, then the fewest ducats, then wood … barley', () => {
    // 40 ducats do it alone, so nothing is exchanged; 9 are kept.
    expect(exchange(5, 49, [5, 6, 6, 8, 12])).toEqual({
      level: 7,
      markers: [7, 7, 7, 8, 12],
      steps: [
        { step: 'ducats', resource: 'wood', to: 6, ducats: 10 },
        { step: 'ducats', resource: 'wood', to: 7, ducats: 10 },
        { step: 'ducats', resource: 'yeast', to: 7, ducats: 10 },
        { step: 'ducats', resource: 'hops', to: 7, ducats: 10 },
      ],
    });
    // One step is missing beyond the ducats, so there is one exchange: for the first of the rearmost, paid by wood.
    expect(exchange(2, 10, [9, 6, 6, 9, 7])).toEqual({
      level: 7,
      markers: [7, 7, 7, 9, 7],
      steps: [
        { step: 'exchange', resource: 'yeast', to: 7, paid: [{ resource: 'wood', steps: 2, to: 7 }] },
        { step: 'ducats', resource: 'hops', to: 7, ducats: 10 },
      ],
    });
  });

  it('HA 10.3 11.5 is as good as trying everything, and shows legal steps only', () => {
    const marker = fc.integer({ min: -4, max: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 75 }),
        fc.tuple(marker, marker, marker, marker, marker),
        expectBest,
      ),
      { numRuns: 400, seed: 1 },
    );
  });

  it('HA 11.5 stopping can gain points: exchanging until nothing is possible would end lower', () => {
    const markers = [4, 5, 6, 6, 6];
    expect(exchange(2, 30, markers)).toMatchObject({ level: 6, markers: [6, 6, 6, 6, 6] });
    const forced = exchangesFrom(2, markers).map(spots => [...spots].sort((a, b) => a - b));
    // Whoever pays: all ways lead here, and no further exchange is possible.
    expect([...new Set(forced.map(String))]).toEqual(['5,5,5,5,6']);
    expect(exchangesFrom(2, [5, 5, 5, 5, 6])).toEqual([]);
    // 30 ducats are three steps, and four markers would need one.
    expect(exchange(2, 30, [5, 5, 5, 5, 6]).level).toBe(5);
  });

  it('HA 10.3 is as good as trying everything near the end of the track', () => {
    const marker = fc.integer({ min: 14, max: 20 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 200 }),
        fc.tuple(marker, marker, marker, marker, marker),
        expectBest,
      ),
      { numRuns: 200, seed: 2 },
    );
  });

  it('HA 10.3 11.5 to be free to stop never costs points: more ducats or markers further ahead are never worse', () => {
    const marker = fc.integer({ min: -10, max: 20 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 300 }),
        fc.tuple(marker, marker, marker, marker, marker),
        fc.integer({ min: 0, max: 4 }),
        (rate, ducats, markers, which) => {
          const { level } = exchange(rate, ducats, markers);
          expect(level).toBeGreaterThanOrEqual(Math.min(...markers));
          expect(exchange(rate, ducats + 10, markers).level).toBeGreaterThanOrEqual(level);
          const ahead = markers.map((spot, i) => (i === which ? Math.min(20, spot + 1) : spot));
          expect(exchange(rate, ducats, ahead).level).toBeGreaterThanOrEqual(level);
          if (rate > 1) expect(exchange(rate - 1, ducats, markers).level).toBeGreaterThanOrEqual(level);
        },
      ),
      { numRuns: 500, seed: 3 },
    );
  });
});
