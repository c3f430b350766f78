import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A quick way to ask: connections are kept, and nothing is done that a bench does not need. */
export class Asker {
  private readonly agent: Agent;
  private closed = false;

  constructor(
    private readonly port: number,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  post(
    path: string,
    cookie: string,
    body: object,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const data = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asked = this.begin('POST', path, cookie, response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', chunk => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      asked.on('error', error => this.fail(error, reject));
      asked.end(data);
    });
  }

  /** A stream, on a connection of its own. */
  stream(path: string, cookie: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: this.port,
        path,
        headers: { cookie },
        agent: false,
      } as const;
      request(options, resolve)
        .on('error', error => this.fail(error, reject))
        .end();
    });
  }

  /** Ends all connections. Whoever waits for an answer waits on. */
  close(): void {
    this.closed = true;
    this.agent.destroy();
  }

  private fail(error: Error, reject: (error: Error) => void): void {
    if (!this.closed) reject(error);
  }

  private begin(
    method: string,
    path: string,
    cookie: string,
    answered: (response: IncomingMessage) => void,
  ): ClientRequest {
    const headers = {
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${this.port}`,
      ...(cookie === '' ? {} : { cookie }),
    };
    return request(
      { host: '127.0.0.1', port: this.port, method, path, headers, agent: this.agent },
      answered,
    );
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
