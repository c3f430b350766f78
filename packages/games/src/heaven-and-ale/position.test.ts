import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { heavenAndAle, type State } from './index.ts';
import { CELLS } from './layout.ts';
import { playGame } from './testing/games.ts';
import { position, table } from './testing/table.ts';

/** States from the middle of games, one of every stage at least. */
const states: State[] = [];
for (let seed = 0; seed < 9; seed++) {
  let step = 0;
  const seen = new Set<string>();
  playGame({ seats: 2 + (seed % 3), seed, ducats: 200 }, ({ after }) => {
    const { stage } = heavenAndAle.position(after);
    if (step++ % 40 === 0 || !seen.has(stage)) states.push(after.slice());
    seen.add(stage);
  });
}
const stages = new Set(states.map(state => heavenAndAle.position(state).stage));
/** The last one of each stage: the fullest tables. */
const inEachStage = [...stages].flatMap(
  stage => states.findLast(state => heavenAndAle.position(state).stage === stage) ?? [],
);

/** Every path into some JSON: each object and list, and each value in them. */
function paths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

/** JSON with something else at a path, or without what was there. */
function changed(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json)) {
    const list = [...json];
    if (rest.length === 0 && value === REMOVED) list.splice(Number(key), 1);
    else list[Number(key)] = changed(list[Number(key)], rest, value);
    return list;
  }
  const entries = Object.entries(json as object);
  return Object.fromEntries(
    entries
      .filter(([name]) => !(name === key && rest.length === 0 && value === REMOVED))
      .map(([name, inner]) => [name, name === key ? changed(inner, rest, value) : inner]),
  );
}
const REMOVED = Symbol('removed');

const WRONG: readonly unknown[] = [
  REMOVED,
  undefined,
  null,
  true,
  'x',
  '',
  '__proto__',
  -1,
  0,
  1,
  3,
  0.5,
  99,
  40_000,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  5n,
  {},
  [],
  [null],
  [[]],
  { wood1: 1 },
  JSON.parse('{"__proto__": {"a1": "wood1"}}'),
  () => 1,
];

describe('a position', () => {
  it('loads back to the same state, in every stage', () => {
    expect(stages.size).toBe(10);
    for (const state of states) {
      const json = JSON.stringify(heavenAndAle.position(state));
      expect(expectOk(heavenAndAle.load(JSON.parse(json)))).toEqual(state);
    }
  });

  it('does not share anything with the state', () => {
    const state = table();
    const before = state.slice();
    const copy = heavenAndAle.copy(state);
    expect(copy).toEqual(state);
    copy.fill(7);
    const { players, bag } = heavenAndAle.position(state);
    Object.assign(players[0].markers, { wood: 9 });
    Object.assign(bag.I, { wood1: 9 });
    expect(state).toEqual(before);
    expect(heavenAndAle.seatCount(state)).toBe(2);
  });

  it('with anything wrong at any place is refused, or is another position that loads back; it never throws', () => {
    let refusals = 0;
    for (const [i, state] of inEachStage.entries()) {
      const json = heavenAndAle.position(state);
      // Each table tries a share of the wrong values at each place; together they try them all.
      for (const [j, path] of paths(json).entries())
        for (const value of WRONG.filter((_, k) => k % 8 === (i + j) % 8)) {
          const other = changed(json, path, value);
          const result = heavenAndAle.load(other);
          if (!result.ok) {
            refusals++;
            continue;
          }
          // What loads is the whole truth: nothing of it was overlooked.
          const back = JSON.stringify(heavenAndAle.position(result.value));
          if (back !== JSON.stringify(other))
            throw new Error(`${path.join('.')} = ${String(value)} was overlooked`);
        }
    }
    expect(refusals).toBeGreaterThan(5000);
  });

  it('with any strange key is refused', () => {
    const json = position();
    for (const path of paths(json)) {
      const inner = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], json);
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue;
      for (const key of ['strange', '__proto__', 'constructor']) {
        const more = Object.defineProperty({ ...inner }, key, { value: 1, enumerable: true });
        const result = heavenAndAle.load(changed(json, path, more));
        const where = path.length === 0 ? 'position' : path.join('.');
        expect(result).toEqual({
          ok: false,
          refusal: { code: 'position-not-understood', where: `${where}.${key}` },
        });
      }
    }
  });

  it('runs no code of whoever hands it in', () => {
    const json = { ...position() };
    const trap = Object.defineProperty(json, 'round', {
      enumerable: true,
      get: () => {
        throw new Error('a getter was called');
      },
    });
    expect(heavenAndAle.load(trap)).toEqual({
      ok: false,
      refusal: { code: 'position-not-understood', where: 'round' },
    });
    const players = Object.assign([...position().players], { forEach: 1, map: 1 });
    expect(heavenAndAle.load({ ...position(), players })).toMatchObject({ ok: true });
  });

  it('may be anything at all: it is refused without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), anything => {
        expect(heavenAndAle.load(anything).ok).toBe(false);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('that could not be is refused, but a state with any cell changed never makes the check throw', () => {
    const values = [-32768, -1, 0, 1, 28, 31, 32767];
    for (const [i, state] of inEachStage.entries()) {
      const damaged = state.slice();
      for (let cell = 0; cell < CELLS; cell++) {
        for (const value of values.filter((_, k) => k % 3 === (i + cell) % 3)) {
          damaged[cell] = value;
          const refusal = heavenAndAle.broken(damaged);
          if (refusal !== null) continue;
          // Whatever passes can be written, loaded and played on.
          const loaded = heavenAndAle.load(heavenAndAle.position(damaged));
          if (!loaded.ok) throw new Error(`cell ${cell} = ${value}: ${JSON.stringify(loaded.refusal)}`);
          if (loaded.value.some((one, k) => one !== damaged[k])) throw new Error(`cell ${cell} = ${value}`);
          const [actor] = heavenAndAle.actors(damaged);
          if (typeof actor === 'number') expect(heavenAndAle.moves(damaged, actor).length).toBeGreaterThan(0);
        }
        damaged[cell] = state[cell];
      }
    }
  });
});
