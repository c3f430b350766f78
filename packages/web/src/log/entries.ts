import type { Game, GameEvent, Seat } from '@taproom/games';
import type { Told } from '@taproom/table';
import type { Spoken } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { groupsOf, isChoice, isOwnDeed, isTableEvent } from './groups.ts';
import type { Happening } from './happenings.ts';

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

/** What a reader was told, and by which rules it happened. */
export type Story = Pick<Snapshot, 'rules' | 'told' | 'seat'>;

/** The log of a game as a reader was told of it, newest first. What was taken back is not in it. */
export function entriesOf(spoken: Spoken, { rules, told, seat }: Story): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const group of groupsOf(spoken.face, rules, standing(rules, told))) {
    const last = group.told.at(-1);
    if (last === undefined) continue;
    const events = group.told.map(one => one.event);
    const happenings = happeningsOf(spoken, events, seat);
    entries.unshift({ number: last.number, at: last.at, by: group.by, happenings });
  }
  return entries;
}

/** The entries after the last thing that a seat did itself. */
export function entriesSince(
  { face }: Spoken,
  { rules, told }: Story,
  entries: readonly LogEntry[],
  seat: Seat,
): LogEntry[] {
  const own = standing(rules, told).findLast(({ event }) => isOwnDeed(face, rules, event, seat));
  return entries.filter(entry => entry.number > (own?.number ?? 0));
}

/** What some events of one group come to, in the order in which it is told. */
export function happeningsOf(
  { speech }: Spoken,
  events: readonly GameEvent[],
  reader: Seat | null,
): readonly Happening[] {
  const [first] = events;
  if (first !== undefined && isTableEvent(first)) return [{ kind: 'table', event: first }];
  return speech.happenings(events, reader);
}

/** What still holds: going back to n moves undoes what was told with more, and what was chosen there. */
function standing(rules: Game, told: readonly Told[]): readonly Told[] {
  let kept: Told[] = [];
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
