import {
  CARDS,
  GOALS,
  HEX_NAMES,
  type PlayerPosition,
  RESOURCES,
  SHED_NAMES,
  SLOTS,
  SPOTS,
  sideOf,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import type { About, Speech } from '../../play/face.ts';
import { nameForReader, type Reader } from '../../text-table/reader.ts';
import { tileParts } from './parts.ts';
import { shedSoFar } from './sheds.ts';
import { bandsOf } from './table/bands.ts';
import { offerOf } from './table/preview.ts';
import { breakdownNow, goalStandings } from './table/standing.ts';
import type { Cloister, CloisterNow } from './types.ts';
import type { CloisterWords } from './words.ts';

interface Asked {
  readonly words: CloisterWords;
  readonly now: CloisterNow;
  readonly reader: Reader;
  /** Whose board it is on. */
  readonly seat: number;
  readonly player: PlayerPosition;
}

type Answers = Readonly<Record<string, (name: string, asked: Asked) => About | null>>;

const found = <Name extends string>(names: readonly Name[], name: string): Name | null =>
  names.find(one => one === name) ?? null;

const tileLines = (tile: Tile, { words }: Asked): readonly string[] =>
  tileParts(tile).kind === 'monk' ? [words.about.monk] : [words.about.resourceTile];

/** What each kind of thing says, by the first part of its key. */
const ANSWERS: Answers = {
  space: (name, { words: { about, board, turn }, now }) => {
    const space = Number(name);
    const tiles = now.view.tiles[space] ?? [];
    const discs = now.view.discs[space] ?? 0;
    const { kind, letter, monkPrice } = now.rules.spaceAt(space);
    const rules = { resource: '5.4', monk: '5.5', scoring: '7.1', barrel: '8.2' };
    return {
      title: board.space({ space, kind, tiles: [], discs: 0, letter: letter ?? '' }),
      lines: [
        about.space[kind],
        ...(kind === 'scoring' ? [`${about.letter[letter ?? '*']} ${about.discs(discs)}`] : []),
        ...(kind === 'monk' ? [`${about.monkPrice(monkPrice)} ${about.monkNumber}`] : []),
        ...(kind === 'monk' || (kind === 'resource' && tiles.length === 0) ? [about.forSale(tiles)] : []),
        ...(kind === 'resource'
          ? [...new Set(tiles)].map(tile => `${turn.offer(offerOf(now.rules, tile, space))}.`)
          : []),
      ],
      rule: rules[kind],
    };
  },
  slot: (name, { words: { about, board }, now, reader }) => {
    const slot = found(SLOTS, name);
    if (slot === null) return null;
    const owner = now.view.players.findIndex(({ figure }) => figure === slot);
    const legal = (now.plan?.legal ?? []).flatMap(move => (move.move === 'start' ? [move.slot] : []));
    const isClosed = now.mayAct && legal.length > 0 && !legal.includes(slot);
    const free =
      now.view.stage === 'place' ? about.slotToBegin : isClosed ? about.slotNotNow : about.slotFree;
    return {
      title: board.slot(slot),
      lines: [about.slot[slot], owner < 0 ? free : about.slotTaken(nameForReader(reader, owner))],
      rule: '5.7',
    };
  },
  hex: (name, asked) => {
    const { words, player } = asked;
    const hex = HEX_NAMES.indexOf(name);
    if (hex < 0) return null;
    const tile = player.garden[name] ?? null;
    const side = sideOf(hex);
    return {
      title: tile === null ? words.about.emptyHex[side] : words.board.tile(tile),
      lines: [...(tile === null ? [] : tileLines(tile, asked)), words.about.hex[side]],
      rule: tile === null ? '5.4' : tileParts(tile).kind === 'monk' ? '7.4' : '6.3',
    };
  },
  shed: (name, { words: { about, board }, now, player }) => {
    if (!SHED_NAMES.includes(name)) return null;
    const built = player.sheds[name];
    if (built !== undefined)
      return {
        title: board.shed({ shed: name, type: built }),
        lines: [about.builtShed[built] ?? ''],
        rule: '6.2',
      };
    const so = shedSoFar(now.rules.numbers, player, name);
    return {
      title: about.shedSpot,
      lines: [about.shedNeeds, about.shedSoFar(so), about.shedBrings(so), about.shedTable],
      rule: '6.1',
    };
  },
  spot: (name, { words: { about, board }, player }) => {
    const spot = found(SPOTS, name);
    if (spot === null) return null;
    const tiles = Object.values(player.garden).filter(tile => tile === spot || tile.startsWith(spot)).length;
    const kind = spot === 'fertility' ? 'fertility' : spot.startsWith('monk') ? 'monk' : 'resource';
    const rules = { fertility: '7.2', resource: '7.3', monk: '7.4' };
    return {
      title: board.spot({ spot, taken: false }),
      lines: [
        about.spot[kind],
        player.discs.includes(spot)
          ? about.spotTaken
          : kind === 'fertility'
            ? about.spotOnce
            : `${about.spotTiles(tiles)} ${about.spotOnce}`,
      ],
      rule: rules[kind],
    };
  },
  pair: (name, { words: { about, board }, player }) => {
    const pair = Number(name);
    const spots = SPOTS.slice(2 * pair, 2 * pair + 2);
    if (spots.length < 2) return null;
    const have = spots.filter(spot => player.discs.includes(spot)).length;
    const card = player.placed[pair] ?? null;
    return {
      title: about.pair(spots.map(board.spotName)),
      lines: [about.pairRule, card === null ? about.pairSoFar(have) : board.placed(card)],
      rule: '7.5',
    };
  },
  card: (name, { words: { about, cloister }, player }) => {
    const card = found(CARDS, name);
    if (card === null) return null;
    const isPlaced = player.placed.includes(card);
    return {
      title: cloister.card[card],
      lines: [about.card[card], isPlaced ? about.cardPlaced : about.cardInHand],
      rule: isPlaced ? '7.5' : '5.8',
    };
  },
  goal: (name, { words: { about, board, cloister, turn }, now, reader }) => {
    const goal = found(GOALS, name);
    const standing = goalStandings(now.rules, now.view, now.seat ?? 0).find(one => one.goal === goal);
    if (goal === null || standing === undefined) return null;
    const owners = now.view.players.flatMap(({ largeBarrels, smallBarrels }, seat) =>
      largeBarrels.includes(goal) || smallBarrels.includes(goal) ? [nameForReader(reader, seat)] : [],
    );
    return {
      title: cloister.goal[goal],
      lines: [
        about.goal,
        sentence(
          `${board.goalState(standing)}${standing.lacks.length > 0 && standing.own === null ? `; ${turn.reckoning.lacks(standing.lacks)}` : ''}`,
        ),
        ...(owners.length === 0 ? [] : [about.goalOwners(owners)]),
      ],
      rule: '8.1',
    };
  },
  band: (name, { words: { about, board }, now, player }) => {
    const band = bandsOf(now.rules.numbers).find(({ from }) => String(from) === name);
    if (band === undefined) return null;
    const isNow = player.brewmaster >= band.from && player.brewmaster <= band.to;
    return {
      title: about.band,
      lines: [board.band(band), about.bandRule(band), ...(isNow ? [about.bandNow] : [])],
      rule: '3.3',
    };
  },
  marker: (name, { words: { about, board }, player }) => {
    if (name === 'brewmaster')
      return { title: board.marker(name, player.brewmaster), lines: [about.brewmaster], rule: '3.3' };
    const resource = found(RESOURCES, name);
    if (resource === null) return null;
    const isLast = player.markers[resource] === Math.min(...RESOURCES.map(one => player.markers[one]));
    return {
      title: board.marker(resource, player.markers[resource]),
      lines: [about.marker, ...(isLast ? [about.markerLast] : [])],
      rule: '10.4',
    };
  },
  side: (name, { words: { about, board } }) => {
    if (name !== 'sunny' && name !== 'shady') return null;
    return {
      title: name === 'sunny' ? board.sunnySide : board.shadySide,
      lines: [about.hex[name]],
      rule: '6.3',
    };
  },
  stacks: (_, { words: { about, board }, now: { rules, view } }) => {
    const rounds = rules.numbers.ROUNDS[view.seats] ?? view.round;
    return {
      title: board.round(Math.max(1, view.round), rounds),
      lines: [board.stacks(Math.max(0, rounds - view.round)), about.stacks],
      rule: '9.1',
    };
  },
  purse: (_, { words: { about, cloister }, player }) => ({
    title: cloister.ducats(player.ducats),
    lines: [about.ducats, about.ducatsEnd],
    rule: '5.8',
  }),
  barrels: (_, { words: { about, board }, player }) => ({
    title: board.barrels(player.largeBarrels.length, player.smallBarrels.length),
    lines: [about.barrels],
    rule: '10.4',
  }),
  player: (_, { words: { about }, now, reader, seat, player }) => ({
    title: nameForReader(reader, seat),
    lines: [about.playerNow(breakdownNow(now.rules, player)), about.playerOpen],
    rule: '10.4',
  }),
};

/**
 * What the things on the table say about themselves. A key is the kind of thing and its name, such as `space:4`; what
 * lies on a player's board has the seat in between: `hex:2:c4`.
 */
export const aboutIn =
  (words: CloisterWords): Speech<Cloister>['about'] =>
  (key, now, reader) => {
    const parts = key.split(':');
    const [kind = ''] = parts;
    const seat = parts.length > 2 ? Number(parts[1]) : (now.seat ?? 0);
    const player = now.view.players[seat];
    const name = parts.at(-1) ?? '';
    if (player === undefined || !Object.hasOwn(ANSWERS, kind)) return null;
    return ANSWERS[kind]?.(name, { words, now, reader, seat, player }) ?? null;
  };

/** Words that stand in a list elsewhere. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
