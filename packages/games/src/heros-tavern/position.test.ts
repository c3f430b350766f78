import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { herosTavern, type State, type View } from './index.ts';
import * as layout from './layout.ts';
import { cards, draftRound, FREE, walk } from './table.fixture.ts';

const { broken, load, position, view } = herosTavern;
const table = (options = {}): State => expectOk(herosTavern.setup(3, options));
const drafted = (options = {}): State => {
  const state = table(options);
  draftRound(state, [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')]);
  return state;
};
const drafting = (): State => walk({ seats: 3, seed: 'drafting', moves: 9 });
const over = (): State => walk({ seats: 3, seed: 'over' });

/** The JSON of a position with the value at a path replaced; undefined takes it out. */
function altered(state: State, path: string, value: unknown): unknown {
  const json = JSON.parse(JSON.stringify(position(state)));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((from, key) => from[key], json);
  if (value === undefined) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return json;
}

describe('load', () => {
  it.each([null, undefined, 3, 'position', [], {}, () => 1])('refuses %s', given => {
    expect(load(given)).toEqual({ ok: false, refusal: { code: 'position-not-understood', where: 'game' } });
  });

  it('reads own properties only', () => {
    expect(load(Object.create(position(table())))).toMatchObject({ refusal: { where: 'game' } });
  });

  it('a list is no object, whatever properties it has', () => {
    const { options } = position(table());
    const given = altered(table(), 'options', Object.assign([], options));
    expect(load(given)).toMatchObject({ refusal: { code: 'position-not-understood', where: 'options' } });
  });

  it.each<[string, unknown, string, string]>([
    ['game', 'chess', 'position-not-understood', 'game'],
    ['rules', 2, 'position-not-understood', 'rules'],
    ['viewer', 0, 'position-not-understood', 'viewer'],
    ['seats', 4, 'position-not-understood', 'players'],
    ['seats', 6, 'out-of-range', 'seats'],
    ['seats', '3', 'position-not-understood', 'seats'],
    ['options', {}, 'position-not-understood', 'options.prices'],
    ['options.prices.food', undefined, 'position-not-understood', 'options.prices.food'],
    ['options.prices.food.land', 10, 'out-of-range', 'options.prices.food.land'],
    ['options.more', 1, 'position-not-understood', 'options.more'],
    ['round', 0, 'out-of-range', 'round'],
    ['round', 1.5, 'position-not-understood', 'round'],
    ['stage', 'lunch', 'position-not-understood', 'stage'],
    ['step', 6, 'position-not-understood', 'players.0.hand'],
    ['players.0.drafted', [], 'position-not-understood', 'players.0.drafted'],
    ['pile', 5, 'position-not-understood', 'pile'],
    ['pileCards', null, 'position-not-understood', 'pileCards.entertainment'],
    ['pileCards.food', -1, 'out-of-range', 'pileCards.food'],
    ['discard.food', 13, 'out-of-range', 'discard.food'],
    ['players', {}, 'position-not-understood', 'players'],
    ['players', [1, 2, 3, 4, 5, 6], 'out-of-range', 'players'],
    ['players.1', null, 'position-not-understood', 'players.1.hand'],
    ['players.0.hand', null, 'position-not-understood', 'players.0.hand'],
    ['players.0.hand', ['food'], 'position-not-understood', 'players.0.hand'],
    ['players.0.handSize', 1, 'position-not-understood', 'players.0.handSize'],
    ['players.0.in', true, 'position-not-understood', 'players.0.in'],
    ['players.0.chosen', 'beer', 'position-not-understood', 'players.0.chosen'],
    ['players.0.purchase', ['beer'], 'position-not-understood', 'players.0.purchase.0'],
    ['players.0.purchase', Array(8).fill('food'), 'out-of-range', 'players.0.purchase'],
    ['players.0.drafted.0', 'beer', 'position-not-understood', 'players.0.drafted.0'],
    ['players.0.tokens.coins', 61, 'out-of-range', 'players.0.tokens.coins'],
    [
      'players.0.tokens',
      JSON.parse('{"__proto__":{"coins":0}}'),
      'position-not-understood',
      'players.0.tokens.coins',
    ],
    ['players.0.pad.0.ale', 1000, 'out-of-range', 'players.0.pad.0.ale'],
    ['players.0.pad', Array(7).fill({}), 'out-of-range', 'players.0.pad'],
    ['players.0.heroes', 20, 'position-not-understood', 'players.0.heroes'],
    ['players.0.heroes', {}, 'position-not-understood', 'players.0.heroes'],
    ['__proto__', {}, 'position-not-understood', '__proto__'],
    ['extra', 1, 'position-not-understood', 'extra'],
  ])('%s = %j is refused: %s at %s', (path, value, code, where) => {
    expect(load(altered(drafted(), path, value))).toMatchObject({ ok: false, refusal: { code, where } });
  });

  it.each<[string, unknown, object]>([
    ['stage', 'draft', { code: 'impossible-step', stage: 'draft', step: 7 }],
    ['round', 2, { code: 'impossible-score', seat: 0 }],
    ['pileCards.food', 8, { code: 'cards-not-conserved', card: 'food', need: 12, have: 11 }],
    ['players.0.bought', ['food'], { code: 'cards-not-conserved', card: 'food', need: 12, have: 13 }],
    ['remainder.jester', 1, { code: 'remainder-not-dealt', card: 'jester' }],
    ['players.0.tokens.coins', 11, { code: 'too-many-tokens', seat: 0, resource: 'coins', max: 10 }],
    ['players.0.purchase', ['food'], { code: 'impossible-choice', seat: 0 }],
    ['players.0.purchase', ['entertainment'], { code: 'impossible-choice', seat: 0 }],
    ['players.0.chosen', 'food', { code: 'impossible-choice', seat: 0 }],
    ['players.0.pad.0.ale', 13, { code: 'impossible-score', seat: 0, where: 'pad.0.ale' }],
    ['players.0.pad', [], { code: 'impossible-score', seat: 0, where: 'pad.0.entertainment' }],
  ])('%s = %j is impossible', (path, value, refusal) => {
    expect(load(altered(drafted(), path, value))).toMatchObject({ ok: false, refusal });
  });

  it('a purchase is loaded in the order of the cards only', () => {
    expect(load(altered(drafted(), 'players.0.purchase', ['dark-ale', 'market'])).ok).toBe(false); // not in
    const state = drafted();
    expectOk(herosTavern.apply(state, 0, { move: 'buy', cards: ['dark-ale', 'market'] }));
    expect(load(position(state))).toEqual({ ok: true, value: state });
    expect(load(altered(state, 'players.0.purchase', ['market', 'dark-ale']))).toMatchObject({
      refusal: { where: 'players.0.purchase.0' },
    });
  });

  it('takes any alteration without throwing, and what it accepts is not broken', () => {
    const paths = ['round', 'stage', 'step', 'dealt', 'pile', 'seats', 'pileCards', 'discard.food', 'players']
      .concat(
        ['hand', 'chosen', 'in', 'purchase', 'drafted', 'bought', 'tokens', 'pad'].map(
          key => `players.1.${key}`,
        ),
      )
      .concat(['players.2.tokens.land', 'players.2.pad.0', 'players.2.pad.0.staff', 'options.prices']);
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.jsonValue(),
        fc.constantFrom(drafted(), walk({ seats: 3, seed: 1, moves: 30 })),
        (path, value, state) => {
          const result = load(altered(state, path, value));
          if (result.ok) expect(broken(result.value)).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('broken', () => {
  /** Some cells of a state, changed, and why it can't be. */
  const cases: readonly (readonly [
    name: string,
    state: () => State,
    change: (s: State) => void,
    refusal: object,
  ])[] = [
    [
      'cells below their range',
      table,
      s => s.fill(-1, layout.DISCARD, layout.DISCARD + 1),
      { where: 'discard' },
    ],
    [
      'a card that is none',
      drafted,
      s => s.fill(14, layout.DRAFTED, layout.DRAFTED + 1),
      { where: 'drafted' },
    ],
    ['a price too high', table, s => s.fill(10, layout.PRICE, layout.PRICE + 1), { where: 'options.prices' }],
    [
      'over before round 5',
      over,
      s => s.fill(4, layout.ROUND, layout.ROUND + 1),
      { code: 'impossible-step' },
    ],
    [
      'over with cards dealt',
      over,
      s => s.fill(1, layout.DEALT, layout.DEALT + 1),
      { code: 'impossible-step' },
    ],
    [
      'a purchase before the end of the draft',
      drafting,
      s => s.fill(2, layout.STAGE, layout.STAGE + 1),
      { code: 'impossible-step' },
    ],
    [
      'a remainder at the deal',
      table,
      s => s.fill(1, layout.REMAINDER, layout.REMAINDER + 1),
      { code: 'remainder-not-dealt' },
    ],
    [
      'a remainder that is all that was dealt',
      drafted,
      s => {
        for (let seat = 0; seat < 3; seat++) {
          for (let i = 0; i < 7; i++) s[layout.REMAINDER + s[layout.draftedBy(seat) + i]]++;
        }
      },
      { code: 'remainder-without-reshuffle' },
    ],
    [
      'an old row beyond what is possible',
      over,
      s => s.fill(7, layout.PADS, layout.PADS + 1),
      { code: 'impossible-score' },
    ],
    ['an old row below 0', over, s => s.fill(-1, layout.PADS, layout.PADS + 1), { code: 'impossible-score' }],
    [
      'a food row that no sets give',
      over,
      s => s.fill(11, layout.PADS + 1, layout.PADS + 2),
      { code: 'impossible-score', where: 'pad.0.food' },
    ],
    [
      'a final row that is not right',
      over,
      s => s[layout.PADS + 34]++,
      { code: 'impossible-score', where: 'pad.5.market' },
    ],
    [
      'a choice while nobody chooses',
      table,
      s => s.fill(1, layout.CHOICE, layout.CHOICE + 1),
      { code: 'impossible-choice' },
    ],
    [
      'a purchase of a second copy before the first',
      () => drafted(FREE),
      s => s.fill(128 + 2, layout.CHOICE + 2, layout.CHOICE + 3),
      { code: 'impossible-choice' },
    ],
    [
      'a choice of a seat that nobody has',
      table,
      s => s.fill(1, layout.CHOICE + 3, layout.CHOICE + 4),
      { code: 'cell-not-empty' },
    ],
    [
      'tokens of a seat that nobody has',
      table,
      s => s.fill(1, layout.TOKENS + 9, layout.TOKENS + 10),
      { code: 'cell-not-empty' },
    ],
  ];
  it.each(cases)('%s', (_, state, change, refusal) => {
    const cells = state();
    expect(broken(cells)).toBeNull();
    change(cells);
    expect(broken(cells)).toMatchObject(refusal);
  });
});

/** As much of JSON Schema as ours uses. Returns the first path that does not fit. */
interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const schema: Schema & { $defs: Record<string, Schema> } = JSON.parse(
  readFileSync(new URL('../../../../docs/schema/heros-tavern.json', import.meta.url), 'utf8'),
);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

function misfit(rule: Schema, value: unknown, where: string): string | null {
  if (rule.$ref) return misfit(schema.$defs[rule.$ref.replace('#/$defs/', '')], value, where);
  if (rule.anyOf) return rule.anyOf.some(one => misfit(one, value, where) === null) ? null : where;
  if (rule.enum) return rule.enum.includes(value) ? null : where;
  if ('const' in rule) return rule.const === value ? null : where;
  if (rule.type !== typeOf(value)) return where;
  if (typeof value === 'number') {
    return value >= (rule.minimum ?? value) && value <= (rule.maximum ?? value) ? null : where;
  }
  if (Array.isArray(value)) {
    if (value.length < (rule.minItems ?? 0) || value.length > (rule.maxItems ?? value.length)) return where;
    for (const [i, item] of value.entries()) {
      const found = misfit(rule.items ?? {}, item, `${where}.${i}`);
      if (found) return found;
    }
    return null;
  }
  if (typeof value === 'object' && value !== null) {
    const missing = rule.required?.find(key => !Object.hasOwn(value, key));
    if (missing) return `${where}.${missing}`;
    for (const [key, item] of Object.entries(value)) {
      const known = rule.properties?.[key];
      const found = known ? misfit(known, item, `${where}.${key}`) : `${where}.${key}`;
      if (found) return found;
    }
  }
  return null;
}

describe('the schema', () => {
  it.each([3, 4, 5])('fits every view of a game of %i', seats => {
    walk({ seats, seed: 'schema' }, state => {
      for (const viewer of [0, 'spectator', 'host'] as const) {
        expect(misfit(schema, JSON.parse(JSON.stringify(view(state, viewer))), 'view')).toBeNull();
      }
    });
  });

  it.each<[string, unknown]>([
    ['viewer', 5],
    ['stage', 'lunch'],
    ['pile', -1],
    ['pile', 1.5],
    ['extra', 1],
    ['round', undefined],
    ['discard.jester', 3],
    ['players.0.hand', Array(8).fill('food')],
    ['players.0.drafted.2', 'beer'],
    ['players', []],
  ])('does not fit %s = %j', (path, value) => {
    const given = altered(drafted(), path, value) as View;
    expect(misfit(schema, given, 'view')).not.toBeNull();
  });
});
