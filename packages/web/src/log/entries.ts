import type { Game, GameEvent, Seat } from '@taproom/games';
import type { Told } from '@taproom/table';
import type { Spoken } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { type EventGroup, eventGroups, isChoice, isOwnDeed, isTableEvent, standInsIn } from './groups.ts';
import type { Happening } from './happenings.ts';

/** An entry of the log: a turn of a seat, or what happened between turns. */
export interface LogItem {
  /** The number of the last event in it, as the reader counts: the id of the entry. */
  readonly number: number;
  /** How many moves were on the line after it happened: the position to show. */
  readonly at: number;
  /** Whose turn it was; null if it was everyone's or nobody's. */
  readonly by: Seat | null;
  readonly happenings: readonly Happening[];
}

/** The reader's events, and the rules they happened under. */
export type Story = Pick<Snapshot, 'rules' | 'told' | 'seat'>;

/** The log of a game from a reader's events, newest first. Without what was taken back. */
export function entriesOf(spoken: Spoken, { rules, told, seat }: Story): LogItem[] {
  const entries: LogItem[] = [];
  for (const group of eventGroups(spoken.face, rules, whatStands(rules, told))) {
    const last = group.told.at(-1);
    if (last === undefined) continue;
    const happenings = happeningsIn(spoken, group, seat);
    entries.unshift({ number: last.number, at: last.at, by: group.by, happenings });
  }
  return entries;
}

/** The entries after the last thing the person of a seat did; a bot that stood in for them is not meant. */
export function entriesSince(
  { face }: Spoken,
  { rules, told }: Story,
  entries: readonly LogItem[],
  seat: Seat,
): LogItem[] {
  const own = whatStands(rules, told).findLast(
    ({ event, standIns }) => isOwnDeed(face, rules, event, seat) && !standIns?.includes(seat),
  );
  return entries.filter(entry => entry.number > (own?.number ?? 0));
}

/** What the events of one group amount to, in the order in which it is reported. */
export function happeningsOf(
  { speech }: Spoken,
  events: readonly GameEvent[],
  reader: Seat | null,
): readonly Happening[] {
  const [first] = events;
  if (first !== undefined && isTableEvent(first)) return [{ kind: 'table', event: first }];
  return speech.happenings(events, reader);
}

/** The same for a group, which knows for whom bots acted. */
export function happeningsIn(spoken: Spoken, group: EventGroup, reader: Seat | null): readonly Happening[] {
  const happenings = happeningsOf(
    spoken,
    group.told.map(({ event }) => event),
    reader,
  );
  const standIns = standInsIn(spoken.face, group);
  return standIns.length === 0 ? happenings : happenings.map(one => ({ ...one, standIns }));
}

/** What still holds: going back to n moves undoes everything after them, and choices made there. */
export function whatStands<Event extends GameEvent>(
  rules: Game,
  told: readonly Told<Event>[],
): readonly Told<Event>[] {
  let kept: Told<Event>[] = [];
  for (const one of told) {
    const { event } = one;
    if (isTableEvent(event) && event.event === 'taken-back') {
      const { to } = event;
      kept = kept.filter(before => before.at < to || (before.at === to && !isChoice(rules, before.event)));
    }
    kept.push(one);
  }
  return kept;
}
