import { accept, type Result, refuse } from '../result.ts';
import { broken } from './broken.ts';
import { ROWS, type State } from './layout.ts';
import { COPIES, HAND, PRICE_MAX, RESOURCE_TOKENS, ROUNDS, SEATS_MAX, SEATS_MIN } from './numbers.ts';
import { rebuild } from './rebuild.ts';
import { shorten, type TavernRefusal } from './refusals.ts';
import { ID, type PlayerView, RULES, type View, view } from './view.ts';
import {
  CARDS,
  CATEGORIES,
  type Card,
  type Counts,
  isCard,
  type Prices,
  RESOURCES,
  STAGES,
} from './vocabulary.ts';

/** The full position: the host's view. */
export const position = (state: State): View => view(state, 'host');

/** A state from an untrusted position. */
export function load(given: unknown): Result<State, TavernRefusal> {
  const reader = new Reader();
  const read = readView(reader, given);
  if (reader.refusal) return refuse(reader.refusal);
  const state = rebuild(read);
  const wrong = broken(state);
  if (wrong) return refuse(wrong);
  // Everything that follows from the rest must agree with it, and nothing may be duplicated or extra.
  const where = difference(position(state), given, '');
  return where === null ? accept(state) : refuse({ code: 'position-not-understood', where });
}

const MOST_COPIES = Math.max(...COPIES);
const MOST_TOKENS = ROWS * Math.max(...RESOURCE_TOKENS);
/** More than any row of a pad can hold, and small enough for a cell. */
const MOST_HEROES = 999;

/** Reads untrusted data. It remembers the first error and continues with harmless values. */
class Reader {
  refusal: TavernRefusal | null = null;

  wrong(where: string): void {
    this.refusal ??= { code: 'position-not-understood', where };
  }

  /** An own property; never one from a prototype. */
  get(from: unknown, key: string, where: string): unknown {
    if (typeof from === 'object' && from !== null && Object.hasOwn(from, key)) {
      return (from as Readonly<Record<string, unknown>>)[key];
    }
    this.wrong(where);
    return undefined;
  }

  number(value: unknown, where: string, min: number, max: number): number {
    if (typeof value !== 'number' || !Number.isInteger(value)) this.wrong(where);
    else if (value < min || value > max) this.refusal ??= { code: 'out-of-range', where, min, max };
    else return value;
    return min;
  }

  list<T>(value: unknown, where: string, max: number, item: (value: unknown, where: string) => T): T[] {
    if (!Array.isArray(value)) {
      this.wrong(where);
      return [];
    }
    if (value.length > max) {
      this.refusal ??= { code: 'out-of-range', where, min: 0, max };
      return [];
    }
    return Array.from(value, (entry, i) => item(entry, `${where}.${i}`));
  }

  cards(value: unknown, where: string, max: number): Card[] {
    return this.list(value, where, max, (card, at) => this.card(card, at));
  }

  card(value: unknown, where: string): Card {
    if (isCard(value)) return value;
    this.wrong(where);
    return CARDS[0];
  }

  record<Name extends string>(
    value: unknown,
    names: readonly Name[],
    where: string,
    max: number,
  ): Record<Name, number> {
    const entries = names.map(name => {
      const at = `${where}.${name}`;
      return [name, this.number(this.get(value, name, at), at, 0, max)];
    });
    return Object.fromEntries(entries) as Record<Name, number>;
  }
}

function readView(reader: Reader, given: unknown): View {
  const get = (key: string): unknown => reader.get(given, key, key);
  const number = (key: string, min: number, max: number): number => reader.number(get(key), key, min, max);
  const counts = (key: string): Counts => reader.record(get(key), CARDS, key, MOST_COPIES);

  if (get('game') !== ID) reader.wrong('game');
  if (get('rules') !== RULES) reader.wrong('rules');
  if (get('viewer') !== 'host') reader.wrong('viewer');
  const seats = number('seats', SEATS_MIN, SEATS_MAX);
  const listed = reader.get(get('options'), 'prices', 'options.prices');
  const prices = Object.fromEntries(
    CARDS.map(card => {
      const where = `options.prices.${card}`;
      return [card, reader.record(reader.get(listed, card, where), RESOURCES, where, PRICE_MAX)];
    }),
  ) as Prices;
  const stage = STAGES.find(name => name === get('stage'));
  if (!stage) reader.wrong('stage');
  const step = number('step', 0, HAND);
  const dealt = number('dealt', 0, HAND);
  const players = reader.list(get('players'), 'players', SEATS_MAX, (player, where) =>
    readPlayer(reader, player, where, step, dealt),
  );
  if (players.length !== seats) reader.wrong('players');
  return {
    game: ID,
    rules: RULES,
    viewer: 'host',
    seats,
    options: { prices },
    round: number('round', 1, ROUNDS),
    stage: stage ?? STAGES[0],
    step,
    dealt,
    pile: 0,
    pileCards: counts('pileCards'),
    discard: counts('discard'),
    remainder: counts('remainder'),
    players,
  };
}

function readPlayer(reader: Reader, given: unknown, where: string, step: number, dealt: number): PlayerView {
  const get = (key: string): unknown => reader.get(given, key, `${where}.${key}`);
  const cards = (key: string, max: number): Card[] => reader.cards(get(key), `${where}.${key}`, max);
  const hand = cards('hand', HAND);
  if (hand.length !== dealt - step) reader.wrong(`${where}.hand`);
  const drafted = cards('drafted', HAND);
  if (drafted.length !== step) reader.wrong(`${where}.drafted`);
  const chosen = get('chosen');
  const purchase = get('purchase');
  return {
    hand,
    handSize: 0,
    in: false,
    chosen: chosen === null ? null : reader.card(chosen, `${where}.chosen`),
    purchase: purchase === null ? null : reader.cards(purchase, `${where}.purchase`, HAND),
    drafted,
    bought: cards('bought', ROUNDS * HAND),
    tokens: reader.record(get('tokens'), RESOURCES, `${where}.tokens`, MOST_TOKENS),
    pad: reader.list(get('pad'), `${where}.pad`, ROWS, (row, at) =>
      reader.record(row, CATEGORIES, at, MOST_HEROES),
    ),
    heroes: 0,
  };
}

/** Where untrusted data differs from what it should be, or null. */
function difference(expected: unknown, given: unknown, where: string): string | null {
  if (typeof expected !== 'object' || expected === null) return expected === given ? null : where;
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(expected)) {
    return where;
  }
  const path = (key: string): string => (where === '' ? key : `${where}.${key}`);
  for (const [key, value] of Object.entries(expected)) {
    if (!Object.hasOwn(given, key)) return path(key);
    const found = difference(value, (given as Readonly<Record<string, unknown>>)[key], path(key));
    if (found !== null) return found;
  }
  const extra = Object.keys(given).find(key => !Object.hasOwn(expected, key));
  return extra === undefined ? null : path(shorten(extra));
}
