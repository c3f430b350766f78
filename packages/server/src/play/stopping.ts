// Which games count for ratings and statistics when they are over.

import type { Seat } from '@taproom/games';
import type { Table } from '@taproom/table';
import type { TableRow } from '../store/rows.ts';

/** How many people must have made a turn themselves before a rated game counts. */
const PLAYED = 2;

/**
 * Whether a game that is over counts. One that ended early has no winner, so it does not. Only in a rated game do those
 * who resigned lose to those who stayed: otherwise a resignation would save their rating. And a rated one counts only if
 * two people have made a turn themselves, however it ended: otherwise ratings could be farmed with accounts that only
 * resign, or that let a bot finish the game for them.
 */
export function counts({ status, rated, seats }: TableRow, game: Table | null): boolean {
  if (!rated) return status !== 'abandoned';
  if (status === 'abandoned' && seats.every(({ replaced }) => replaced !== 'resigned')) return false;
  const people = seats.filter(({ person }) => person !== null).length;
  return game !== null && playedThemselves(game).size >= Math.min(PLAYED, people);
}

/** The seats where people have made moves themselves, and not only a bot for them. */
function playedThemselves({ setup, log }: Table): ReadonlySet<Seat> {
  const sitters = [...setup.seats];
  const played = new Set<Seat>();
  for (const entry of log) {
    if (entry.kind === 'seat') sitters[entry.seat] = entry.sitter;
    else if (entry.kind === 'move' && entry.actor !== 'chance' && sitters[entry.actor]?.kind === 'human')
      played.add(entry.actor);
  }
  return played;
}
