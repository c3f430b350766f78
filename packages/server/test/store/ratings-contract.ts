import { expect, it } from 'vitest';
import type { Rated } from '../../src/store/ratings.ts';
import type { RatingRow, ResultRow } from '../../src/store/rows.ts';
import type { Stores } from './contract.ts';
import { somebody, someTable } from './rows.ts';

const GAME = 'heros-tavern';

function resultsOf(table: string, people: readonly string[], places: readonly number[]): ResultRow[] {
  return people.map((person, seat) => {
    const place = places[seat] ?? 1;
    return { table, seat, person, level: null, score: 100 - 10 * place, place };
  });
}

const levelResult = (table: string, seat: number, level: string): ResultRow => ({
  table,
  seat,
  person: null,
  level,
  score: 50,
  place: seat + 1,
});

/** Each game adds one to whatever was there. */
const counting = (rows: Rated['rows']): Rated => ({
  rows,
  rate: old =>
    rows.map((row, i): RatingRow => {
      const games = (old[i]?.games ?? 0) + 1;
      return { ...row, mu: (old[i]?.mu ?? 25) + 1, sigma: 8 / games, games };
    }),
});

export function ratingsContract(get: () => Stores): void {
  it('settles a game once', async () => {
    const { store, other } = get();
    const { id, host } = await someTable(store, { game: GAME });
    const results = resultsOf(id, [host], [1]);
    const rated = counting([{ person: host, level: null, game: GAME, seats: 3 }]);
    const done = await Promise.all([store, other, store].map(one => one.ratings.settle(id, results, rated)));
    expect(done.toSorted()).toEqual(['settled', 'settled-before', 'settled-before']);
    expect(await store.ratings.results(id)).toEqual(results);
    expect(await store.ratings.of(host)).toEqual([
      { person: host, level: null, game: GAME, seats: 3, mu: 26, sigma: 8, games: 1 },
    ]);
  });

  it('loses no rating when games of the same people end at once', async () => {
    const { store, other } = get();
    const people = [await somebody(store), await somebody(store), await somebody(store)];
    const rows: Rated['rows'][number][] = people.map(({ id }) => ({
      person: id,
      level: null,
      game: GAME,
      seats: 4,
    }));
    rows.push({ person: null, level: 'porter', game: GAME, seats: 4 });
    const tables = await Promise.all(Array.from({ length: 10 }, () => someTable(store, { game: GAME })));
    const done = await Promise.all(
      tables.map(({ id }, i) => {
        const results = resultsOf(
          id,
          people.map(one => one.id),
          [1, 2, 3],
        );
        const order = i % 3 === 0 ? rows.toReversed() : rows;
        return (i % 2 === 0 ? store : other).ratings.settle(id, results, counting(order));
      }),
    );
    expect(new Set(done)).toEqual(new Set(['settled']));
    for (const { id } of people) expect(await store.ratings.of(id)).toMatchObject([{ games: 10, mu: 35 }]);
  });

  it('settles without ratings, and nothing when the rating fails', async () => {
    const { ratings } = get().store;
    const { id, host } = await someTable(get().store, { game: GAME });
    const results = resultsOf(id, [host], [1]);
    const broken: Rated = {
      rows: [{ person: host, level: null, game: GAME, seats: 2 }],
      rate: () => {
        throw new TypeError('a fault');
      },
    };
    await expect(ratings.settle(id, results, broken)).rejects.toThrow(TypeError);
    expect(await ratings.results(id)).toEqual([]);
    expect(await ratings.of(host)).toEqual([]);
    expect(await ratings.settle(id, results, null)).toBe('settled');
    expect(await ratings.of(host)).toEqual([]);
  });

  it('lists the best first, without deleted accounts', async () => {
    const { store } = get();
    const [sure, wild, gone] = [await somebody(store), await somebody(store), await somebody(store)];
    const { id } = await someTable(store, { game: GAME });
    const rows: RatingRow[] = [
      { person: wild.id, level: null, game: GAME, seats: 5, mu: 30, sigma: 8, games: 1 },
      { person: null, level: 'gourmet', game: GAME, seats: 5, mu: 27, sigma: 3, games: 2 },
      { person: gone.id, level: null, game: GAME, seats: 5, mu: 50, sigma: 1, games: 3 },
      { person: sure.id, level: null, game: GAME, seats: 5, mu: 26, sigma: 1, games: 4 },
    ];
    await store.ratings.settle(id, resultsOf(id, [sure.id], [1]), { rows, rate: () => rows });
    await store.people.erase(gone.id, 1);
    expect(await store.ratings.leaders(GAME, 5, 10)).toEqual([rows[3], rows[1], rows[0]]);
    expect(await store.ratings.leaders(GAME, 5, 1)).toEqual([rows[3]]);
    expect(await store.ratings.leaders('heaven-and-ale', 5, 10)).toEqual([]);
  });

  it('tells how a person did, with shared wins split', async () => {
    const { store } = get();
    const [anna, bert] = [await somebody(store), await somebody(store)];
    const games = [
      { game: 'heaven-and-ale', places: [1, 2] },
      { game: 'heaven-and-ale', places: [1, 1] },
      { game: 'heaven-and-ale', places: [2, 1] },
      { game: GAME, places: [2, 1] },
    ] as const;
    for (const { game, places } of games) {
      const { id } = await someTable(store, { game });
      const results = resultsOf(id, [anna.id, bert.id], places);
      if (game === GAME) results.push(levelResult(id, 2, 'porter'));
      await store.ratings.settle(id, results, null);
    }
    const statistics = await store.ratings.statistics(anna.id);
    expect(statistics).toEqual([
      { game: 'heaven-and-ale', seats: 2, played: 3, won: 1.5, mean: expect.closeTo(260 / 3, 9) },
      { game: GAME, seats: 3, played: 1, won: 0, mean: 80 },
    ]);
    expect(await store.ratings.statistics((await somebody(store)).id)).toEqual([]);
  });

  it('leaves unrated games that ended early out of the statistics, though older versions stored places', async () => {
    const { store } = get();
    const anna = await somebody(store);
    for (const rated of [false, true]) {
      const { id } = await someTable(store, { game: GAME, status: 'abandoned', rated });
      await store.ratings.settle(id, resultsOf(id, [anna.id], [1]), null);
    }
    expect(await store.ratings.statistics(anna.id)).toEqual([
      { game: GAME, seats: 1, played: 1, won: 1, mean: null },
    ]);
  });
}
