import type { GameEvent, GameId, Seat } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';
import { cloisterHappenings } from './cloister-happenings.ts';
import { done, type Happening, heard } from './happenings.ts';
import { tavernHappenings } from './tavern-happenings.ts';

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
  for (const { group, events } of groupsOf(game, standing(told))) {
    const last = events.at(-1);
    if (last === undefined) continue;
    const happenings = happeningsOf(
      game,
      events.map(one => one.event),
      reader,
    );
    entries.push({ number: last.number, at: last.at, by: typeof group === 'number' ? group : null, happenings });
  }
  return entries.reverse();
}

/** What happened after the last thing that a seat did itself, newest first. */
export function entriesSince(entries: readonly LogEntry[], told: readonly Told[], seat: Seat): LogEntry[] {
  const last = standing(told).findLast(({ event }) => isOwnDeed(event, seat))?.number ?? 0;
  return entries.filter(entry => entry.number > last);
}

/** What some events come to, in the order in which it is told. */
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

const TABLE_EVENTS: Readonly<Record<TableEvent['event'], true>> = {
  withdrew: true,
  'taken-back': true,
  'seat-taken': true,
};

const isTableEvent = (event: GameEvent): event is TableEvent => Object.hasOwn(TABLE_EVENTS, event.event);

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

/** Hidden choices: they are told before the moves stand. */
const isChoice = ({ event }: GameEvent): boolean => event === 'chose' || event === 'decided';

/** What still holds: going back to n moves undoes what was told with more, and what was chosen there. */
function standing(told: readonly Told[]): readonly Told[] {
  let kept: Told[] = [];
  for (const one of told) {
    const event: GameEvent | TableEvent = one.event;
    if (isTableEvent(event) && event.event === 'taken-back') {
      const { to } = event;
      kept = kept.filter(before => before.at < to || (before.at === to && !isChoice(before.event)));
    }
    kept.push(one);
  }
  return kept;
}

/** The deeds of a seat that are its own turn. Going back counts for whoever did it, or for all. */
function isOwnDeed(event: GameEvent | TableEvent | CloisterEvent | TavernEvent, seat: Seat): boolean {
  if (event.event === 'taken-back' && 'by' in event) return event.by === null || event.by === seat;
  if (!('seat' in event) || event.seat !== seat) return false;
  return !NOT_ONES_TURN.has(event.event);
}

const NOT_ONES_TURN: ReadonlySet<string> = new Set([
  'turn',
  'first-player',
  'seat-taken',
  'scored',
  'awarded',
  'bought-together',
  'discarded',
  'final-scored',
  'unspent',
]);

/** A seat, or a part of the game in which all act together. */
type Group = Seat | string;

function groupsOf(game: GameId, told: readonly Told[]): { group: Group; events: Told[] }[] {
  const groups: { group: Group; events: Told[] }[] = [];
  let isNew = true;
  for (const one of told) {
    const group = groupOf(game, one.event, groups.at(-1)?.group);
    if (group === null) {
      isNew = true;
      continue;
    }
    const last = groups.at(-1);
    // A choice that was replaced, or is revealed now, is no longer news.
    if (last?.group === CHOICE && group !== CHOICE) groups.pop();
    const open = groups.at(-1);
    if (group === CHOICE && open?.group === CHOICE) open.events = [one];
    else if (!isNew && open?.group === group && !BEGINS.has(one.event.event)) open.events.push(one);
    else groups.push({ group, events: [one] });
    isNew = group === TABLE;
  }
  return groups;
}

const CHOICE = 'choice';
const TABLE = 'table';
const BEGINS: ReadonlySet<string> = new Set(['revealed']);
