import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue.ts';
import { SeededRandom } from '../src/chance.ts';
import {
  type Actor,
  CHANCE,
  type FastGame,
  type Game,
  type GameMove,
  NOBODY,
  type Outcome,
  type SeenView,
  type Viewer,
} from '../src/game.ts';
import { readRecord, recordOf, replayRecord, writeRecord } from '../src/record/index.ts';
import { expectOk, type Refusal } from '../src/result.ts';
import { seatsOf, walk } from './walk.ts';

export interface Conformance {
  readonly game: Game;
  readonly fast: FastGame;
  readonly seats: number;
  /** What the table agrees on; nothing is as usual. */
  readonly options?: object;
  /** How many random games each check plays. */
  readonly games: number;
  /** No game has more steps than this. */
  readonly mostSteps: number;
  /** No move of a seat, and none of chance, is longer than this when it is written. */
  readonly mostCharacters: { readonly seat: number; readonly chance: number };
  /** Whether a seat that has already chosen may replace its hidden choice. */
  readonly mayReplace: (state: Int16Array, seat: number) => boolean;
  /** A score, added up from its breakdown by other means than the rules use. */
  readonly addUp: (breakdown: object) => number;
  /** Whether winners are those that the tie-break of the game leaves. */
  readonly tieBreak: (outcome: Outcome) => readonly number[];
}

