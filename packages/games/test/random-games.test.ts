import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { addBatch, emptyBatch, randomGames } from './random-games.ts';

const TABLES = GAMES.ids.flatMap(id => {
  const { min, max } = GAMES.current(id).seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id, seats: min + i }));
});

describe('random games', () => {
  // `npm run random-games` plays many more.
  it.each(TABLES)('break no invariant of $id with $seats', ({ id, seats }) => {
    const batch = randomGames({
      game: GAMES.current(id),
      fast: GAMES.current(id).fast,
      seats,
      games: 40,
      seed: 'small',
    });
    expect(batch.broken).toEqual([]);
    expect(batch.games).toBe(40);
    expect(batch.states).toBeGreaterThan(batch.moves);
    expect([...batch.scores.values()].reduce((a, b) => a + b)).toBe(40 * seats);
  });

  it('are the same again from the same seed, and others from another', () => {
    const plan = {
      game: GAMES.current('heros-tavern'),
      fast: GAMES.current('heros-tavern').fast,
      seats: 3,
      games: 3,
    };
    const batch = randomGames({ ...plan, seed: 'a' });
    expect(randomGames({ ...plan, seed: 'a' })).toEqual(batch);
    expect(randomGames({ ...plan, seed: 'b' })).not.toEqual(batch);
  });

  it('tell which state was broken', () => {
    const game = { ...GAMES.current('heaven-and-ale'), broken: () => ({ code: 'always' }) };
    const { broken } = randomGames({
      game,
      fast: GAMES.current('heaven-and-ale').fast,
      seats: 2,
      games: 1,
      seed: 'x',
    });
    expect(broken).toHaveLength(5);
    expect(broken[0]).toEqual({ seed: 'x', game: 0, state: 1, refusal: { code: 'always' } });
  });

  it('add up', () => {
    const plan = {
      game: GAMES.current('heros-tavern'),
      fast: GAMES.current('heros-tavern').fast,
      seats: 4,
      games: 2,
    };
    const whole = emptyBatch();
    const parts = ['p', 'q'].map(seed => randomGames({ ...plan, seed }));
    for (const part of parts) addBatch(whole, part);
    expect(whole.games).toBe(4);
    expect(whole.moves).toBe(parts[0].moves + parts[1].moves);
    expect([...whole.scores.values()].reduce((a, b) => a + b)).toBe(16);
  });
});
