import type { Seat } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { HEX_NAMES, SHED_NAMES } from './garden.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { CARDS, FERTILITIES, MONKS, RESOURCE_TILES, RESOURCES, SLOTS, SPOTS, TILES } from './vocabulary.ts';

/** Is a value one of a list of words? */
export const oneOf = <Word>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);

/** The own property of anything; `undefined` for what is not an object. Never reads the prototype, never runs a getter. */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;

/** The items of a list that is not too long, its holes as `undefined`; null for anything else. */
export const items = (value: unknown, max: number): unknown[] | null =>
  Array.isArray(value) && value.length <= max
    ? Array.from({ length: value.length }, (_, i) => own(value, String(i)))
    : null;

const notUnderstood = refuse<Refusal>({ code: 'move-not-understood' });

/**
 * Anything at all as a well-formed move, whether or not it is legal. A caller without types may
 * hand in whatever it likes; what comes out is a fresh object with nothing extra.
 */
export function parseMove(value: unknown): Result<Move, Refusal> {
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
      return oneOf(CARDS, card) ? accept({ move: kind, card }) : notUnderstood;
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

function parseStart(slot: unknown, resource: unknown): Result<Move, Refusal> {
  if (!oneOf(SLOTS, slot)) return notUnderstood;
  if (slot !== 'marker') return accept({ move: 'start', slot });
  return oneOf(RESOURCES, resource) ? accept({ move: 'start', slot, resource }) : notUnderstood;
}

function parseBuy(tile: unknown, hex: unknown): Result<Move, Refusal> {
  if (!oneOf(TILES, tile) || typeof hex !== 'string') return notUnderstood;
  const wrong = whyNoHex(hex);
  return wrong === null ? accept({ move: 'buy', tile, hex }) : refuse(wrong);
}

/** Why a text is no hex for a tile, or null if it is one. */
export function whyNoHex(text: string): Refusal | null {
  if (HEX_NAMES.includes(text)) return null;
  return SHED_NAMES.includes(text)
    ? { code: 'shed-spot', hex: text }
    : { code: 'no-such-hex', text: text.slice(0, 40) };
}

function parseActivate(value: unknown): Result<Move, Refusal> {
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

function parseScore(spot: unknown, fertility: unknown): Result<Move, Refusal> {
  if (!oneOf(SPOTS, spot)) return notUnderstood;
  if (spot !== 'fertility') return accept({ move: 'score', spot });
  return oneOf(FERTILITIES, fertility) ? accept({ move: 'score', spot, fertility }) : notUnderstood;
}

function parseCard(card: unknown, resource: unknown): Result<Move, Refusal> {
  if (card === 'harvest' || card === 'stragglers')
    return oneOf(RESOURCES, resource) ? accept({ move: 'card', card, resource }) : notUnderstood;
  return oneOf(['barrels', 'purse', 'brewmaster', 'none'] as const, card)
    ? accept({ move: 'card', card })
    : notUnderstood;
}

/** More tiles than a refill may ever name. */
const MOST_TILES = 100;

function parseRefill(first: unknown, second: unknown): Result<Move, Refusal> {
  const resources = items(first, MOST_TILES);
  const monks = items(second, MOST_TILES);
  const isResource = (tile: unknown) => oneOf(RESOURCE_TILES, tile);
  const isMonk = (tile: unknown) => oneOf(MONKS, tile);
  if (!resources?.every(isResource) || !monks?.every(isMonk)) return notUnderstood;
  return accept({ move: 'refill', resources, monks });
}
