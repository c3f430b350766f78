import { type PlayerPosition, type Position, RESOURCES } from '@taproom/games/heaven-and-ale';
import { gotPiece } from './got.tsx';

/** Something on the boards that moves between two positions. Acts follow each other. */
export type Flight =
  | {
      readonly kind: 'fly';
      readonly piece: string;
      readonly from: string;
      readonly via: readonly string[];
      readonly act: 0 | 1;
    }
  | { readonly kind: 'stamp'; readonly piece: string; readonly act: 0 | 1 }
  | { readonly kind: 'pulse'; readonly piece: string; readonly act: 0 | 1 };

/** What moves on a seat's screen when one position follows another. */
export function flightsOf(from: Position, to: Position, seat: number): Flight[] {
  return to.players.flatMap((after, who) => {
    const before = from.players[who];
    if (before === undefined) return [];
    const board = who === seat ? ownBoard(before, after) : othersBoard(before, after, who);
    const barrels = added(barrelsOf(before), barrelsOf(after));
    return [
      ...figure(before, after, who),
      ...board,
      ...barrels.flatMap(goal => [
        still('pulse', `goal-${goal}`),
        ...(who === seat ? [] : [fly(gotPiece(who, 'barrel', goal), `goal-${goal}`, 0)]),
      ]),
    ];
  });
}

/** The pieces something flies away from. */
export const leftBetween = (from: Position, to: Position, seat: number): string[] =>
  flightsOf(from, to, seat).flatMap(flight => (flight.kind === 'fly' ? [flight.from] : []));

const fly = (piece: string, from: string, act: 0 | 1, via: readonly string[] = []): Flight => ({
  kind: 'fly',
  piece,
  from,
  via,
  act,
});

const still = (kind: 'stamp' | 'pulse', piece: string): Flight => ({ kind, piece, act: 1 });

/** The figure walks over the spaces in between. */
function figure(before: PlayerPosition, after: PlayerPosition, seat: number): Flight[] {
  if (after.figure === before.figure || before.figure === null || after.figure === null) return [];
  const start = typeof before.figure === 'number' ? before.figure : 0;
  const end = typeof after.figure === 'number' ? after.figure : start;
  const via = Array.from({ length: Math.max(0, end - start - 1) }, (_, i) => `space-${start + 1 + i}`);
  return [fly(`figure-${seat}`, `figure-${seat}`, 0, via)];
}

/** Tiles and discs come from the space and cards from the hand; then markers and sheds follow. */
function ownBoard(before: PlayerPosition, after: PlayerPosition): Flight[] {
  const space = `space-${after.figure}`;
  const moved = RESOURCES.filter(resource => after.markers[resource] !== before.markers[resource]);
  const markers = [
    ...moved.map(resource => `marker-${resource}`),
    ...(after.brewmaster === before.brewmaster ? [] : ['marker-brewmaster']),
  ];
  return [
    ...added(Object.keys(before.garden), Object.keys(after.garden)).map(hex => fly(`tile-${hex}`, space, 0)),
    ...added(before.discs, after.discs).map(spot => fly(`disc-${spot}`, space, 0)),
    ...added(before.placed, after.placed).map(card => fly(`placed-${card}`, `card-${card}`, 0)),
    ...added(Object.keys(before.sheds), Object.keys(after.sheds)).map(shed => still('stamp', `shed-${shed}`)),
    ...markers.map(marker => fly(marker, marker, 1)),
    ...(after.ducats === before.ducats ? [] : [still('pulse', 'purse')]),
  ];
}

/** A tile in a player's small garden, as shown in the strip. */
export const plantedPiece = (seat: number, hex: string): string => `planted-${seat}-${hex}`;

/** Another player's board is off the screen: what they get flies to them in the strip, and draws attention there. */
function othersBoard(before: PlayerPosition, after: PlayerPosition, seat: number): Flight[] {
  const shown = ({ garden, discs, placed, markers, brewmaster, ducats }: PlayerPosition): string =>
    JSON.stringify([garden, discs, placed, markers, brewmaster, ducats]);
  if (shown(before) === shown(after)) return [];
  const space = `space-${after.figure}`;
  const tiles = added(Object.keys(before.garden), Object.keys(after.garden));
  return [
    ...tiles.flatMap(hex => [
      fly(gotPiece(seat, 'tile', hex), space, 0),
      still('pulse', plantedPiece(seat, hex)),
    ]),
    ...added(before.discs, after.discs).map(spot => fly(gotPiece(seat, 'disc', spot), space, 0)),
    ...added(before.placed, after.placed).flatMap(card =>
      card === null ? [] : [fly(gotPiece(seat, 'card', card), `player-${seat}`, 0)],
    ),
    still('pulse', `player-${seat}`),
  ];
}

const added = <Name extends string | null>(before: readonly Name[], after: readonly Name[]): Name[] =>
  after.filter(name => name !== null && !before.includes(name));

const barrelsOf = (player: PlayerPosition): readonly string[] => [
  ...player.largeBarrels,
  ...player.smallBarrels,
];
