import {
  type Card,
  FERTILITIES,
  type Position,
  type SeatMove,
  type Slot,
  type Spot,
  type Tile,
} from '@taproom/games/heaven-and-ale';

/** A target on the boards that a player can point at and choose. */
export type Aim =
  | { readonly at: 'space'; readonly space: number }
  | { readonly at: 'slot'; readonly slot: Slot }
  | { readonly at: 'hex'; readonly hex: string }
  | { readonly at: 'spot'; readonly spot: Spot }
  | { readonly at: 'card'; readonly card: Card };

/** What a player holds while choosing: a tile to plant, or some of the hexes a shed should activate. */
export interface Grip {
  readonly tile: Tile | null;
  readonly picked: ReadonlySet<string>;
}

/** A name for a target, for sets and for elements of the page. */
export function aimKey(aim: Aim): string {
  switch (aim.at) {
    case 'space':
      return `space-${aim.space}`;
    case 'slot':
      return `slot-${aim.slot}`;
    case 'hex':
      return `hex-${aim.hex}`;
    case 'spot':
      return `spot-${aim.spot}`;
    case 'card':
      return `card-${aim.card}`;
  }
}

/** The target for a move. */
export function aimsOf(move: SeatMove): Aim[] {
  switch (move.move) {
    case 'go':
      return [{ at: 'space', space: move.space }];
    case 'start':
      return [{ at: 'slot', slot: move.slot }];
    case 'buy':
      return [{ at: 'hex', hex: move.hex }];
    case 'activate':
      return move.hexes.map(hex => ({ at: 'hex', hex }));
    case 'score':
      return [{ at: 'spot', spot: move.spot }];
    case 'card':
      return move.card === 'none' ? [] : [{ at: 'card', card: move.card }];
    case 'return':
      return [{ at: 'card', card: move.card }];
    case 'done':
      return [];
  }
}

/** The legal moves by the names of the targets that may mean them. */
export function movesByAim(
  legal: readonly SeatMove[],
  { tile, picked }: Grip,
): ReadonlyMap<string, readonly SeatMove[]> {
  const moves = new Map<string, SeatMove[]>();
  for (const move of legal) {
    if (move.move === 'buy' && move.tile !== tile) continue;
    if (move.move === 'activate' && ![...picked].every(hex => move.hexes.includes(hex))) continue;
    for (const key of new Set(aimsOf(move).map(aimKey))) moves.set(key, [...(moves.get(key) ?? []), move]);
  }
  return moves;
}

/** The moves a closed target would mean: the rules say why not. */
export function wishesAt(aim: Aim, position: Position, { tile, picked }: Grip): SeatMove[] {
  switch (aim.at) {
    case 'space':
      return [{ move: 'go', space: aim.space }];
    case 'slot':
      return [
        aim.slot === 'marker'
          ? { move: 'start', slot: aim.slot, resource: 'wood' }
          : { move: 'start', slot: aim.slot },
      ];
    case 'hex':
      return position.stage === 'shed'
        ? [{ move: 'activate', hexes: [...picked, aim.hex] }]
        : [{ move: 'buy', tile: tile ?? tileHere(position), hex: aim.hex }];
    case 'spot':
      if (aim.spot !== 'fertility') return [{ move: 'score', spot: aim.spot }];
      return FERTILITIES.map(fertility => ({ move: 'score', spot: 'fertility', fertility }));
    case 'card':
      return [{ move: 'return', card: aim.card }];
  }
}

/** A tile on the active player's space; any tile if there is none. */
function tileHere(position: Position): Tile {
  const figure = position.players[position.active]?.figure;
  return (typeof figure === 'number' ? position.tiles[figure]?.[0] : undefined) ?? 'wood1';
}

/** Whether a plan already contains all that a hint says. */
export const isHintPlayed = (hint: readonly SeatMove[], planned: readonly SeatMove[]): boolean => {
  const meant = hint.filter(({ move }) => move !== 'done');
  return planned.length >= meant.length && meant.every((move, i) => isSameMove(move, planned[i]));
};

const isSameMove = (one: SeatMove, other: SeatMove | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The next move of a hint, or null if the plan went another way. */
export function hintedMove(hint: readonly SeatMove[], planned: readonly SeatMove[]): SeatMove | null {
  const followed = planned.every((move, i) => JSON.stringify(move) === JSON.stringify(hint[i]));
  return followed ? (hint[planned.length] ?? null) : null;
}
