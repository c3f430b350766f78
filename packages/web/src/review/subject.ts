import { commitment, expectOk, type Seat } from '@taproom/games';
import type { Table } from '@taproom/table';
import { isTableEvent } from '../log/groups.ts';
import { onlyPerson } from '../play/names.ts';
import type { ReplayGame } from '../replay/game.ts';
import type { ReviewedLine } from './messages.ts';

/** A finished game to review. */
export interface ReviewSubject {
  /** Follows from its moves alone: names and dates don't matter. */
  readonly key: string;
  readonly line: ReviewedLine;
  readonly record: string;
  /** The seat of the person at this screen; null if nobody knows. */
  readonly own: Seat | null;
}

/** What there is to review; null while the game is running. `name` is what the person at the screen is called. */
export function reviewSubject(replay: ReplayGame, name: string): ReviewSubject | null {
  const { table, length } = replay;
  if (!table.finished || length !== table.length) return null;
  const { game, id, setup, sitters } = table;
  const line: ReviewedLine = {
    game: id,
    rules: game.rules,
    seats: sitters.length,
    // With the defaults: a record may leave them out.
    options: game.options(expectOk(game.setup(sitters.length, setup.options))),
    moves: table.moves(),
  };
  return { key: keyOf(line, table), line, record: replay.record(), own: ownSeat(table, name) };
}

function keyOf({ game, rules, seats, options, moves }: ReviewedLine, table: Table): string {
  const written = moves.map(({ actor, move }) => `${actor}:${table.game.write(move)}`);
  const text = JSON.stringify([game, rules, seats, options, written]);
  const digest = commitment(new TextEncoder().encode(text));
  return Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('');
}

function ownSeat({ sitters }: Table, name: string): Seat | null {
  const named = sitters.findIndex(sitter => sitter.kind === 'human' && sitter.name === name && name !== '');
  return named === -1 ? onlyPerson(sitters) : named;
}

/** All seats in the order in which they are reviewed: one's own, other people, bots. */
export function seatOrder({ sitters }: Pick<Table, 'sitters'>, own: Seat | null): Seat[] {
  const rank = (seat: Seat): number => (seat === own ? 0 : sitters[seat]?.kind === 'human' ? 1 : 2);
  return [...sitters.keys()].sort((one, other) => rank(one) - rank(other));
}

/**
 * Whether a bot that took over a person's seat made the move with this number: then it isn't the person's slip. Records
 * don't say; games on this device do.
 */
export function isByStandIn(table: Table, seat: Seat, ply: number): boolean {
  if (table.setup.seats[seat]?.kind !== 'human') return false;
  const last = table
    .events('spectator', 0)
    .map(({ at, event }) => (at <= ply && isTableEvent(event) && event.event === 'seat-taken' ? event : null))
    .findLast(event => event?.seat === seat);
  return last?.sitter.kind === 'bot';
}