/** What every game must keep. Seeded random games check it at each step. */
export function conformance(name: string, c: Conformance): void {
  const { game, fast } = c;
  /** Every step of each game; a failure names the seed and the step. */
  const eachStep = (check: (step: ReturnType<typeof steps>[number], n: number) => void): void => {
    for (let n = 0; n < c.games; n++) {
      for (const [i, step] of steps(n).entries()) {
        at(`${name}, seed ${n}, step ${i}, ${step.actor}: ${game.write(step.move)}`, () => check(step, n));
      }
    }
  };
  const steps = (n: number) => [...walk({ ...c, seed: `conformance ${n}` })];

  describe(`conformance of ${name}`, () => {
    it('tells whom it waits for: each seat of them has moves, and nobody else but to replace a choice', () => {
      eachStep(({ before }) => {
        const actors = game.actors(before);
        if (actors.length === 0) expect.fail('nobody is awaited');
        if (actors.includes('chance')) expectEqual(actors, ['chance']);
        else
          expectEqual(
            actors,
            seatsOf(game, before).filter(seat => actors.includes(seat)),
          );
        for (const seat of seatsOf(game, before)) {
          const may = actors.includes(seat) || c.mayReplace(before, seat);
          if (game.moves(before, seat).length > 0 !== may) expect.fail(`moves of seat ${seat}: ${!may}`);
        }
        for (const nobody of NO_SEATS)
          if (game.moves(before, nobody).length > 0) expect.fail(`seat ${nobody}`);
      });
    });

    it('writes each move once, short and speakable, and reads it back', () => {
      const check = (move: GameMove, most: number): string => {
        const text = game.write(move);
        if (!/^[a-z0-9 /-]+$/.test(text) || text.length > most) expect.fail(text);
        expectEqual(expectOk(game.read(text)), move);
        expectEqual(expectOk(game.read(`  ${text.toUpperCase().replaceAll(' ', '  ')} `)), move);
        return text;
      };
      eachStep(({ before, actor, move }) => {
        if (actor === 'chance') check(move, c.mostCharacters.chance);
        for (const seat of seatsOf(game, before)) {
          const moves = game.moves(before, seat);
          const texts = new Set(moves.map(one => check(one, c.mostCharacters.seat)));
          expect(texts.size).toBe(moves.length);
        }
      });
    });

    it('lists moves in a fixed order', () => {
      eachStep(({ before }) => {
        for (const seat of seatsOf(game, before))
          expectEqual(game.moves(game.copy(before), seat), game.moves(before, seat));
      });
    });

    it('is the same after a copy, a position as text, and a replay', () => {
      eachStep(({ before, after }) => {
        expectCells(game.copy(before), before);
        if (game.copy(before) === before) expect.fail('not a copy');
        const text = JSON.stringify(game.position(after));
        expectCells(expectOk(game.load(JSON.parse(text))), after);
        expectEqual(game.options(after), game.options(before));
        expectEqual(game.seatCount(after), c.seats);
      });
      for (let n = 0; n < c.games; n++) {
        const played = steps(n);
        const record = expectOk(recordOf({ ...c, moves: played }));
        const replay = expectOk(
          replayRecord(expectOk(readRecord(writeRecord(record))), new Catalogue([game])),
        );
        expectCells(replay.state, last(played).after);
        expectEqual(
          replay.steps.map(({ actor, move, events }) => ({ actor, move, events })),
          played.map(({ actor, move, events }) => ({ actor, move, events })),
        );
      }
    });

    it('never changes an older state', () => {
      for (let n = 0; n < c.games; n++) {
        const kept: { state: Int16Array; cells: Int16Array }[] = [];
        for (const { before, after } of walk({ ...c, seed: `conformance ${n}` })) {
          kept.push({ state: before, cells: before.slice() }, { state: after, cells: after.slice() });
          lookAtEverything(game, before);
        }
        for (const { state, cells } of kept) expectCells(state, cells);
      }
    });

    it('accepts what it lists and refuses all else, and then nothing changes', () => {
      const others = [...walk({ ...c, seed: 'others' })].map(({ move }) => move);
      const random = new SeededRandom('refusals');
      const refusals = new Map<string, Refusal>();
      eachStep(({ before, move, actor }) => {
        const state = game.copy(before);
        const attempt = (who: unknown, what: unknown): boolean => {
          const result = game.apply(state, who as Actor, what as GameMove);
          if (result.ok) state.set(before);
          else refusals.set(result.refusal.code, result.refusal);
          expectCells(state, before);
          return result.ok;
        };
        const tries = [move, ...Array.from({ length: 6 }, () => others[random.below(others.length)])];
        for (const seat of seatsOf(game, before)) {
          const listed = new Set(game.moves(before, seat).map(one => game.write(one)));
          for (const tried of tries) {
            const text = game.write(tried);
            if (attempt(seat, tried) !== listed.has(text)) expect.fail(`seat ${seat} and ${text}`);
          }
        }
        // What else chance might deal is for the rules to say; here only that a refusal changes nothing.
        const isAwaited = game.actors(before).includes('chance');
        for (const tried of tries)
          if (attempt('chance', tried) && !isAwaited) expect.fail(`chance and ${game.write(tried)}`);
        if (!attempt(actor, move)) expect.fail('refused');
        const nonsense = NONSENSE[random.below(NONSENSE.length)];
        for (const who of [...NO_SEATS, 'host', null, undefined, {}])
          if (attempt(who, move) || attempt(who, nonsense)) expect.fail(`accepted from ${who}`);
        for (const who of [actor, 0, 'chance'])
          if (attempt(who, nonsense)) expect.fail(`accepted ${JSON.stringify(nonsense)}`);
      });
      expect(refusals.size).toBeGreaterThan(5);
      for (const refusal of refusals.values()) {
        expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expectPlain(refusal);
      }
    });

    it('tells events that are plain data', () => {
      eachStep(({ events, actor }) => {
        if (actor === 'chance') expect(events.length).toBeGreaterThan(0);
        for (const event of events) {
          if (!/^[a-z]+(-[a-z]+)*$/.test(event.event)) expect.fail(event.event);
          expectPlain(event);
        }
      });
    });

    it('never breaks an invariant', () => {
      expect(game.broken(expectOk(game.setup(c.seats, c.options)))).toBeNull();
      eachStep(({ after }) => expectEqual(game.broken(after), null));
    });

    it('has an outcome at the end only, whose scores add up and whose winners have most', () => {
      for (let n = 0; n < c.games; n++) {
        const played = steps(n);
        for (const { before } of played) expectEqual(game.outcome(before), null);
        const { after, events } = last(played);
        const outcome = game.outcome(after);
        if (outcome === null) throw new Error('over without an outcome');
        expectPlain(outcome);
        expect(game.actors(after)).toEqual([]);
        for (const seat of seatsOf(game, after)) expect(game.moves(after, seat)).toEqual([]);
        const { scores, winners, players } = outcome;
        expect(scores).toHaveLength(c.seats);
        expect(players.map(c.addUp)).toEqual(scores);
        const leaders = seatsOf(game, after).filter(seat => scores[seat] === Math.max(...scores));
        expect(winners.length).toBeGreaterThan(0);
        expect(winners.filter(seat => !leaders.includes(seat))).toEqual([]);
        expect(winners).toEqual(c.tieBreak(outcome));
        expect(last(events)).toEqual({ event: 'game-over', scores, winners });
        const counted = new Int32Array(c.seats);
        fast.scores(after, counted);
        expect([...counted]).toEqual(scores);
      }
    });

    it('plays the same on both edges, cell by cell', () => {
      const codes = new Int32Array(fast.mostMoves);
      for (let n = 0; n < c.games; n++) {
        const random = new SeededRandom(`edges ${n}`);
        const state = expectOk(game.setup(c.seats, c.options));
        const quick = game.copy(state);
        for (let step = 0; game.actors(state).length > 0 && step < c.mostSteps; step++) {
          const actors = game.actors(state);
          const actor = actors[random.below(actors.length)];
          expectEqual(fast.actor(quick), actor === 'chance' ? CHANCE : actors[0]);
          if (actor === 'chance') {
            expectOk(game.apply(state, actor, game.draw(state, new SeededRandom(`chance ${n} ${step}`))));
            fast.chance(quick, new SeededRandom(`chance ${n} ${step}`));
          } else {
            const moves = game.moves(state, actor);
            const before = game.copy(quick);
            expectEqual(fast.list(quick, actor, codes), moves.length);
            expectCells(quick, before);
            // Each code in the list is the move in the same place of the other list.
            moves.forEach((move, i) => {
              const one = game.copy(quick);
              fast.play(one, actor, codes[i]);
              const other = game.copy(state);
              expectOk(game.apply(other, actor, move));
              expectCells(one, other);
            });
            const choice = random.below(moves.length);
            expectOk(game.apply(state, actor, moves[choice]));
            fast.play(quick, actor, codes[choice]);
          }
          expectCells(quick, state);
        }
        expect(fast.actor(quick)).toBe(NOBODY);
      }
    });

    it('shows views and events that are plain data, and imagines a state behind each view', () => {
      eachStep(({ after, events }, n) => {
        const viewers: Viewer[] = [...seatsOf(game, after), 'spectator', 'host'];
        for (const viewer of viewers) {
          const view = game.view(after, viewer);
          expectPlain(view);
          const imagined = game.imagine(view, new SeededRandom(`imagine ${n}`));
          expectEqual(game.broken(imagined), null);
          expectSameText(game.view(imagined, viewer), view);
          expectEqual(game.actors(imagined), game.actors(after));
          if (viewer === 'host') expectCells(imagined, after);
          for (const event of events) {
            const seen = game.viewEvent(event, viewer);
            if (seen !== null) expectPlain(seen);
            if (viewer === 'host') expectEqual(seen, event);
          }
        }
        expectSameText(game.position(after), game.view(after, 'host'));
      });
    });

    it('shows the same whatever view of earlier it may share with', () => {
      const earlier = new Map<Viewer, SeenView>();
      let count = 0;
      eachStep(({ before, after }) => {
        count++;
        for (const viewer of [...seatsOf(game, after), 'spectator' as const, 'host' as const]) {
          const view = game.view(after, viewer);
          const last = { state: before, view: game.view(before, viewer) };
          expectSameText(game.view(after, viewer, last), view);
          // Also with one of long before, or of another game.
          const old = earlier.get(viewer);
          if (old) expectSameText(game.view(after, viewer, old), view);
          if (count % 20 === 0) earlier.set(viewer, { state: game.copy(after), view });
        }
      });
    });

    it('says whether all lies open: whether every viewer knows the same', () => {
      let isOpen = true;
      eachStep(({ after, events }) => {
        const known = (viewer: Viewer): string =>
          JSON.stringify([game.view(after, viewer), events.map(event => game.viewEvent(event, viewer))]);
        const everybody = [...seatsOf(game, after), 'spectator' as const].map(known);
        isOpen &&= everybody.every(text => text === known('host'));
      });
      expect(game.open).toBe(isOpen);
    });
  });
}

