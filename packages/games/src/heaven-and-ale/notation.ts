import { accept, type Result, refuse } from '../result.ts';
import type { Move } from './moves.ts';
import { isOneOf, whyNoHex } from './parse.ts';
import type { CloisterRefusal } from './refusals.ts';
import {
  CARDS,
  FERTILITIES,
  MONKS,
  type Monk,
  RESOURCE_TILES,
  RESOURCES,
  type ResourceTile,
  SLOTS,
  SPOTS,
  TILES,
} from './vocabulary.ts';

/** A refill has 19 tiles; nothing legal is longer. */
const LONGEST = 400;

/** A move as text: "go 5", "buy hops3 c4", "activate d3 d5", "score fertility3", "card harvest wood", "done". */
export function writeMove(move: Move): string {
  switch (move.move) {
    case 'go':
      return `go ${move.space}`;
    case 'start':
      return move.slot === 'marker' ? `start marker ${move.resource}` : `start ${move.slot}`;
    case 'buy':
      return `buy ${move.tile} ${move.hex}`;
    case 'activate':
      return ['activate', ...move.hexes].join(' ');
    case 'score':
      return move.spot === 'fertility' ? `score fertility${move.fertility}` : `score ${move.spot}`;
    case 'card':
      return 'resource' in move ? `card ${move.card} ${move.resource}` : `card ${move.card}`;
    case 'return':
      return `return ${move.card}`;
    case 'done':
      return 'done';
    case 'refill':
      return ['refill', ...move.resources, ...move.monks].join(' ');
    case 'first':
      return `first ${move.seat}`;
  }
}

const unknownWord = (text: string, expected: string) =>
  refuse<CloisterRefusal>({ code: 'unknown-word', text: text.slice(0, 40), expected });
const wrongNumber = (command: string, need: string) =>
  refuse<CloisterRefusal>({ code: 'wrong-number-of-words', command, need });

/** Parses a move, legal or not. Case and extra spaces don't matter. */
export function readMove(text: string): Result<Move, CloisterRefusal> {
  if (typeof text !== 'string') return refuse({ code: 'text-expected' });
  if (text.length > LONGEST) return refuse({ code: 'text-too-long', max: LONGEST });
  const [command = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  switch (command) {
    case 'go':
      return readNumber(command, words, space => ({ move: 'go', space }));
    case 'first':
      return readNumber(command, words, seat => ({ move: 'first', seat }));
    case 'start':
      return readStart(words);
    case 'buy':
      return readBuy(words);
    case 'activate':
      return readActivate(words);
    case 'score':
      return readScore(words);
    case 'card':
      return readCard(words);
    case 'return': {
      const [card = ''] = words;
      if (words.length !== 1) return wrongNumber(command, 'a card');
      return isOneOf(CARDS, card) ? accept({ move: command, card }) : unknownWord(card, 'card');
    }
    case 'done':
      return words.length === 0 ? accept({ move: command }) : wrongNumber(command, 'nothing more');
    case 'refill':
      return readRefill(words);
    default:
      return refuse({ code: 'unknown-command', text: command.slice(0, 40) });
  }
}

function readNumber(
  command: string,
  words: readonly string[],
  move: (n: number) => Move,
): Result<Move, CloisterRefusal> {
  const [word = ''] = words;
  if (words.length !== 1) return wrongNumber(command, 'a number');
  return /^\d{1,3}$/.test(word) ? accept(move(Number(word))) : unknownWord(word, 'number');
}

function readStart(words: readonly string[]): Result<Move, CloisterRefusal> {
  const [slot = '', resource = ''] = words;
  if (!isOneOf(SLOTS, slot)) return unknownWord(slot, 'starting space');
  if (slot !== 'marker')
    return words.length === 1 ? accept({ move: 'start', slot }) : wrongNumber('start', 'a starting space');
  if (words.length !== 2) return wrongNumber('start', 'a starting space and a resource');
  return isOneOf(RESOURCES, resource)
    ? accept({ move: 'start', slot, resource })
    : unknownWord(resource, 'resource');
}

function readBuy(words: readonly string[]): Result<Move, CloisterRefusal> {
  const [tile = '', hex = ''] = words;
  if (words.length !== 2) return wrongNumber('buy', 'a tile and a hex');
  if (!isOneOf(TILES, tile)) return unknownWord(tile, 'tile');
  const wrong = whyNoHex(hex);
  return wrong === null ? accept({ move: 'buy', tile, hex }) : refuse(wrong);
}

function readActivate(words: readonly string[]): Result<Move, CloisterRefusal> {
  if (words.length < 1 || words.length > 6) return wrongNumber('activate', 'one to four hexes');
  for (const hex of words) {
    const wrong = whyNoHex(hex);
    if (wrong !== null) return refuse(wrong);
  }
  return accept({ move: 'activate', hexes: [...words] });
}

function readScore(words: readonly string[]): Result<Move, CloisterRefusal> {
  const [spot = ''] = words;
  if (words.length !== 1) return wrongNumber('score', 'a spot');
  const fertility = FERTILITIES.find(n => spot === `fertility${n}`);
  if (fertility !== undefined) return accept({ move: 'score', spot: 'fertility', fertility });
  return isOneOf(SPOTS, spot) && spot !== 'fertility'
    ? accept({ move: 'score', spot })
    : unknownWord(spot, 'spot');
}

function readCard(words: readonly string[]): Result<Move, CloisterRefusal> {
  const [card = '', resource = ''] = words;
  if (card === 'harvest' || card === 'stragglers') {
    if (words.length !== 2) return wrongNumber('card', 'a card and a resource');
    return isOneOf(RESOURCES, resource)
      ? accept({ move: 'card', card, resource })
      : unknownWord(resource, 'resource');
  }
  if (!isOneOf(['barrels', 'purse', 'brewmaster', 'none'] as const, card)) return unknownWord(card, 'card');
  return words.length === 1 ? accept({ move: 'card', card }) : wrongNumber('card', 'a card');
}

function readRefill(words: readonly string[]): Result<Move, CloisterRefusal> {
  const resources: ResourceTile[] = [];
  const monks: Monk[] = [];
  for (const word of words) {
    if (isOneOf(MONKS, word)) monks.push(word);
    else if (isOneOf(RESOURCE_TILES, word) && monks.length === 0) resources.push(word);
    else return unknownWord(word, 'tile');
  }
  return accept({ move: 'refill', resources, monks });
}
