import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { herosTavern, type View } from './index.ts';
import { KINDS, STAGE } from './layout.ts';
import { sampleRemainder } from './remainder.ts';
import { FREE, walk } from './table.fixture.ts';
import { DEAL, OVER } from './vocabulary.ts';

const { broken, imagine, view } = herosTavern;

describe('imagine', () => {
  it.each([
    [3, 'three', {}],
    [4, 'four', {}],
    [5, 'five', {}],
    [5, 'five, all free', FREE],
  ])('a state that looks the same to the viewer: %i seats, %s', (seats, seed, options) => {
    const random = new SeededRandom(`imagine ${seed}`);
    walk({ seats, seed, options }, state => {
      for (const viewer of [...Array(seats).keys(), 'spectator', 'host'] as const) {
        const seen = view(state, viewer);
        const imagined = imagine(seen, random);
        expect(broken(imagined)).toBeNull();
        expect(JSON.stringify(view(imagined, viewer))).toBe(JSON.stringify(seen));
        if (viewer === 'host') expect(String(imagined)).toBe(String(state));
      }
    });
  });

  it('knows everything when nothing is hidden', () => {
    const random = new SeededRandom('open');
    walk({ seats: 5, seed: 'open' }, state => {
      if (state[STAGE] === DEAL || state[STAGE] === OVER) {
        expect(imagine(view(state, 'spectator'), random)).toEqual(state);
      }
    });
  });

  it('imagines different hands, piles and choices', () => {
    const random = new SeededRandom('different');
    const state = walk({ seats: 3, seed: 'different', moves: 3 });
    const seen: View = view(state, herosTavern.actors(state)[0] as number);
    const all = Array.from({ length: 200 }, () => herosTavern.position(imagine(seen, random)));
    const different = (pick: (position: View) => unknown): number =>
      new Set(all.map(position => JSON.stringify(pick(position)))).size;
    expect(different(position => position.pileCards)).toBeGreaterThan(100);
    expect(different(position => position.players)).toBeGreaterThan(100);
    expect(different(position => position.players.map(player => player.chosen))).toBeGreaterThan(10);
  });
});

describe('the remainder of a pile', () => {
  const counts = (...first: number[]): number[] => [...first, ...Array(KINDS - first.length).fill(0)];

  /**
   * All deals of a small box, card by card: the old cards go to any of the places,
   * new ones to the rest. Of those in which the known places show the known cards:
   * how often are these old cards in the unseen places?
   */
  function enumerate(old: number[], fresh: number[], known: number[], places: number): Map<string, number> {
    const box = [
      ...old.flatMap((count, card) => Array.from({ length: count }, () => ({ card, isOld: true }))),
      ...fresh.flatMap((count, card) => Array.from({ length: count }, () => ({ card, isOld: false }))),
    ];
    const allOld = box.filter(one => one.isOld).length;
    const found = new Map<string, number>();
    let total = 0;
    const place = (dealt: number[]): void => {
      if (dealt.length < places) {
        for (let i = 0; i < box.length; i++) if (!dealt.includes(i)) place([...dealt, i]);
        return;
      }
      const all = dealt.map(i => box[i]);
      if (all.filter(one => one.isOld).length !== allOld) return;
      if (!known.every((card, i) => all[i].card === card)) return;
      const unseen = counts();
      for (const one of all.slice(known.length)) if (one.isOld) unseen[one.card]++;
      total++;
      found.set(String(unseen), (found.get(String(unseen)) ?? 0) + 1);
    };
    place([]);
    for (const [key, times] of found) found.set(key, times / total);
    return found;
  }

  it.each([
    ['one known', counts(1, 1), counts(1, 2), [0], 3],
    ['two known', counts(2, 1), counts(1, 1, 1), [0, 1], 4],
    ['two alike', counts(2, 1), counts(2, 1), [0, 0], 4],
    ['none known', counts(1, 1), counts(1, 1), [], 3],
  ])('is sampled as often as it happens: %s', (name, old, fresh, shown, places) => {
    const exact = enumerate(old, fresh, shown, places);
    const known = counts();
    for (const card of shown) known[card]++;
    const unseen = old.map((count, card) => count + fresh[card] - known[card]);
    const random = new SeededRandom(name);
    const samples = 20_000;
    const found = new Map<string, number>();
    for (let i = 0; i < samples; i++) {
      const key = String(sampleRemainder(old, known, unseen, places - shown.length, random));
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual([...exact.keys()].sort());
    for (const [key, share] of exact) {
      const deviation = Math.sqrt((share * (1 - share)) / samples);
      expect(Math.abs((found.get(key) ?? 0) / samples - share)).toBeLessThanOrEqual(4 * deviation);
    }
  });

  it('what cannot be is never sampled: old cards must fit into the unseen places', () => {
    // Two old ones, one unseen place: at least one of the known copies is old.
    const random = new SeededRandom('must fit');
    for (let i = 0; i < 500; i++) {
      const hidden = sampleRemainder(counts(1, 1), counts(1, 1), counts(1, 1), 1, random);
      expect(hidden[0] + hidden[1]).toBeLessThanOrEqual(1);
    }
  });
});