const NO_SEATS = [-1, 99, 0.5, Number.NaN];

/** Values that are not moves at all. */
const NONSENSE = [
  null,
  undefined,
  7,
  'done',
  [],
  {},
  { move: 'fly' },
  { move: '__proto__' },
  { move: 'buy' },
  { move: 'buy', cards: [null], tile: {}, hex: 3 },
  { move: 'pick', card: 'constructor' },
  { move: 'go', space: '5' },
  { move: 'deal', hands: [[]] },
  { move: 'refill', resources: [], monks: null },
];

/** Calls everything that only looks. */
function lookAtEverything(game: Game, state: Int16Array): void {
  const seats = seatsOf(game, state);
  for (const viewer of [...seats, 'spectator', 'host'] as const) game.view(state, viewer);
  for (const seat of seats) game.moves(state, seat);
  if (game.actors(state).includes('chance')) game.draw(state, new SeededRandom('look'));
  game.position(state);
  game.outcome(state);
  game.broken(state);
  game.options(state);
}

function expectCells(have: Int16Array, need: Int16Array): void {
  if (have.length === need.length && have.every((cell, i) => cell === need[i])) return;
  expect([...have]).toEqual([...need]);
}

/** `toEqual` is slow; it is asked only to tell a difference. */
function expectEqual(have: unknown, need: unknown): void {
  if (!isDeepStrictEqual(have, need)) expect(have).toStrictEqual(need);
}

function expectSameText(have: unknown, need: unknown): void {
  if (JSON.stringify(have) !== JSON.stringify(need)) expect(have).toStrictEqual(need);
}

/** Plain data is the same after it was cloned or written as JSON. */
function expectPlain(value: unknown, where = 'value'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) expect.fail(`${where}: ${value}`);
    return;
  }
  if (typeof value !== 'object') expect.fail(`${where}: ${typeof value}`);
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) expect.fail(where);
  if (isList && keys.length !== value.length) expect.fail(`${where}: gaps`);
  for (const key of keys) {
    expectPlain(value[key as keyof typeof value], key);
  }
}

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new Error('nothing happened');
  return item;
}

/** Runs a check and says where it failed. */
function at(where: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) error.message = `${where}\n${error.message}`;
    throw error;
  }
}
