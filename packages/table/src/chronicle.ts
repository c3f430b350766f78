// The event history of a table, numbered separately for each viewer.

import type { Game, GameEvent, Seat, Viewer } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/** What happens at a table outside of the game. */
export type TableEvent =
  /** A seat took back its hidden choice: only the seat itself and the host get this. */
  | { readonly event: 'withdrew'; readonly seat: Seat }
  /** The line is back to its first `to` moves; every event with a later `at` no longer holds. */
  | { readonly event: 'taken-back'; readonly to: number; readonly by: Seat | null }
  | {
      readonly event: 'seat-taken';
      readonly seat: Seat;
      readonly sitter: Sitter;
      /** Where a seat stays its person's: a bot stands in for them, or they are back. Clients of shared tables set it. */
      readonly isKept?: true;
    };

/** An event as sent to a viewer. */
export interface Told<Event extends GameEvent = GameEvent> {
  /** Each viewer has its own count, from 1 and without gaps: no gap gives away what others did in secret. */
  readonly number: number;
  /** How many moves were on the line after it happened: the position to look at. */
  readonly at: number;
  readonly event: Event;
  /** The seats of people whose moves behind it were made by a bot that stood in for them; missing if there are none. */
  readonly standIns?: readonly Seat[];
}

type ChronicleEntry =
  | {
      readonly at: number;
      readonly of: 'game';
      readonly event: GameEvent;
      readonly standIns?: readonly Seat[];
    }
  | { readonly at: number; readonly of: 'table'; readonly event: TableEvent };

/** What one viewer knows of the chronicle. */
interface Stream {
  /** How many happenings have been looked at so far. */
  heard: number;
  /** Which of them the viewer may not see: only a few, so a viewer costs next to nothing. */
  readonly hidden: number[];
  /** The number of the last event that changed what the viewer can do. */
  changed: number;
}

/** Everything that happened at a table, in order, taken back or not, and what each viewer may know of it. */
export class Chronicle {
  private readonly game: Game;
  private happenings: ChronicleEntry[] = [];
  private readonly streams = new Map<Viewer, Stream>();

  constructor(game: Game) {
    this.game = game;
  }

  /** An independent copy of this chronicle. */
  fork(): Chronicle {
    const chronicle = new Chronicle(this.game);
    chronicle.happenings = this.happenings.slice();
    for (const [viewer, stream] of this.streams)
      chronicle.streams.set(viewer, { ...stream, hidden: stream.hidden.slice() });
    return chronicle;
  }

  /**
   * A move led from `before` to `after` moves on the line. Hidden choices happen before they are on it. `standIns` has the
   * seats for which bots stood in.
   */
  tellMove(events: readonly GameEvent[], before: number, after: number, standIns: readonly Seat[]): void {
    const by = standIns.length > 0 ? { standIns } : {};
    for (const event of events) {
      const at = this.game.viewEvent(event, 'spectator') === null ? before : after;
      this.happenings.push({ at, of: 'game', event, ...by });
    }
  }

  tell(event: TableEvent, at: number): void {
    this.happenings.push({ at, of: 'table', event });
  }

  /** The number of the last event sent to a viewer; 0 before the first. */
  number(viewer: Viewer): number {
    const { heard, hidden } = this.streamOf(viewer);
    return heard - hidden.length;
  }

  /** The number of the last event that changed what a seat can do. A turn planned before it is stale. */
  changed(seat: Seat): number {
    return this.streamOf(seat).changed;
  }

  /** The viewer's events after a given number. */
  since(viewer: Viewer, number: number): Told[] {
    const last = Number.isInteger(number) && number > 0 ? number : 0;
    let next = last;
    for (const hidden of this.streamOf(viewer).hidden) if (hidden <= next) next++;
    const told: Told[] = [];
    for (const happening of this.happenings.slice(next)) {
      const event = this.seen(happening, viewer);
      const by = happening.of === 'game' && happening.standIns ? { standIns: happening.standIns } : {};
      if (event) told.push({ number: last + told.length + 1, at: happening.at, event, ...by });
    }
    return told;
  }

  private streamOf(viewer: Viewer): Stream {
    const stream = this.streams.get(viewer) ?? { heard: 0, hidden: [], changed: 0 };
    this.streams.set(viewer, stream);
    for (const happening of this.happenings.slice(stream.heard)) {
      const isHidden = this.seen(happening, viewer) === null;
      if (isHidden) stream.hidden.push(stream.heard);
      stream.heard++;
      if (!isHidden && concerns(happening, viewer)) stream.changed = stream.heard - stream.hidden.length;
    }
    return stream;
  }

  /** A happening as a viewer may see it, or null. */
  private seen(happening: ChronicleEntry, viewer: Viewer): GameEvent | null {
    const { of, event } = happening;
    if (of === 'game') return this.game.viewEvent(event, viewer);
    if (event.event !== 'withdrew' || viewer === 'host' || viewer === event.seat) return event;
    return null;
  }
}

/**
 * Whether something a seat sees changes what it can do: everything in the game does, and so does a new sitter in this
 * very seat, who must not inherit what the previous one was about to do.
 */
const concerns = ({ of, event }: ChronicleEntry, viewer: Viewer): boolean =>
  of === 'game' || event.event !== 'seat-taken' || event.seat === viewer;
