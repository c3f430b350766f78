import {
  HEX_NAMES,
  HEX_PLACES,
  heavenAndAle,
  type PlayerPosition,
  type Position,
  RESOURCES,
  SHED_NAMES,
  SHED_PLACES,
  scoringLetter,
  spaceKind,
  type Tile,
} from '../src/heaven-and-ale/index.ts';
import type { Board } from './golden.ts';

/**
 * Heaven & Ale as text: the whole table after a refill and at the end, the active player's board at the start of each
 * turn.
 */
export const aleBoard: Board = (state, actor, { events, isNewActor }) => {
  const position = heavenAndAle.position(state);
  if (actor === null || events.some(({ event }) => event === 'refilled')) {
    return [...mainBoard(position), ...position.players.flatMap((_, seat) => ownBoard(position, seat))];
  }
  return isNewActor && actor !== 'chance' && position.stage === 'go' ? ownBoard(position, actor) : [];
};

const SPACES = Array.from({ length: 27 }, (_, i) => i + 1);
const SPACES_A_LINE = 9;

function mainBoard({ round, tiles, discs }: Position): string[] {
  const cells = SPACES.map(space => {
    const kind = spaceKind(space);
    if (kind === 'barrel') return `${space} barrels`;
    if (kind === 'scoring') return `${space} ${scoringLetter(space)}${'o'.repeat(discs[space])}`;
    return `${space} ${tiles[space].map(short).join(' ') || '-'}`;
  });
  const rows = [0, 1, 2].map(row => cells.slice(row * SPACES_A_LINE, (row + 1) * SPACES_A_LINE));
  return [`==== round ${round}`, ...rows.map(row => row.join(' | '))];
}

/** `wo3` is wood of fertility 3, `m2` a monk. */
const short = (tile: Tile): string =>
  tile.startsWith('monk') ? `m${tile.slice(-1)}` : tile.slice(0, 2) + tile.slice(-1);

function ownBoard({ players }: Position, seat: number): string[] {
  const me = players[seat];
  const markers = RESOURCES.map(resource => `${resource} ${me.markers[resource]}`).join(' ');
  const lists: [string, readonly string[]][] = [
    ['cards', me.cards],
    ['placed', me.placed.map(card => card ?? '-')],
    ['discs', me.discs],
    ['large barrels', me.largeBarrels],
    ['small barrels', me.smallBarrels],
  ];
  const own = lists.filter(([, list]) => list.some(item => item !== '-'));
  return [
    `-- seat ${seat} on ${me.figure ?? 'no place'}${me.out ? ', out of the round' : ''}: ` +
      `${me.ducats} ducats, brewmaster ${me.brewmaster}, ${markers}`,
    `   ${own.map(([name, list]) => `${name}: ${list.join(' ')}`).join('; ')}`,
    ...garden(me),
  ];
}

/** The garden row by row; an empty one takes no room. */
function garden({ garden, sheds }: PlayerPosition): string[] {
  if (Object.keys(garden).length === 0) return [];
  const rows = Array.from({ length: 7 }, () => Array<string>(13).fill('  '));
  const put = (place: { readonly x: number; readonly y: number }, text: string): void => {
    rows[place.y][place.x + 6] = text;
  };
  HEX_NAMES.forEach((name, i) => {
    put(HEX_PLACES[i], name in garden ? short(garden[name]) : '.');
  });
  SHED_NAMES.forEach((name, i) => {
    put(SHED_PLACES[i], name in sheds ? `[${sheds[name]}]` : '[]');
  });
  return rows.map((row, y) => `   ${'abcdefg'[y]} ${row.map(cell => cell.padEnd(3)).join('')}`.trimEnd());
}
