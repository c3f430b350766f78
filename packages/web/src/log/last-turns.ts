import type { GameEvent, Seat } from '@taproom/games';
import type { Spoken } from '../play/faces.tsx';
import type { GameTypes, Snapshot } from '../play/game.ts';
import { happeningsIn, whatStands } from './entries.ts';
import { type EventGroup, eventGroups, isGameEvent, isOwnDeed } from './groups.ts';
import type { Happening } from './happenings.ts';

/** A turn that is shown next to the prompt and marked on the board. */
export interface LastTurn<Event extends GameEvent = GameEvent> {
  /** The number of its last event: the id of the turn. */
  readonly number: number;
  /** How many moves were on the line after it: the position to show. */
  readonly at: number;
  /** Whose turn it was; null if all took part: then the events say who did what. */
  readonly seat: Seat | null;
  /** What happened, to find the things on the board that it touched. */
  readonly events: readonly Event[];
  /** The same in words. */
  readonly happenings: readonly Happening[];
}

type Story<Of extends GameTypes> = Pick<Snapshot<Of>, 'rules' | 'told' | 'seat' | 'sitters'>;

/** The turns that a reader is shown, in order, without those taken back. */
export function toldTurns<Of extends GameTypes>(
  spoken: Spoken,
  { rules, told, seat }: Story<Of>,
): LastTurn<Of['event']>[] {
  return eventGroups(spoken.face, rules, whatStands(rules, told)).flatMap(group =>
    turnOf(spoken, group, seat),
  );
}

/**
 * The turns of the others since the reader last did something: they stay until the reader acts. Someone who only
 * watches gets a turn for each seat.
 */
export function lastTurns<Of extends GameTypes>(
  spoken: Spoken,
  story: Story<Of>,
): readonly LastTurn<Of['event']>[] {
  const { rules, told, seat, sitters } = story;
  const turns = toldTurns(spoken, story);
  if (seat === null) return turns.slice(-sitters.length);
  const own = whatStands(rules, told).findLast(({ event }) => isOwnDeed(spoken.face, rules, event, seat));
  return turns.filter(({ number }) => number > (own?.number ?? 0));
}

function turnOf<Event extends GameEvent>(
  spoken: Spoken,
  group: EventGroup<Event>,
  reader: Seat | null,
): LastTurn<Event>[] {
  const { by, told } = group;
  const last = told.at(-1);
  const events = told.map(({ event }) => event).filter(isGameEvent<Event>);
  if (last === undefined || events.length === 0) return [];
  const { number, at } = last;
  return [{ number, at, seat: by, events, happenings: happeningsIn(spoken, group, reader) }];
}
