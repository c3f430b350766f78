import { connect, type Socket } from 'node:net';
import type { Message } from '@taproom/contracts';

export interface Answered {
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

/** A stream that is open. */
export interface Stream {
  close(): void;
}

/** What becomes of a stream: text comes in, and it may end without having been closed here. */
export interface StreamEars {
  hear(text: string): void;
  broke?(): void;
}

/** The server closes connections that were idle for 65 s. One that was idle for this long is not used again. */
const LONGEST_IDLE = 30_000;

/**
 * A client that costs next to nothing, as it shares the processor with what it measures. It reads just the HTTP that our
 * servers write: answers with a length, streams that end with their connection, and nothing beyond ASCII.
 */
export class Asker {
  private readonly sockets = new Set<Socket>();
  private readonly free: Connection[] = [];
  private readonly at: string;
  private closed = false;

  constructor(
    private readonly port: number,
    /** Milliseconds until a request without an answer is given up; 0: never. */
    private readonly patience = 0,
  ) {
    this.at = `HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
  }

  post(path: string, cookie: string, body: object): Promise<Answered> {
    const data = JSON.stringify(body);
    return this.ask(
      `POST ${path} ${this.at}origin: http://127.0.0.1:${this.port}\r\n` +
        `content-type: application/json\r\ncookie: ${cookie}\r\ncontent-length: ${data.length}\r\n\r\n${data}`,
    );
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return this.ask(`GET ${path} ${this.at}${lines.join('')}\r\n`);
  }

  /** A stream, on a connection of its own. It is open when the head of the answer is there. */
  stream(path: string, cookie: string, ears: StreamEars): Promise<Stream> {
    const socket = this.connect();
    socket.write(`GET ${path} ${this.at}cookie: ${cookie}\r\n\r\n`, 'latin1');
    return new Promise((resolve, reject) => {
      const timer = this.patience > 0 ? setTimeout(() => socket.destroy(), this.patience) : undefined;
      let head: string | null = '';
      let closed = false;
      const close = (): void => {
        closed = true;
        socket.destroy();
      };
      socket.on('data', (text: string) => {
        if (closed) return;
        if (head === null) return ears.hear(text);
        head += text;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        clearTimeout(timer);
        if (!head.startsWith('HTTP/1.1 200')) {
          reject(new Error(`${path}: ${head.slice(9, 12)}`));
          return close();
        }
        const rest = head.slice(end + 4);
        head = null;
        resolve({ close });
        if (rest !== '') ears.hear(rest);
      });
      socket.on('close', () => {
        clearTimeout(timer);
        if (this.closed) return;
        if (head !== null) reject(new Error(`${path}: no answer`));
        else if (!closed) ears.broke?.();
      });
    });
  }

  /** Closes all connections. Pending requests stay pending. */
  close(): void {
    this.closed = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Asks on a connection that nobody waits on, or on a new one. */
  private async ask(request: string): Promise<Answered> {
    let connection = this.free.pop();
    // Those below it were idle for even longer.
    if (connection?.isStale) {
      for (const stale of [connection, ...this.free.splice(0)]) stale.end();
      connection = undefined;
    }
    connection ??= new Connection(this.connect(), () => this.closed);
    const answered = await connection.ask(request, this.patience);
    this.free.push(connection);
    return answered;
  }

  private connect(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.port, noDelay: true }).setEncoding('latin1');
    this.sockets.add(socket);
    // Pending requests are notified when it closes.
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }
}

interface Waiting {
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

/** A connection that is asked again when it has answered. */
class Connection {
  private text = '';
  private waiting: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private used = performance.now();
  private ended = false;

  constructor(
    private readonly socket: Socket,
    isClosed: () => boolean,
  ) {
    socket.on('data', (text: string) => {
      this.text += text;
      this.read();
    });
    socket.on('close', () => {
      this.ended = true;
      clearTimeout(this.timer);
      if (!isClosed()) this.waiting?.failed(new Error('the connection ended without an answer'));
    });
  }

  /** Whether it should not be used any more. */
  get isStale(): boolean {
    return this.ended || performance.now() - this.used > LONGEST_IDLE;
  }

  ask(request: string, patience: number): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.waiting = { done: resolve, failed: reject };
      if (patience > 0) this.timer = setTimeout(() => this.end(), patience);
      this.socket.write(request, 'latin1');
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private read(): void {
    const { text } = this;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = text.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (text.length < end + 4 + length) return;
    this.text = '';
    clearTimeout(this.timer);
    this.used = performance.now();
    this.waiting?.done({ status: Number(head.slice(9, 12)), head, text: text.slice(end + 4) });
    this.waiting = null;
  }
}

/**
 * Reads server-sent events from text as it comes in. `wants` looks at the text of a message first: what nobody wants to
 * know is not parsed.
 */
export function readEvents(
  hear: (message: Message, id: string) => void,
  wants: (data: string) => boolean = () => true,
): (text: string) => void {
  let rest = '';
  return text => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const at = block.indexOf('\ndata: ');
      if (at < 0 || !block.startsWith('id: ')) continue;
      const data = block.slice(at + 7);
      if (wants(data)) hear(JSON.parse(data) as Message, block.slice(4, at));
    }
  };
}

/** Times in milliseconds, formatted as in a benchmark. */
export class Times {
  private readonly times: number[] = [];

  add(ms: number): void {
    this.times.push(ms);
  }

  get count(): number {
    return this.times.length;
  }

  get most(): number {
    return this.times.reduce((most, ms) => Math.max(most, ms), 0);
  }

  at(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}
