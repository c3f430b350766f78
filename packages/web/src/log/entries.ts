import type { GameEvent, GameId, Seat } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';
import { cloisterHappenings } from '../games/heaven-and-ale/log/happenings.ts';
import { tavernHappenings } from '../games/heros-tavern/log/happenings.ts';
import { groupsOf, isChoice, isOwnDeed, isTableEvent } from './groups.ts';
import { done, type Happening, heard } from './happenings.ts';

/** Something worth a place in the log: a turn of a seat, or what happened between the turns. */
export interface LogEntry {
  /** The number of the last event in it, as the reader counts: it names the entry. */
  readonly number: number;
  /** How many moves stood when it had happened: the position to look at. */
  readonly at: number;
  /** Whose turn it was; null if it was everybody's or nobody's. */
  readonly by: Seat | null;
  readonly happenings: readonly Happening[];
}

/** The log of a game as a reader was told of it, newest first. What was taken back is not in it. */
export function entriesOf(game: GameId, told: readonly Told[], reader: Seat | null): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const group of groupsOf(game, standing(told))) {
    const last = group.told.at(-1);
    if (last === undefined) continue;
    const events = group.told.map(one => one.event);
    const happenings = happeningsOf(game, events, reader);
    entries.unshift({ number: last.number, at: last.at, by: group.by, happenings });
  }
  return entries;
}

/** The entries after the last thing that a seat did itself. */
export function entriesSince(
  game: GameId,
  told: readonly Told[],
  entries: readonly LogEntry[],
  seat: Seat,
): LogEntry[] {
  const last = standing(told).findLast(({ event }) => isOwnDeed(game, event, seat))?.number ?? 0;
  return entries.filter(entry => entry.number > last);
}

/** What some events of one group come to, in the order in which it is told. */
export function happeningsOf(
  game: GameId,
  events: readonly GameEvent[],
  reader: Seat | null,
): readonly Happening[] {
  const [first] = events;
  if (first !== undefined && isTableEvent(first)) return [tableHappening(first)];
  return game === 'heaven-and-ale'
    ? cloisterHappenings(events as readonly CloisterEvent[])
    : tavernHappenings(events as readonly TavernEvent[], reader);
}

function tableHappening(event: TableEvent): Happening {
  switch (event.event) {
    case 'withdrew':
      return done(event.seat, { deed: 'withdraw' });
    case 'taken-back':
      return event.by === null ? heard({ news: 'gone-back' }) : done(event.by, { deed: 'take-back' });
    case 'seat-taken':
      return heard({ news: 'seat-taken', seat: event.seat, sitter: event.sitter });
  }
}

/** What still holds: going back to n moves undoes what was told with more, and what was chosen there. */
function standing(told: readonly Told[]): readonly Told[] {
  let kept: Told[] = [];
  for (const one of told) {
    const { event } = one;
    if (isTableEvent(event) && event.event === 'taken-back') {
      const { to } = event;
      kept = kept.filter(before => before.at < to || (before.at === to && !isChoice(before.event)));
    }
    kept.push(one);
  }
  return kept;
}
