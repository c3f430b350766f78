import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MistakeDeck } from './deck.ts';

const DAY = 86_400_000;
const GAME = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

const clock = { now: 1000 };
const items = new Map<string, string>();

beforeEach(() => {
  clock.now = 1000;
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const newDeck = (): MistakeDeck => new MistakeDeck(() => clock.now);
const duePlies = (deck: MistakeDeck): number[] => deck.due().map(({ ply }) => ply);

describe('the deck of mistakes', () => {
  it('offers what is new at once, and what was done right later and later', () => {
    const deck = newDeck();
    deck.put(GAME, 0, [4, 9]);
    expect(duePlies(deck)).toEqual([4, 9]);
    const pauses = [1, 3, 7, 16, 35, 35].map(() => {
      clock.now = Math.max(clock.now, deck.get().find(({ ply }) => ply === 4)?.due ?? 0);
      deck.done({ key: GAME, ply: 4, seat: 0 }, true);
      return ((deck.get().find(({ ply }) => ply === 4)?.due ?? 0) - clock.now) / DAY;
    });
    expect(pauses).toEqual([1, 3, 7, 16, 35, 35]);
  });

  it('begins again with what was not right', () => {
    const deck = newDeck();
    deck.put(GAME, 0, [4]);
    deck.done({ key: GAME, ply: 4, seat: 0 }, true);
    expect(deck.due()).toEqual([]);
    expect(deck.next()).toBe(clock.now + DAY);
    clock.now += DAY;
    deck.done({ key: GAME, ply: 4, seat: 0 }, false);
    expect(deck.get()).toEqual([{ key: GAME, ply: 4, seat: 0, box: 0, due: clock.now }]);
  });

  it('keeps the place of what is known when a game is reviewed again, and drops what is no mistake any more', () => {
    const deck = newDeck();
    deck.put(OTHER, 1, [2]);
    deck.put(GAME, 0, [4, 9]);
    deck.done({ key: GAME, ply: 4, seat: 0 }, true);
    deck.put(GAME, 0, [4, 12]);
    expect(deck.get().map(({ key, ply, box }) => [key, ply, box])).toEqual([
      [OTHER, 2, 0],
      [GAME, 4, 1],
      [GAME, 12, 0],
    ]);
  });

  it('does not mistake the exercise of another seat for one’s own', () => {
    const deck = newDeck();
    deck.put(GAME, 0, [4]);
    deck.done({ key: GAME, ply: 4, seat: 1 }, true);
    expect(duePlies(deck)).toEqual([4]);
  });

  it('is there after a reload, without anything that is no card', () => {
    newDeck().put(GAME, 0, [4]);
    expect(duePlies(newDeck())).toEqual([4]);
    const stored: unknown = JSON.parse(items.get('taproom.mistakes') ?? '');
    items.set(
      'taproom.mistakes',
      JSON.stringify([null, 3, { key: 'x', ply: 1, seat: 0, box: 0, due: 0 }, ...[stored].flat()]),
    );
    expect(duePlies(newDeck())).toEqual([4]);
    items.set('taproom.mistakes', '{}');
    expect(newDeck().get()).toEqual([]);
  });

  it('forgets a game whose review is gone', () => {
    const deck = newDeck();
    deck.put(GAME, 0, [4]);
    deck.put(OTHER, 1, [2]);
    deck.drop(GAME);
    expect(deck.get().map(({ key }) => key)).toEqual([OTHER]);
    deck.drop(OTHER);
    expect(deck.next()).toBeNull();
  });
});
