import type { Game, GameEvent, Seat } from '@taproom/games';
import type { TableEvent, Told } from '@taproom/table';
import type { Face, LogPart } from '../play/face.ts';
import type { Snapshot } from '../play/game.ts';

/** Events that are reported together. */
export interface EventGroup<Event extends GameEvent = GameEvent> {
  /** Whose turn it was; null if it was everyone's or nobody's. */
  readonly by: Seat | null;
  readonly told: readonly Told<Event>[];
}

/** A hidden choice, and what happens at the table besides the game: parts of the log of every game. */
const CHOICE = 'choice';
const TABLE = 'table';

const TABLE_EVENTS: Readonly<Record<TableEvent['event'], true>> = {
  withdrew: true,
  'taken-back': true,
  'seat-taken': true,
};

export const isTableEvent = (event: GameEvent): event is TableEvent =>
  Object.hasOwn(TABLE_EVENTS, event.event);

export const isGameEvent = <Event extends GameEvent>(event: Event | TableEvent): event is Event =>
  !isTableEvent(event);

/** Hidden choices: only who makes them is reported, before the moves are on the line. */
export const isChoice = (rules: Game, event: GameEvent): boolean =>
  !isTableEvent(event) && rules.viewEvent(event, 'spectator') === null;

/** Groups events in order: one group for each turn of a seat, and one for each step in which all take part. */
export function eventGroups<Event extends GameEvent>(
  face: Face,
  rules: Game,
  told: readonly Told<Event>[],
): EventGroup<Event>[] {
  const groups: { part: LogPart; told: Told<Event>[] }[] = [];
  let before: LogPart | null = null;
  for (const one of told) {
    const part = partOf(face, rules, one.event, before);
    // A choice that was replaced, or is revealed now, is no longer worth reporting.
    if (before === CHOICE && part !== TABLE) groups.pop();
    const isAlone = part === CHOICE || part === TABLE || face.standsAlone(one.event);
    if (part === before && !isAlone) groups.at(-1)?.told.push(one);
    else if (part !== null) groups.push({ part, told: [one] });
    before = part;
  }
  return groups.map(group => ({ by: typeof group.part === 'number' ? group.part : null, told: group.told }));
}

/** What an event belongs to; null if it only marks a border. */
function partOf(face: Face, rules: Game, event: GameEvent, before: LogPart | null): LogPart | null {
  if (isTableEvent(event)) return event.event === 'withdrew' ? CHOICE : TABLE;
  return isChoice(rules, event) ? CHOICE : face.partOf(event, before);
}

/** Whether an event is part of a seat's own turn. Going back counts for whoever did it, or for all. */
export function isOwnDeed(face: Face, rules: Game, event: GameEvent, seat: Seat): boolean {
  if (isTableEvent(event)) {
    if (event.event === 'taken-back') return event.by === null || event.by === seat;
    return event.event === 'withdrew' && event.seat === seat;
  }
  if (isChoice(rules, event)) return 'seat' in event && event.seat === seat;
  return face.partOf(event, null) === seat;
}

/** The seats for which bots decided what a group is about. */
export const standInsIn = (face: Face, { told }: EventGroup): readonly Seat[] => [
  ...new Set(
    told.flatMap(({ event, standIns }) => (standIns === undefined || face.follows(event) ? [] : standIns)),
  ),
];

/** Whether the choice that a seat has in, and that is still hidden, was made by a bot that stood in for its person. */
export function isBotsChoice({ rules, told }: Pick<Snapshot, 'rules' | 'told'>, seat: Seat): boolean {
  const choice = told.findLast(
    ({ event }) => isChoice(rules, event) && 'seat' in event && event.seat === seat,
  );
  return choice?.standIns?.includes(seat) ?? false;
}
