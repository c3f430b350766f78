import type { Seat } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { HEX_NAMES, SHED_NAMES } from './garden.ts';
import type { Move } from './moves.ts';
import type { CloisterRefusal } from './refusals.ts';
import { CARDS, FERTILITIES, MONKS, RESOURCE_TILES, RESOURCES, SLOTS, SPOTS, TILES } from './vocabulary.ts';

/** Is a value one of a list of words? */
export const isOneOf = <Word>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);

/**
 * An own property of anything; `undefined` for what is not an object. Never reads the prototype, never runs a getter.
 */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;

/** The items of a list that is not too long, its holes as `undefined`; null for anything else. */
export const items = (value: unknown, max: number): unknown[] | null =>
  Array.isArray(value) && value.length <= max
    ? Array.from({ length: value.length }, (_, i) => own(value, String(i)))
    : null;

const notUnderstood = refuse<CloisterRefusal>({ code: 'move-not-understood' });

/**
 * Anything at all as a well-formed move, legal or not. Untyped callers may pass in whatever they like; the result is a
 * fresh object without extra fields.
 */
export function parseMove(value: unknown): Result<Move, CloisterRefusal> {
  const field = (key: string): unknown => own(value, key);
  const kind = field('move');
  switch (kind) {
    case 'go': {
      const space = field('space');
      return Number.isInteger(space) ? accept({ move: kind, space: Number(space) }) : notUnderstood;
    }
    case 'start':
      return parseStart(field('slot'), field('resource'));
    case 'buy':
      return parseBuy(field('tile'), field('hex'));
    case 'activate':
      return parseActivate(field('hexes'));
    case 'score':
      return parseScore(field('spot'), field('fertility'));
    case 'card':
      return parseCard(field('card'), field('resource'));
    case 'return': {
      const card = field('card');
      return isOneOf(CARDS, card) ? accept({ move: kind, card }) : notUnderstood;
    }
    case 'done':
      return accept({ move: kind });
    case 'refill':
      return parseRefill(field('resources'), field('monks'));
    case 'first': {
      const seat = field('seat');
      return Number.isInteger(seat) ? accept({ move: kind, seat: seat as Seat }) : notUnderstood;
    }
    default:
      return notUnderstood;
  }
}

function parseStart(slot: unknown, resource: unknown): Result<Move, CloisterRefusal> {
  if (!isOneOf(SLOTS, slot)) return notUnderstood;
  if (slot !== 'marker') return accept({ move: 'start', slot });
  return isOneOf(RESOURCES, resource) ? accept({ move: 'start', slot, resource }) : notUnderstood;
}

function parseBuy(tile: unknown, hex: unknown): Result<Move, CloisterRefusal> {
  if (!isOneOf(TILES, tile) || typeof hex !== 'string') return notUnderstood;
  const wrong = whyNoHex(hex);
  return wrong === null ? accept({ move: 'buy', tile, hex }) : refuse(wrong);
}

/** Why a text does not name a hex for a tile, or null if it does. */
export function whyNoHex(text: string): CloisterRefusal | null {
  if (HEX_NAMES.includes(text)) return null;
  return SHED_NAMES.includes(text)
    ? { code: 'shed-spot', hex: text }
    : { code: 'no-such-hex', text: text.slice(0, 40) };
}

function parseActivate(value: unknown): Result<Move, CloisterRefusal> {
  const hexes = items(value, 6);
  if (hexes === null) return notUnderstood;
  const names: string[] = [];
  for (const hex of hexes) {
    if (typeof hex !== 'string') return notUnderstood;
    const wrong = whyNoHex(hex);
    if (wrong !== null) return refuse(wrong);
    names.push(hex);
  }
  return accept({ move: 'activate', hexes: names });
}

function parseScore(spot: unknown, fertility: unknown): Result<Move, CloisterRefusal> {
  if (!isOneOf(SPOTS, spot)) return notUnderstood;
  if (spot !== 'fertility') return accept({ move: 'score', spot });
  return isOneOf(FERTILITIES, fertility) ? accept({ move: 'score', spot, fertility }) : notUnderstood;
}

function parseCard(card: unknown, resource: unknown): Result<Move, CloisterRefusal> {
  if (card === 'harvest' || card === 'stragglers')
    return isOneOf(RESOURCES, resource) ? accept({ move: 'card', card, resource }) : notUnderstood;
  return isOneOf(['barrels', 'purse', 'brewmaster', 'none'] as const, card)
    ? accept({ move: 'card', card })
    : notUnderstood;
}

/** More tiles than a refill can ever name. */
const MOST_TILES = 100;

function parseRefill(first: unknown, second: unknown): Result<Move, CloisterRefusal> {
  const resources = items(first, MOST_TILES);
  const monks = items(second, MOST_TILES);
  const isResource = (tile: unknown) => isOneOf(RESOURCE_TILES, tile);
  const isMonk = (tile: unknown) => isOneOf(MONKS, tile);
  if (!resources?.every(isResource) || !monks?.every(isMonk)) return notUnderstood;
  return accept({ move: 'refill', resources, monks });
}
