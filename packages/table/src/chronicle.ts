import type { Game, GameEvent, Seat, Viewer } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/** What happens at a table besides the game. */
export type TableEvent =
  /** A seat took back its hidden choice: only the seat itself and the host hear of it. */
  | { readonly event: 'withdrew'; readonly seat: Seat }
  /** The line is its first `to` moves again; all that was told with a later `at` no longer holds. */
  | { readonly event: 'taken-back'; readonly to: number; readonly by: Seat | null }
  | { readonly event: 'seat-taken'; readonly seat: Seat; readonly sitter: Sitter };

/** An event as a viewer is told of it. */
export interface Told<Event extends GameEvent = GameEvent> {
  /** Each viewer has a count of its own, from 1 and without gaps: no gap tells of what others did in secret. */
  readonly number: number;
  /** How many moves stood when it had happened: the position to look at. */
  readonly at: number;
  readonly event: Event;
}

type Happening =
  | { readonly at: number; readonly of: 'game'; readonly event: GameEvent }
  | { readonly at: number; readonly of: 'table'; readonly event: TableEvent };

/** What one viewer knows of the chronicle. */
interface Stream {
  /** How many happenings were looked at so far. */
  heard: number;
  /** Which of them the viewer may not see: few, so that a viewer costs next to nothing. */
  readonly hidden: number[];
  /** The number of the last event that changed what the viewer can do. */
  changed: number;
}

/** All that happened at a table, in order, taken back or not, and what each viewer may know of it. */
export class Chronicle {
  private readonly game: Game;
  private happenings: Happening[] = [];
  private readonly streams = new Map<Viewer, Stream>();

  constructor(game: Game) {
    this.game = game;
  }

  /** The same chronicle, which goes its own way from here. */
  fork(): Chronicle {
    const chronicle = new Chronicle(this.game);
    chronicle.happenings = this.happenings.slice();
    for (const [viewer, stream] of this.streams)
      chronicle.streams.set(viewer, { ...stream, hidden: stream.hidden.slice() });
    return chronicle;
  }

  /** A move led from `before` to `after` moves that stand. What is hidden happens before they stand. */
  tellMove(events: readonly GameEvent[], before: number, after: number): void {
    for (const event of events) {
      const at = this.game.viewEvent(event, 'spectator') === null ? before : after;
      this.happenings.push({ at, of: 'game', event });
    }
  }

  tell(event: TableEvent, at: number): void {
    this.happenings.push({ at, of: 'table', event });
  }

  /** The number of the last event that a viewer was told; 0 before the first. */
  number(viewer: Viewer): number {
    const { heard, hidden } = this.streamOf(viewer);
    return heard - hidden.length;
  }

  /** The number of the last event that changed what a seat can do. A turn planned before it is stale. */
  changed(seat: Seat): number {
    return this.streamOf(seat).changed;
  }

  /** What a viewer was told after the event of a number. */
  since(viewer: Viewer, number: number): Told[] {
    const last = Number.isInteger(number) && number > 0 ? number : 0;
    let next = last;
    for (const hidden of this.streamOf(viewer).hidden) if (hidden <= next) next++;
    const told: Told[] = [];
    for (const happening of this.happenings.slice(next)) {
      const event = this.seen(happening, viewer);
      if (event) told.push({ number: last + told.length + 1, at: happening.at, event });
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
  private seen(happening: Happening, viewer: Viewer): GameEvent | null {
    const { of, event } = happening;
    if (of === 'game') return this.game.viewEvent(event, viewer);
    if (event.event !== 'withdrew' || viewer === 'host' || viewer === event.seat) return event;
    return null;
  }
}

/**
 * Whether something that a seat sees changes what it can do: everything in the game does, and of the sitters the own
 * one, who must not be handed what the old one was about to do.
 */
const concerns = ({ of, event }: Happening, viewer: Viewer): boolean =>
  of === 'game' || event.event !== 'seat-taken' || event.seat === viewer;
