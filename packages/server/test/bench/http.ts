import { connect, type Socket } from 'node:net';

export interface Answered {
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

/**
 * A client that costs next to nothing, as it shares the processor with what it measures. It reads just the HTTP that our
 * servers write: answers with a length, streams that end with their connection, and nothing beyond ASCII.
 */
export class Asker {
  private readonly sockets = new Set<Socket>();
  private readonly free: Connection[] = [];
  private readonly at: string;

  constructor(private readonly port: number) {
    this.at = `HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
  }

  post(path: string, cookie: string, body: object): Promise<Answered> {
    const data = JSON.stringify(body);
    return this.ask(
      `POST ${path} ${this.at}origin: http://127.0.0.1:${this.port}\r\n` +
        `content-type: application/json\r\ncookie: ${cookie}\r\ncontent-length: ${data.length}\r\n\r\n${data}`,
    );
  }

  get(path: string, cookie: string): Promise<Answered> {
    return this.ask(`GET ${path} ${this.at}cookie: ${cookie}\r\n\r\n`);
  }

  /** A stream, on a connection of its own. It is open when the head of the answer is there; what is given ends it. */
  stream(path: string, cookie: string, hear: (text: string) => void): Promise<() => void> {
    const socket = this.connect();
    socket.write(`GET ${path} ${this.at}cookie: ${cookie}\r\n\r\n`, 'latin1');
    return new Promise(resolve => {
      let head: string | null = '';
      socket.on('data', (text: string) => {
        if (head === null) return hear(text);
        head += text;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
        const rest = head.slice(end + 4);
        head = null;
        resolve(() => socket.destroy());
        if (rest !== '') hear(rest);
      });
    });
  }

  /** Ends all connections. Whoever waits for an answer waits on. */
  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Asks on a connection that nobody waits on, or on a new one. */
  private async ask(request: string): Promise<Answered> {
    const connection = this.free.pop() ?? new Connection(this.connect());
    const answered = await connection.ask(request);
    this.free.push(connection);
    return answered;
  }

  private connect(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.port, noDelay: true }).setEncoding('latin1');
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }
}

/** A connection that is asked again when it has answered. */
class Connection {
  private text = '';
  private done: (answered: Answered) => void = () => undefined;

  constructor(private readonly socket: Socket) {
    socket.on('data', (text: string) => {
      this.text += text;
      this.read();
    });
  }

  ask(request: string): Promise<Answered> {
    return new Promise(resolve => {
      this.done = resolve;
      this.socket.write(request, 'latin1');
    });
  }

  private read(): void {
    const { text } = this;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = text.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (text.length < end + 4 + length) return;
    this.text = '';
    this.done({ status: Number(head.slice(9, 12)), head, text: text.slice(end + 4) });
  }
}

/** Moments in milliseconds, told as a benchmark does. */
export class Times {
  private readonly times: number[] = [];

  add(ms: number): void {
    this.times.push(ms);
  }

  get count(): number {
    return this.times.length;
  }

  at(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}
