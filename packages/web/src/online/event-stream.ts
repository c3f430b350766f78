// The SSE client: reconnects with backoff and resumes after the last message.

import type { Message } from '@taproom/contracts';
import { endpointUrl } from './door.ts';

/** The state of the connection to the server. */
export type LineState = 'opening' | 'open' | 'lost';

export interface Watched {
  readonly tables?: readonly string[];
  readonly lobby?: boolean;
  readonly games?: boolean;
}

/**
 * A connection that has been silent for this long is considered dead: the server sends a heartbeat every twenty
 * seconds.
 */
const SILENCE = 50_000;
/** The backoff between attempts to reconnect: the first wait, doubled each time, and the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;

/**
 * The SSE client. Browsers reconnect a broken stream automatically; where one gives up, or where the connection is dead
 * and nobody noticed, this reconnects, from the last message on.
 */
export class EventStreamClient {
  private source: EventSource | null = null;
  private last = '';
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: LineState = 'opening';
  private closed = false;

  constructor(
    private readonly watched: Watched,
    private readonly hear: (message: Message) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.source?.close();
  }

  /** Reopens the stream, because something else has shown that the connection is there or was cut. */
  readonly hurry = (): void => {
    if (this.state === 'lost' && !document.hidden && navigator.onLine) this.open();
  };

  /** The device says that it has no network: the stream may not notice for a while. */
  private readonly cut = (): void => this.say('lost');

  private open(): void {
    if (this.closed) return;
    this.source?.close();
    const { tables = [], lobby, games } = this.watched;
    const source = new EventSource(
      endpointUrl('/stream', {
        ...(tables.length > 0 ? { tables: tables.join(',') } : {}),
        ...(lobby ? { lobby: '1' } : {}),
        ...(games ? { games: '1' } : {}),
        ...(this.last === '' ? {} : { last: this.last }),
      }),
    );
    this.source = source;
    this.listenFor(SILENCE);
    source.onmessage = ({ data, lastEventId }) => {
      this.last = lastEventId;
      this.wait = FIRST_WAIT;
      this.listenFor(SILENCE);
      this.say('open');
      this.hear(JSON.parse(data) as Message);
    };
    source.onerror = () => {
      this.say('lost');
      if (source.readyState === EventSource.CLOSED) {
        this.listenFor(this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      }
    };
  }

  /** Reopens the stream unless something is received in time. */
  private listenFor(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.say('lost');
      this.open();
    }, ms);
  }

  private say(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }
}
