// The event stream of the tab and its subscribers.

import type { Message } from '@taproom/contracts';
import { EventStreamClient, type LineState } from './event-stream.ts';

/** A subscriber on this page. */
interface Listener {
  readonly tables?: readonly string[];
  readonly lobby?: boolean;
  readonly games?: boolean;
  readonly hear: (message: Message) => void;
  readonly changed: (state: LineState) => void;
}

/**
 * The event stream (SSE) that the whole tab shares, whatever it watches: browsers allow only a few connections at a
 * time.
 */
class Wire {
  private readonly listeners = new Set<Listener>();
  private line: EventStreamClient | null = null;
  private state: LineState = 'opening';
  private pending = false;

  /** Subscribes until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.reopen();
    return () => {
      this.listeners.delete(listener);
      this.reopen();
    };
  }

  /** Requests full snapshots of everything. */
  refresh(): void {
    this.reopen();
  }

  /** Opens the stream for everything that is subscribed to now; several changes in one tick make one stream. */
  private reopen(): void {
    if (this.pending) return;
    this.pending = true;
    setTimeout(() => {
      this.pending = false;
      this.line?.close();
      this.line = null;
      if (this.listeners.size === 0) return;
      const all = [...this.listeners];
      this.tell('opening');
      this.line = new EventStreamClient(
        {
          tables: [...new Set(all.flatMap(({ tables = [] }) => tables))],
          lobby: all.some(({ lobby }) => lobby),
          games: all.some(({ games }) => games),
        },
        message => {
          for (const listener of this.listeners) if (concerns(listener, message)) listener.hear(message);
        },
        state => this.tell(state),
      );
    }, 20);
  }

  private tell(state: LineState): void {
    this.state = state;
    for (const { changed } of this.listeners) changed(this.state);
  }
}

const concerns = ({ tables, lobby, games }: Listener, message: Message): boolean => {
  switch (message.tell) {
    case 'lobby':
      return lobby === true;
    case 'games':
      return games === true;
    case 'quiet':
      return false;
    default:
      return tables?.includes(message.id) ?? false;
  }
};

export const wire = new Wire();
