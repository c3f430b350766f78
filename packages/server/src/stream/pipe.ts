// One SSE connection, with back-pressure for slow clients.

import type { ServerResponse } from 'node:http';
import { writeCursor } from '@taproom/contracts';

export type Format = 'sse' | 'ndjson';

/**
 * Back-pressure: a client that lets this many bytes pile up for longer than the patience, in milliseconds, is
 * disconnected; it reconnects and gets a full snapshot. The first message of a stream may be larger than that, since
 * someone may watch many tables: it gets the time to be read.
 */
const MOST_WAITING = 512 * 1024;
const PATIENCE = 10_000;
/** The hard limit of buffered bytes, however briefly. */
const MOST_EVER = 4 * 1024 * 1024;

/** How long a client may take for what is buffered when its stream ends, in milliseconds. */
const LAST_WORDS = 2000;

/**
 * The connection to one SSE client. Nothing is buffered for a slow client beyond a limit: the connection is cut, and a
 * browser reconnects automatically with the id of the last message it has read.
 */
export class Pipe {
  private readonly cursor = new Map<string, number>();
  private open = true;
  /** Since when too much has been buffered. */
  private fullSince: number | null = null;

  constructor(
    private readonly response: ServerResponse,
    private readonly format: Format,
    readonly dropped: () => void,
  ) {
    // The response ends with its connection, so messages need no chunk lengths around them.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, {
      connection: 'close',
      'content-type':
        format === 'sse' ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
    // The response's own close event: a request that was read to its end never closes in time.
    response.on('close', this.end);
    response.on('error', this.end);
    // A response that waits behind another one on the same connection (pipelining) has no close event: Node fires it only
    // for the one that is being sent.
    response.req.socket.on('close', this.end);
    // The reconnect delay for a browser that lost its connection.
    if (format === 'sse') response.write('retry: 1500\n\n');
  }

  get waiting(): number {
    return this.response.writableLength;
  }

  /** Sends a message; with a table, the client has reached this event number with it. */
  send(text: string, table?: string, number?: number): void {
    if (!this.open) return;
    if (table !== undefined && number !== undefined) this.cursor.set(table, number);
    const last = writeCursor(this.cursor);
    // Lines of JSON carry the same id as `last`, which is safe to put in: ids, dots, digits and underscores.
    this.response.write(
      this.format === 'sse' ? `id: ${last}\ndata: ${text}\n\n` : `{"last":"${last}",${text.slice(1)}\n`,
    );
    if (this.isTooSlow()) this.cut();
  }

  /** Ends the stream gracefully: what is buffered is still sent, unless the client does not read. */
  finish(): void {
    if (!this.open) return;
    const { response } = this;
    const late = setTimeout(() => response.destroy(), LAST_WORDS).unref();
    response.once('close', () => clearTimeout(late));
    response.end();
    this.end();
  }

  private isTooSlow(): boolean {
    const now = performance.now();
    if (this.waiting <= MOST_WAITING) this.fullSince = null;
    else this.fullSince ??= now;
    return this.waiting > MOST_EVER || (this.fullSince !== null && now - this.fullSince > PATIENCE);
  }

  /** Ends it at once, with whatever is buffered. */
  private cut(): void {
    this.response.destroy();
    this.end();
  }

  private readonly end = (): void => {
    if (!this.open) return;
    this.open = false;
    this.response.req.socket.off('close', this.end);
    this.dropped();
  };
}
