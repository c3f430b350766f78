import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { CHANCE, NOBODY } from '../game.ts';
import { expectOk } from '../result.ts';
import { fast } from './fast.ts';
import { type Event, type GivenOptions, herosTavern, RESOURCES, type State } from './index.ts';
import { decode } from './moves.ts';
import { FREE, walk } from './table.fixture.ts';

const { actors, apply, broken, copy, draw, load, moves, position, read, view, write } = herosTavern;

const DEAR: GivenOptions = {
  prices: { food: { storage: 2 }, market: { coins: 1, land: 1 }, cook: { coins: 3 } },
};
const games = fc.record({
  seats: fc.integer({ min: 3, max: 5 }),
  seed: fc.integer(),
  options: fc.constantFrom({}, {}, FREE, DEAR),
});
const runs = { numRuns: 25 };

/** Tokens and heroes of all seats as the events tell them. */
class Ledger {
  readonly tokens: number[][];
  readonly heroes: number[];

  constructor(seats: number) {
    this.tokens = Array.from({ length: seats }, () => [0, 0, 0]);
    this.heroes = Array(seats).fill(0);
  }

  hear(event: Event): void {
    switch (event.event) {
      case 'awarded':
        RESOURCES.forEach((resource, r) => {
          this.tokens[event.seat][r] += event.tokens[resource];
        });
        break;
      case 'bought':
        RESOURCES.forEach((resource, r) => {
          this.tokens[event.seat][r] -= event.paid[resource];
        });
        break;
      case 'scored':
      case 'final-scored':
        for (const heroes of Object.values(event.heroes)) this.heroes[event.seat] += heroes;
        break;
      case 'unspent':
        this.heroes[event.seat] += event.heroes;
        break;
    }
  }
}

describe('in every game', () => {
  it('no state is broken, and positions load back to the same cells', () => {
    fc.assert(
      fc.property(games, from => {
        walk(from, state => {
          expect(broken(state)).toBeNull();
          const loaded = expectOk(load(JSON.parse(JSON.stringify(position(state)))));
          expect(String(loaded)).toBe(String(state));
        });
      }),
      runs,
    );
  });

  it('tokens and heroes change only as the events tell', () => {
    fc.assert(
      fc.property(games, from => {
        const ledger = new Ledger(from.seats);
        walk(from, (state, events) => {
          for (const event of events) ledger.hear(event);
          const { players } = position(state);
          expect(players.map(player => RESOURCES.map(resource => player.tokens[resource]))).toEqual(
            ledger.tokens,
          );
          expect(players.map(player => player.heroes)).toEqual(ledger.heroes);
        });
      }),
      runs,
    );
  });

  it('only actors are awaited, each has moves, and all moves read back', () => {
    fc.assert(
      fc.property(games, from => {
        walk(from, state => {
          for (const actor of actors(state)) {
            if (actor === 'chance') {
              expect(actors(state)).toHaveLength(1);
              const deal = draw(state, new SeededRandom(from.seed));
              expect(read(write(deal))).toEqual({ ok: true, value: deal });
              continue;
            }
            const list = moves(state, actor);
            expect(list.length).toBeGreaterThan(0);
            expect(new Set(list.map(write)).size).toBe(list.length);
            for (const move of list) expect(read(write(move))).toEqual({ ok: true, value: move });
          }
          expect(moves(state, from.seats)).toEqual([]);
          expect(moves(state, -1)).toEqual([]);
        });
      }),
      { numRuns: 10 },
    );
  });

  it('every listed move is legal and no purchase is missing', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 150 }), (from, stop) => {
        const state = walk({ ...from, moves: stop });
        for (const seat of Array(from.seats).keys()) {
          for (const move of moves(state, seat)) {
            expect(apply(copy(state), seat, move).ok).toBe(true);
          }
          const { drafted, hand } = position(state).players[seat];
          const stage = position(state).stage;
          const legal = new Set<string>();
          for (let mask = 0; stage === 'purchase' && mask < 1 << drafted.length; mask++) {
            const cards = drafted.filter((_, i) => mask & (1 << i));
            if (apply(copy(state), seat, { move: 'buy', cards }).ok) legal.add(cards.sort().join());
          }
          if (stage === 'draft') for (const card of hand ?? []) legal.add(card);
          expect(moves(state, seat)).toHaveLength(legal.size);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('the fast edge and the public one agree move by move', () => {
    const codes = new Int32Array(fast.mostMoves);
    fc.assert(
      fc.property(games, from => {
        const state = expectOk(herosTavern.setup(from.seats, from.options));
        const quick = copy(state);
        const chance = new SeededRandom(from.seed);
        const sameChance = new SeededRandom(from.seed);
        const choice = new SeededRandom(from.seed + 1);
        for (;;) {
          const actor = fast.actor(quick);
          const [awaited] = actors(state);
          if (actor === NOBODY) {
            expect(awaited).toBeUndefined();
            break;
          }
          if (actor === CHANCE) {
            expect(awaited).toBe('chance');
            expectOk(apply(state, 'chance', draw(state, chance)));
            fast.chance(quick, sameChance);
          } else {
            expect(awaited).toBe(actor);
            const count = fast.list(quick, actor, codes);
            const list = moves(state, actor);
            expect(Array.from(codes.subarray(0, count), code => decode(quick, actor, code))).toEqual(list);
            const i = choice.below(count);
            expectOk(apply(state, actor, list[i]));
            fast.play(quick, actor, codes[i]);
          }
          expect(String(quick)).toBe(String(state));
        }
      }),
      runs,
    );
  });

  it('HT 8.4 a replaced choice leaves no trace', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 2, max: 120 }), (from, stop) => {
        const state = walk({ ...from, moves: stop });
        const waiting = actors(state);
        if (waiting.length < 2) return;
        const seat = waiting[0] as number;
        const list = moves(state, seat);
        const once = copy(state);
        expectOk(apply(once, seat, list[0]));
        const twice = copy(state);
        expectOk(apply(twice, seat, list[list.length - 1]));
        expect(moves(twice, seat)).toEqual(list);
        expect(actors(twice)).toEqual(waiting.slice(1));
        expectOk(apply(twice, seat, list[0]));
        expect(twice).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });

  it('others see the same whatever a seat has chosen', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 2, max: 150 }), (from, stop) => {
        const state = walk({ ...from, moves: stop });
        const waiting = actors(state);
        if (waiting.length < 2) return;
        const seat = waiting[0] as number;
        const outcomes: State[] = moves(state, seat).map(move => {
          const after = copy(state);
          expectOk(apply(after, seat, move));
          return after;
        });
        for (const viewer of [...Array(from.seats).keys(), 'spectator'] as const) {
          if (viewer === seat) continue;
          const views = new Set(outcomes.map(after => JSON.stringify(view(after, viewer))));
          expect(views.size).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});
