import type { Position } from '@taproom/games/heaven-and-ale';
import { type Places, pieceIn } from '../../../motion/places.ts';
import { LONGEST, pulse, stamp, travel } from '../../../motion/travel.ts';
import { type Flight, flightsOf } from './flights.ts';

/** Movements start one after another, so that a turn is easy to follow: the figure, what it brings, what that does. */
const LATER = LONGEST / 2;

/** Animates what has changed from one position to the next. */
export function moveThings(
  root: HTMLElement,
  { from, to, before }: { from: Position; to: Position; before: Places },
  seat: number,
): void {
  for (const flight of flightsOf(from, to, seat)) start(root, flight, before);
}

function start(root: HTMLElement, flight: Flight, before: Places): void {
  const piece = pieceIn(root, flight.piece);
  if (piece === null) return;
  const delay = flight.act * LATER;
  if (flight.kind === 'stamp') stamp(piece, { delay });
  else if (flight.kind === 'pulse') pulse(piece, { delay });
  else {
    const origin = before.get(flight.from);
    if (origin === undefined || origin.width === 0) return;
    const over = flight.via.flatMap(name => pieceIn(root, name)?.getBoundingClientRect() ?? []);
    travel(piece, [origin, ...over.map(place => centred(place, origin))], { delay });
  }
}

/** A place of the size the piece had when it left, so that it does not grow and shrink on its way. */
const centred = (place: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
