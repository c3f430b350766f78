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
export interface Told {
  /** Each viewer has a count of its own, from 1 and without gaps: no gap tells of what others did in secret. */
  readonly number: number;
  /** How many moves stood when it had happened: the position to look at. */
  readonly at: number;
  readonly event: GameEvent;
}

interface Happening {
  readonly at: number;
  readonly event: GameEvent;
  /** The event as a viewer may see it, or null. */
  readonly seenBy: (viewer: Viewer) => GameEvent | null;
  /** Whether it changes what a seat can do, if the seat can see it. */
  readonly concerns: (viewer: Viewer) => boolean;
}

const ALL = (): boolean => true;

/** All that happened at a table, in order, taken back or not. */
export class Chronicle {
  private readonly game: Game;
  private readonly happenings: Happening[] = [];
  private readonly streams = new Map<Viewer, Stream>();

  constructor(game: Game) {
    this.game = game;
  }

  /** A move led from `before` to `after` moves that stand. What is hidden happens before they stand. */
  tellMove(events: readonly GameEvent[], before: number, after: number): void {
    for (const event of events) {
      const seenBy = (viewer: Viewer): GameEvent | null => this.game.viewEvent(event, viewer);
      this.happenings.push({ at: seenBy('spectator') ? after : before, event, seenBy, concerns: ALL });
    }
  }

  tell(event: TableEvent, at: number): void {
    const isPrivate = event.event === 'withdrew';
    this.happenings.push({
      at,
      event,
      seenBy: viewer => (isPrivate && viewer !== event.seat && viewer !== 'host' ? null : event),
      // A new sitter must not be handed what the old one was about to do.
      concerns: viewer => event.event !== 'seat-taken' || viewer === event.seat,
    });
  }

  /** What a viewer was told so far. */
  streamOf(viewer: Viewer): Stream {
    let stream = this.streams.get(viewer);
    if (!stream) {
      stream = new Stream(viewer);
      this.streams.set(viewer, stream);
    }
    stream.catchUp(this.happenings);
    return stream;
  }
}

/** What one viewer was told. */
export class Stream {
  private readonly viewer: Viewer;
  private readonly told: Told[] = [];
  private heard = 0;
  private lastChange = 0;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** The number of the last event; 0 before the first. */
  get number(): number {
    return this.told.length;
  }

  /** The number of the last event that changed what the viewer can do. A turn planned before it is stale. */
  get changed(): number {
    return this.lastChange;
  }

  since(number: number): Told[] {
    return this.told.slice(Math.max(0, number));
  }

  catchUp(happenings: readonly Happening[]): void {
    for (const { at, seenBy, concerns } of happenings.slice(this.heard)) {
      const event = seenBy(this.viewer);
      if (event === null) continue;
      this.told.push({ number: this.told.length + 1, at, event });
      if (concerns(this.viewer)) this.lastChange = this.told.length;
    }
    this.heard = happenings.length;
  }
}
