import type { GameEvent, GameId, Seat } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';

/** Events that are told together. */
export interface Group {
  /** Whose turn it was; null if it was everybody's or nobody's. */
  readonly by: Seat | null;
  readonly told: readonly Told[];
}

/** A part of the game in which all act together, or nobody does. */
type Part = 'between' | 'deal' | 'choice' | 'reveal' | 'scoring' | 'purchase' | 'end' | 'table';

const TABLE_EVENTS: Readonly<Record<TableEvent['event'], true>> = {
  withdrew: true,
  'taken-back': true,
  'seat-taken': true,
};

export const isTableEvent = (event: GameEvent): event is TableEvent =>
  Object.hasOwn(TABLE_EVENTS, event.event);

/** Hidden choices: only who makes them is told, and before the moves stand. */
export const isChoice = ({ event }: GameEvent): boolean => event === 'chose' || event === 'decided';

/** Groups events in their order: one group for each turn of a seat, and one for each step in which all take part. */
export function groupsOf(game: GameId, told: readonly Told[]): Group[] {
  const groups: { part: Seat | Part; told: Told[] }[] = [];
  let before: Seat | Part | null = null;
  for (const one of told) {
    const part = partOf(game, one.event, before);
    // A choice that was replaced, or is revealed now, is no longer news.
    if (before === 'choice' && part !== 'table') groups.pop();
    const last = groups.at(-1);
    if (part === before && !standsAlone(part, one.event)) last?.told.push(one);
    else if (part !== null) groups.push({ part, told: [one] });
    before = part;
  }
  return groups.map(group => ({ by: typeof group.part === 'number' ? group.part : null, told: group.told }));
}

const standsAlone = (part: Seat | Part | null, { event }: GameEvent): boolean =>
  part === 'choice' || part === 'table' || event === 'revealed';

/** To what an event belongs; null if it only marks a border. */
function partOf(game: GameId, event: GameEvent, before: Seat | Part | null): Seat | Part | null {
  if (isTableEvent(event)) return event.event === 'withdrew' ? 'choice' : 'table';
  return game === 'heaven-and-ale'
    ? cloisterPart(event as CloisterEvent)
    : tavernPart(event as TavernEvent, before);
}

function cloisterPart(event: CloisterEvent): Seat | Part | null {
  if (event.event === 'turn') return null;
  if (event.event === 'first-player' || !('seat' in event)) return 'between';
  // 4.4 The starting player did not choose the slot.
  const isPlaced = event.event === 'entered' && event.from === null && event.slot === 'first';
  return isPlaced ? 'between' : event.seat;
}

function tavernPart(event: TavernEvent, before: Seat | Part | null): Seat | Part {
  switch (event.event) {
    case 'dealt':
      return 'deal';
    case 'chose':
    case 'decided':
      return 'choice';
    case 'revealed':
    case 'passed':
      return 'reveal';
    case 'scored':
      return 'scoring';
    case 'awarded':
      return before === 'end' ? 'end' : 'scoring';
    case 'bought':
    case 'discarded':
    case 'round-ended':
      return 'purchase';
    case 'final-scored':
    case 'unspent':
    case 'game-over':
      return 'end';
  }
}

/** Whether an event is of a seat's own turn. Going back counts for whoever did it, or for all. */
export function isOwnDeed(game: GameId, event: GameEvent, seat: Seat): boolean {
  if (isTableEvent(event)) {
    if (event.event === 'taken-back') return event.by === null || event.by === seat;
    return event.event === 'withdrew' && event.seat === seat;
  }
  if (game === 'heaven-and-ale') return cloisterPart(event as CloisterEvent) === seat;
  return isChoice(event) && 'seat' in event && event.seat === seat;
}
