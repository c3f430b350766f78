import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import {
  HEX_NAMES,
  heavenAndAle,
  MONK_SPACES,
  RESOURCE_SPACES,
  SCORING_SPACES,
  SHED_NAMES,
} from './index.ts';
import { MOST_DUCATS } from './own-board.ts';
import { playGame } from './testing/games.ts';
import { fits, type Schema } from './testing/schema.ts';
import { position } from './testing/table.ts';
import { CARDS, GOALS, MONKS, RESOURCE_TILES, RESOURCES, SLOTS, SPOTS, STAGES, TILES } from './vocabulary.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../../docs/schema/heaven-and-ale.json', import.meta.url), 'utf8'),
) as Schema;

const at = (...path: string[]): Schema =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key] as Schema, schema);
const keysOf = (...path: string[]): string[] => Object.keys(at(...path, 'properties')).sort();
const player = ['$defs', 'player'];
const field = (name: string): string[] => [...player, 'properties', name];
const sorted = (list: readonly (string | number)[]): string[] => list.map(String).sort();

/** Every object in the schema that describes an object of the data, with its path. */
function objects(inner: unknown, path = 'schema'): [string, Schema][] {
  if (typeof inner !== 'object' || inner === null) return [];
  const own: [string, Schema][] =
    (inner as Schema).type === 'object' && 'properties' in inner ? [[path, inner as Schema]] : [];
  return [...own, ...Object.entries(inner).flatMap(([key, value]) => objects(value, `${path}.${key}`))];
}

describe('the schema of a position', () => {
  it('names exactly the fields that there are', () => {
    const json = position();
    expect(keysOf()).toEqual(Object.keys(json).sort());
    expect(keysOf(...player)).toEqual(Object.keys(json.players[0]).sort());
    expect(keysOf('properties', 'options')).toEqual(['first']);
    expect(keysOf('properties', 'tiles')).toEqual(sorted([...RESOURCE_SPACES, ...MONK_SPACES]));
    expect(keysOf('properties', 'discs')).toEqual(sorted(SCORING_SPACES));
    expect(keysOf('properties', 'bag')).toEqual(['I', 'II']);
    for (const back of ['I', 'II'])
      expect(keysOf('properties', 'bag', 'properties', back)).toEqual(sorted(TILES));
    expect(keysOf(...field('markers'))).toEqual(sorted(RESOURCES));
    expect(keysOf(...field('garden'))).toEqual(sorted(HEX_NAMES));
    expect(keysOf(...field('sheds'))).toEqual(sorted(SHED_NAMES));
  });

  it('allows no other field, and leaves out only what a garden may lack', () => {
    const found = objects(schema);
    expect(found).toHaveLength(11);
    for (const [path, one] of found) {
      expect(one.additionalProperties, path).toBe(false);
      const optional = /\.(garden|sheds)$/.test(path);
      expect(one.required, path).toEqual(optional ? [] : Object.keys(one.properties as object));
    }
  });

  it('describes every field in words', () => {
    for (const [path, one] of objects(schema)) {
      expect(typeof one.description, path).toBe('string');
      for (const [key, inner] of Object.entries(one.properties as Record<string, Schema>))
        expect(String(inner.description ?? ''), `${path}.${key}`).toMatch(/^[A-Z].{10,}\.$/s);
    }
  });

  it('uses the words of the vocabulary', () => {
    expect(at('properties', 'game').const).toBe(heavenAndAle.id);
    expect(at('properties', 'rules').const).toBe(heavenAndAle.rules);
    expect(at('properties', 'stage').enum).toEqual(STAGES);
    expect(at('properties', 'shed').enum).toEqual([...SHED_NAMES, null]);
    expect(at('properties', 'pair').enum).toEqual([
      ...[0, 2, 4, 6, 8].map(i => [SPOTS[i], SPOTS[i + 1]]),
      null,
    ]);
    expect(at('$defs', 'resourceTile').enum).toEqual(RESOURCE_TILES);
    expect(at('$defs', 'monk').enum).toEqual(MONKS);
    expect(at('$defs', 'spot').enum).toEqual(SPOTS);
    expect(at('$defs', 'card').enum).toEqual(CARDS);
    expect(at('$defs', 'goal').enum).toEqual(GOALS);
    expect(at(...field('figure')).anyOf).toEqual([
      { type: 'integer', minimum: 1, maximum: 27 },
      { enum: SLOTS },
      { type: 'null' },
    ]);
    expect(at(...field('ducats')).maximum).toBe(MOST_DUCATS);
  });

  it('fits every position of a game', () => {
    for (let seed = 0; seed < 3; seed++)
      playGame({ seats: 2 + (seed % 3), seed, ducats: 150 }, ({ after }) => {
        const json = JSON.parse(JSON.stringify(heavenAndAle.position(after)));
        if (!fits(schema, json)) throw new Error(JSON.stringify(json));
      });
    expect(fits(schema, heavenAndAle.position(expectOk(heavenAndAle.setup(3, { first: 2 }))))).toBe(true);
  });

  it('fits what can be loaded, and nothing that is not understood', () => {
    const json = JSON.parse(
      JSON.stringify(position({ round: 2, players: [{ garden: { a1: 'wood1' } }, {}] })),
    );
    const wrong: [string, { players: unknown }][] = [];
    const walk = (value: unknown, path: string[]): void => {
      for (const other of [null, 'x', 0.5, -99, 99_999, {}, [], ['x']]) {
        const copy = structuredClone(json);
        const last = path.at(-1);
        if (last !== undefined) {
          const parent = path.slice(0, -1).reduce((inner, key) => inner[key], copy);
          parent[last] = other;
          wrong.push([`${path.join('.')} = ${JSON.stringify(other)}`, copy]);
        }
      }
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    };
    walk(json, []);
    let foreign = 0;
    for (const [what, copy] of wrong) {
      const loaded = heavenAndAle.load(copy);
      if (loaded.ok) expect(fits(schema, copy), what).toBe(true);
      else if (loaded.refusal.code === 'position-not-understood') {
        // The number of players is beyond the schema: it depends on another field.
        if ('where' in loaded.refusal && loaded.refusal.where === 'players' && Array.isArray(copy.players))
          continue;
        expect(fits(schema, copy), what).toBe(false);
        foreign++;
      }
    }
    // Otherwise the loop above may have compared nothing.
    expect(foreign).toBeGreaterThan(1000);
  });
});
