import {
  type Position,
  type Resource,
  type SeatMove,
  SPOTS,
  type Spot,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import type { CloisterChoices } from './Cloister.tsx';

/** The legal moves sorted by what a person points at. */
export interface Choices extends CloisterChoices {
  /** The tiles that can be bought on some hex. */
  readonly tiles: readonly Tile[];
  readonly cards: readonly (SeatMove & { move: 'card' })[];
  readonly returns: readonly (SeatMove & { move: 'return' })[];
  /** The markers that the marker slot may move. */
  readonly markerSlot: readonly Resource[];
}

/** Sorts the legal moves; `tile` is the one picked up, `picked` are the hexes chosen for a shed so far. */
export function choicesOf(
  position: Position,
  legal: readonly SeatMove[],
  tile: Tile | null,
  picked: ReadonlySet<string>,
  priceOf: (move: SeatMove) => string,
): Choices {
  const hexes = new Map<string, string>();
  for (const move of legal) {
    if (move.move === 'buy' && move.tile === tile) hexes.set(move.hex, priceOf(move));
    if (move.move === 'activate' && [...picked].every(hex => move.hexes.includes(hex)))
      for (const hex of move.hexes) hexes.set(hex, '');
  }
  const spots = new Map<Spot, SeatMove[]>();
  for (const spot of SPOTS) {
    const moves = legal.filter(move => move.move === 'score' && move.spot === spot);
    if (moves.length > 0) spots.set(spot, moves);
  }
  return {
    hexes,
    chosenHexes: picked,
    spots,
    tiles: [...new Set(legal.flatMap(move => (move.move === 'buy' ? [move.tile] : [])))],
    cards: legal.filter(move => move.move === 'card'),
    returns: position.stage === 'place' ? [] : legal.filter(move => move.move === 'return'),
    markerSlot: legal.flatMap(move =>
      move.move === 'start' && move.slot === 'marker' ? [move.resource] : [],
    ),
  };
}
