import type { Seat } from '@taproom/games';
import {
  ACTION_SPACES,
  HEX_NAMES,
  HEX_PLACES,
  type PlayerPosition,
  type Position,
  RESOURCES,
  type ScoringLetter,
  SHED_NAMES,
  SHED_NEIGHBOURS,
  SHED_PLACES,
  type Side,
  SLOTS,
  SPOTS,
  type SpaceKind,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { type Passage, passage } from '../../../text-table/passage.ts';
import { nameForReader, type Reader } from '../../../text-table/reader.ts';
import { bandAt } from '../table/bands.ts';
import { breakdownNow, goalStandings } from '../table/standing.ts';
import type { CloisterEdition } from '../types.ts';
import type { CloisterWords } from '../words.ts';

/** The reader, the texts of the game, and the rules of the table. */
export interface CloisterReader extends Reader {
  readonly own: CloisterWords;
  readonly rules: CloisterEdition;
}

/** What is on a space of the track. */
export interface SpaceFacts {
  readonly space: number;
  readonly kind: SpaceKind;
  /** What a monk costs there in the shade. */
  readonly price: number;
  readonly letter: ScoringLetter | null;
  readonly tiles: readonly Tile[];
  readonly discs: number;
}

export function spaceFacts(rules: CloisterEdition, { tiles, discs }: Position, space: number): SpaceFacts {
  const { kind, letter, monkPrice } = rules.spaceAt(space);
  return { space, kind, price: monkPrice, letter, tiles: tiles[space] ?? [], discs: discs[space] ?? 0 };
}

/** One hex of a garden, or one of its shed spots with the neighbours that hold a tile. */
export type HexFacts =
  | { readonly hex: string; readonly tile: Tile | null }
  | { readonly hex: string; readonly shed: number | null; readonly filled: number };

/** A stretch of a row on one side of the garden, or on the border. */
export interface Stretch {
  readonly side: Side | 'border';
  readonly hexes: readonly HexFacts[];
}

export function boardPassage(position: Position, reader: CloisterReader): Passage {
  const { board, text } = reader.own;
  const here = (place: PlayerPosition['figure']): string[] =>
    position.players.flatMap((player, seat) =>
      player.figure === place ? [nameForReader(reader, seat)] : [],
    );
  const spaces = Array.from({ length: ACTION_SPACES }, (_, i) => i + 1);
  return passage(board.name, [
    ...SLOTS.map(slot => text.slot(slot, here(slot))),
    ...spaces.map(space => text.space(spaceFacts(reader.rules, position, space), here(space))),
  ]);
}

export function barrelsPassage(position: Position, seat: Seat, reader: CloisterReader): Passage {
  const { board, text } = reader.own;
  return passage(
    text.barrels,
    goalStandings(reader.rules, position, seat).map(goal => board.goal(goal)),
  );
}

/** What a player has. */
export function playerPassage(player: PlayerPosition, seat: Seat, reader: CloisterReader): Passage {
  const { text } = reader.own;
  const lowest = Math.min(...RESOURCES.map(resource => player.markers[resource]));
  const placed = player.placed.flatMap((card, pair) => {
    const [one, other] = SPOTS.slice(2 * pair, 2 * pair + 2);
    return card === null || one === undefined || other === undefined
      ? []
      : [{ card, spots: [one, other] as const }];
  });
  return passage(reader.words.text.player(nameForReader(reader, seat), seat + 1), [
    text.ducats(player.ducats),
    text.figure(player),
    text.markers({
      markers: player.markers,
      rearmost: RESOURCES.filter(resource => player.markers[resource] === lowest),
    }),
    text.brewmaster({ spot: player.brewmaster, ...bandAt(reader.rules.numbers, player.brewmaster) }),
    text.cards(player.cards),
    text.placed(placed),
    text.discs(player.discs),
    text.ownBarrels(player),
  ]);
}

export function gardenPassage(player: PlayerPosition, seat: Seat, reader: CloisterReader): Passage {
  const { text } = reader.own;
  const isBare = seat !== reader.seat && Object.keys(player.garden).length === 0;
  const rows = isBare
    ? [text.emptyGarden]
    : [...'abcdefg'].map(row => text.row(row, stretchesOf(player, row)));
  return passage(text.garden(nameForReader(reader, seat), seat === reader.seat), rows);
}

/** A row of the garden from left to right: first the sun, then the border, then the shade. */
export function stretchesOf(player: PlayerPosition, row: string): Stretch[] {
  const hexes = HEX_NAMES.map((hex, i) => ({
    hex,
    x: HEX_PLACES[i]?.x ?? 0,
    tile: player.garden[hex] ?? null,
  }));
  const sheds = SHED_NAMES.map((hex, i) => ({
    hex,
    x: SHED_PLACES[i]?.x ?? 0,
    shed: player.sheds[hex] ?? null,
    filled: Array.from(SHED_NEIGHBOURS[i] ?? []).filter(
      one => player.garden[HEX_NAMES[one] ?? ''] !== undefined,
    ).length,
  }));
  const all = [...hexes, ...sheds]
    .filter(({ hex }) => hex.startsWith(row))
    .sort((one, other) => one.x - other.x);
  const sides = [
    { side: 'sunny' as const, hexes: all.filter(({ x }) => x < 0) },
    { side: 'border' as const, hexes: all.filter(({ x }) => x === 0) },
    { side: 'shady' as const, hexes: all.filter(({ x }) => x > 0) },
  ];
  return sides.filter(stretch => stretch.hexes.length > 0);
}

export function scorePassage(position: Position, reader: CloisterReader): Passage {
  const { text } = reader.own;
  return passage(
    reader.words.text.score,
    position.players.map((player, seat) =>
      text.points(nameForReader(reader, seat), breakdownNow(reader.rules, player)),
    ),
  );
}
