import type { AddressInfo } from 'node:net';
import { createServer, type Server, Socket } from 'node:net';
import type { SeededRandom } from '@taproom/games';

/** How bad the wire is: the share of connections that meet each fault. */
export interface Faults {
  /** The request gets through and its answer does not. */
  readonly dropAnswer: number;
  /** The request gets through twice. */
  readonly repeat: number;
  /** The connection is cut after a while. */
  readonly cut: number;
  /** Nothing moves for a while. */
  readonly stall: number;
  /** What is sent arrives late, so that later requests overtake it. */
  readonly late: number;
}

/** A wire with faults between clients and a server, on loopback. */
export class BadWire {
  readonly met: Record<keyof Faults, number> = { dropAnswer: 0, repeat: 0, cut: 0, stall: 0, late: 0 };
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: number,
    private readonly faults: Faults,
    private readonly random: SeededRandom,
  ) {
    this.server = createServer(client => this.join(client));
  }

  static async open(target: number, faults: Faults, random: SeededRandom): Promise<BadWire> {
    const wire = new BadWire(target, faults, random);
    await new Promise<void>(resolve => wire.server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(client: Socket): void {
    const server = this.connect();
    this.track(client);
    let dropping = false;
    client.on('data', data => {
      // What is sent in one piece is one request here: the clients of the tests send small ones.
      const isPost = data.subarray(0, 5).toString() === 'POST ';
      if (isPost && this.meets('dropAnswer')) dropping = true;
      if (isPost && this.meets('repeat')) this.sendAgain(data);
      const wait = this.meets('late') ? this.random.below(120) : this.meets('stall') ? 300 : 0;
      if (wait > 0) setTimeout(() => server.write(data), wait);
      else server.write(data);
      if (this.meets('cut')) setTimeout(() => this.end(client, server), this.random.below(400));
    });
    server.on('data', data => {
      if (dropping) this.end(client, server);
      else client.write(data);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }

  /** The same request once more, over another connection, its answer lost. */
  private sendAgain(data: Buffer): void {
    const again = this.connect();
    again.write(data);
    setTimeout(() => again.destroy(), 500);
  }

  private connect(): Socket {
    const socket = new Socket();
    this.track(socket);
    return socket.connect(this.target, '127.0.0.1');
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }

  private end(...sockets: readonly Socket[]): void {
    for (const socket of sockets) socket.destroy();
  }

  private meets(fault: keyof Faults): boolean {
    const hit = this.random.below(1000) < this.faults[fault] * 1000;
    if (hit) this.met[fault]++;
    return hit;
  }
}
