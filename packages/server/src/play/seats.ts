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

/**
 * Whether people have resigned and so few are left that the game ends. Someone who is left alone can play on against
 * bots, or stop whenever they like; but ratings are for games between people.
 */
export function isDeserted({ rated, seats }: Pick<TableRow, 'rated' | 'seats'>): boolean {
  const people = seats.filter(({ person }) => person !== null);
  const stay = people.filter(({ replaced }) => replaced !== 'resigned');
  return stay.length < people.length && stay.length <= (rated ? 1 : 0);
}

/** Whether all people but one have resigned. */
export function hasOneLeft(seats: readonly SeatRow[]): boolean {
  const people = seats.filter(({ person }) => person !== null);
  return people.length > 1 && people.filter(({ replaced }) => replaced !== 'resigned').length === 1;
}

/**
 * Whether bots play for all people of a table. Then they wait: nobody wants a game that bots have played to its end.
 * Rated games go on, or someone who is about to lose could stop one by leaving last; so do daily deals.
 */
export function isIdle({ rated, deal, seats }: Pick<TableRow, 'rated' | 'deal' | 'seats'>): boolean {
  const people = seats.filter(({ person }) => person !== null);
  return !rated && deal === null && people.length > 0 && !people.some(isPlaying);
}

/**
 * Whether everyone who must agree has agreed: all who play now; with nobody left to play there is nobody to agree.
 * Abandoning a rated game takes everyone who has not resigned, including those a bot is currently playing for:
 * otherwise whoever is about to lose could void it while the others are away.
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
 * The seats of a running game according to its log: whoever sits there by the log plays. Row and log are stored
 * together and agree, but older versions let two nodes overwrite each other's seats. `why` knows why the log put a bot
 * in a seat. Whoever has resigned by the log has done so for good; otherwise the row's reason is newer, since only the
 * row records a resignation from a seat that a bot already plays. Returns the same array if it is right.
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
