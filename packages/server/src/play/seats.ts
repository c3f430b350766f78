import type { Proposal } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { Replaced, SeatRow, TableRow } from '../store/rows.ts';

/** Whether a person plays the seat now. */
export const isPlaying = (seat: SeatRow | undefined): boolean =>
  seat !== undefined && seat.person !== null && seat.level === null;

/** The seats with one of them changed. */
export const withSeat = (seats: readonly SeatRow[], at: Seat, seat: SeatRow): SeatRow[] =>
  seats.map((old, i) => (i === at ? seat : old));

/** Whether people have resigned and at most one is left, so that the game ends. */
export function isDeserted(seats: readonly SeatRow[]): boolean {
  const people = seats.filter(({ person }) => person !== null);
  const stay = people.filter(({ replaced }) => replaced !== 'resigned');
  return stay.length < people.length && stay.length <= 1;
}

/**
 * Whether everybody who must agree has agreed: all who play now; with nobody left to play there is nobody to agree. To give
 * up a rated game it takes everybody who has not resigned, also those whose seats a bot plays for a while: else whoever
 * is about to lose could make it void while the others are away.
 */
export function isAgreed(
  { rated, seats }: Pick<TableRow, 'rated' | 'seats'>,
  { kind, agreed }: Proposal,
): boolean {
  const isVoter = (seat: SeatRow): boolean =>
    rated && kind === 'abandon' ? seat.person !== null && seat.replaced !== 'resigned' : isPlaying(seat);
  const voters = [...seats.entries()].flatMap(([at, seat]) => (isVoter(seat) ? [at] : []));
  return voters.length > 0 && voters.every(seat => agreed.includes(seat));
}

/**
 * The seats of a running game as its log has them: whoever sits there by the log plays. Row and log are stored together
 * and agree, but older versions let two nodes overwrite each other's seats. `why` knows for what reason the log put a bot
 * on a seat. Whoever has resigned by the log has done so for good; else the row's reason is newer, as only the row tells
 * that somebody resigns whose seat a bot plays already. Gives the same array if it is right.
 */
export function seatsByLog(
  seats: readonly SeatRow[],
  sitters: readonly Sitter[],
  why: ReadonlyMap<Seat, Replaced>,
): readonly SeatRow[] {
  const right = seats.map((seat, at): SeatRow => {
    const sitter = sitters[at];
    if (seat.person === null || sitter === undefined) return seat;
    if (sitter.kind === 'human')
      return seat.level === null && seat.replaced === null ? seat : { ...seat, level: null, replaced: null };
    const reason = why.get(at) ?? 'away';
    const replaced = reason === 'resigned' ? reason : (seat.replaced ?? reason);
    return seat.level === sitter.level && seat.replaced === replaced
      ? seat
      : { ...seat, level: sitter.level, replaced };
  });
  return right.every((seat, at) => seat === seats[at]) ? seats : right;
}
