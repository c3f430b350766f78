import type { ServerResponse } from 'node:http';
import { writeCursor } from '@taproom/contracts';

export type Format = 'sse' | 'ndjson';

/**
 * Back-pressure: a reader who lets this many bytes pile up for longer than the patience, in milliseconds, is dropped; it
 * reconnects and gets the whole again. The first message of a stream may be larger than that, as somebody may watch many
 * tables: it has the time to be read.
 */
const MOST_WAITING = 512 * 1024;
const PATIENCE = 10_000;
/** Nobody gets more memory than this, however short. */
const MOST_EVER = 4 * 1024 * 1024;

/** So long a reader may take for what waits when its stream ends, in milliseconds. */
const LAST_WORDS = 2000;

/**
 * The way to one reader. Nothing is kept for a reader who is slow beyond a limit: the connection is cut, and a browser
 * comes back by itself with the id of the last message that it has read.
 */
export class Pipe {
  private readonly cursor = new Map<string, number>();
  private open = true;
  /** Since when too much has been waiting. */
  private fullSince: number | null = null;

  constructor(
    private readonly response: ServerResponse,
    private readonly format: Format,
    readonly dropped: () => void,
  ) {
    // Ends with its connection, which nothing comes after: so messages need no lengths around them.
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
    // The response's own end: a request that was read to its end never closes in time.
    response.on('close', () => this.end());
    response.on('error', () => this.end());
    // A browser whose line broke comes back after this time.
    if (format === 'sse') response.write('retry: 1500\n\n');
  }

  get waiting(): number {
    return this.response.writableLength;
  }

  /** Sends a message; with a table, the reader has come to this number with it. */
  send(text: string, table?: string, number?: number): void {
    if (!this.open) return;
    if (table !== undefined && number !== undefined) this.cursor.set(table, number);
    this.response.write(
      this.format === 'sse' ? `id: ${writeCursor(this.cursor)}\ndata: ${text}\n\n` : `${text}\n`,
    );
    if (this.isTooSlow()) this.cut();
  }

  /** Ends the stream in good order: what waits is still sent, unless the reader does not read. */
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

  /** Ends it at once, with whatever waits in it. */
  private cut(): void {
    this.response.destroy();
    this.end();
  }

  private end(): void {
    if (!this.open) return;
    this.open = false;
    this.dropped();
  }
}
