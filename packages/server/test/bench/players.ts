import type { Message, TableView } from '@taproom/contracts';
import { GAMES, type GameId, SeededRandom } from '@taproom/games';
import { Asker, type Times } from './http.ts';
import { anyTurn, take } from './turns.ts';

/** One player of a bench: a stream of its own, and a turn as soon as it is awaited. */
class BenchPlayer {
  cookie = '';
  private known: TableView | null = null;
  /** The number that the own last turn led to: before that is heard of, the seat seems to be awaited still. */
  private played = 0;
  private busy = false;
  private leave = (): void => undefined;

  constructor(
    private readonly bench: BenchTables,
    private readonly random: SeededRandom,
  ) {}

  async enter(name: string): Promise<void> {
    const { head } = await this.bench.asker.post('/api/v1/guests', '', { name });
    this.cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
  }

  async watch(table: string): Promise<void> {
    let rest = '';
    const hear = (text: string): void => {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.slice(block.indexOf('\ndata: ') + 7);
        if (data.startsWith('{')) this.hear(JSON.parse(data) as Message);
      }
    };
    this.leave = await this.bench.asker.stream(`/api/v1/stream?tables=${table}`, this.cookie, hear);
  }

  private hear(message: Message): void {
    if (message.tell === 'table') this.known = message.view;
    if (message.tell === 'turn' && this.known) {
      const { number, at, awaited, outcome } = message;
      if (this.known.view !== null) take(this.known.view, message.change);
      this.known = { ...this.known, number, at, awaited, outcome };
    }
    if (message.tell === 'table' || message.tell === 'turn') void this.act();
  }

  async act(): Promise<void> {
    const { known, bench } = this;
    if (known === null || known.view === null || this.busy || bench.stopped) return;
    if (known.outcome !== null) {
      this.leave();
      return bench.over(known.table.id);
    }
    if (known.seat === null || !known.awaited.includes(known.seat) || known.number < this.played) return;
    this.busy = true;
    const moves = anyTurn({ ...known, view: known.view }, known.seat, this.random);
    const began = performance.now();
    const body = { key: bench.newKey(), seen: known.number, moves };
    const { status, text } = await bench.asker.post(
      `/api/v1/tables/${known.table.id}/turns`,
      this.cookie,
      body,
    );
    bench.count(status, performance.now() - began);
    if (status === 200) this.played = (JSON.parse(text) as { readonly number: number }).number;
    this.busy = false;
    if (this.known !== known) void this.act();
  }
}

/** Tables of real games played by real clients as fast as they can. A game that is over makes room for the next. */
export class BenchTables {
  readonly asker: Asker;
  stopped = false;
  turns = 0;
  readonly refused = new Map<number, number>();
  times: Times | null = null;
  private games = 0;
  private keys = 0;
  private readonly ended = new Set<string>();

  constructor(
    readonly port: number,
    private readonly game: GameId,
  ) {
    this.asker = new Asker(port);
  }

  newKey(): string {
    return `bench-turn-${this.keys++}`;
  }

  async open(tables: number): Promise<void> {
    for (let i = 0; i < tables; i += 20)
      await Promise.all(Array.from({ length: Math.min(20, tables - i) }, () => this.begin()));
  }

  count(status: number, ms: number): void {
    if (status === 200) {
      this.turns++;
      this.times?.add(ms);
    } else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  over(table: string): void {
    if (this.ended.has(table)) return;
    this.ended.add(table);
    if (!this.stopped) void this.begin();
  }

  /** One table whose turns are played one by one, when they are asked for. */
  async single(): Promise<{ readonly id: string; turn(): Promise<void> }> {
    this.stopped = true;
    const { id, players } = await this.seat();
    await Promise.all(players.map(player => player.watch(id)));
    return {
      id,
      turn: async () => {
        const before = this.turns;
        this.stopped = false;
        while (this.turns === before) {
          const acted = players.map(player => player.act());
          this.stopped = true;
          await Promise.all(acted);
          this.stopped = false;
        }
        this.stopped = true;
      },
    };
  }

  close(): void {
    this.stopped = true;
    this.asker.close();
  }

  private async begin(): Promise<void> {
    const { id, players } = await this.seat();
    await Promise.all(players.map(player => player.watch(id)));
  }

  private async seat(): Promise<{ readonly id: string; readonly players: readonly BenchPlayer[] }> {
    const number = this.games++;
    const seats = GAMES[this.game].seats.min;
    const players = Array.from({ length: seats }, (_, i) => {
      return new BenchPlayer(this, new SeededRandom(`${number} ${i}`));
    });
    await Promise.all(players.map((player, i) => player.enter(`P${number} ${i}`)));
    const [host] = players;
    if (!host) throw new Error('nobody plays');
    const wish = {
      key: `bench-table-${number}`,
      game: this.game,
      seats,
      pace: { pace: 'live', minutes: 180, seconds: 60 },
      listed: true,
    };
    const made = await this.asker.post('/api/v1/tables', host.cookie, wish);
    const { id } = JSON.parse(made.text).table;
    for (const [seat, player] of players.entries()) {
      const nonce = seat.toString(16).padStart(32, '0');
      await this.asker.post(`/api/v1/tables/${id}/join`, player.cookie, { nonce, seat });
    }
    await this.asker.post(`/api/v1/tables/${id}/start`, host.cookie, {});
    return { id, players };
  }
}
