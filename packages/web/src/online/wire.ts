import type { Message } from '@taproom/contracts';
import { Line, type LineState } from './line.ts';

/** Somebody on this page who wants to hear of something. */
interface Listener {
  readonly tables?: readonly string[];
  readonly lobby?: boolean;
  readonly games?: boolean;
  readonly hear: (message: Message) => void;
  readonly changed: (state: LineState) => void;
}

/** One stream for the whole tab, whatever is watched in it: browsers allow only a few at a time. */
class Wire {
  private readonly listeners = new Set<Listener>();
  private line: Line | null = null;
  private state: LineState = 'opening';
  private pending = false;

  /** Listens from now on, until the function that is given is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.reopen();
    return () => {
      this.listeners.delete(listener);
      this.reopen();
    };
  }

  /** Gets the whole of everything again. */
  refresh(): void {
    this.reopen();
  }

  /** Opens the stream for all that is wanted now; several wishes of one moment make one stream. */
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
      this.line = new Line(
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
