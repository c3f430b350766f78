import type { Message, TableView } from '@taproom/contracts';
import { GAMES, type GameId, SeededRandom } from '@taproom/games';
import { Asker, readEvents, type Times } from './http.ts';
import { anyTurn, learn } from './turns.ts';

/** One player of a benchmark: its own stream, and a turn as soon as it has to move. */
class BenchPlayer {
  cookie = '';
  private known: TableView | null = null;
  /** The event number its own last turn led to: until that is received, the seat still seems to have to move. */
  private played = 0;
  private busy = false;
  private leave = (): void => undefined;

  constructor(
    private readonly bench: BenchTables,
    private readonly party: Party,
    private readonly random: SeededRandom,
  ) {}

  async enter(name: string): Promise<void> {
    const { head } = await this.bench.asker.post('/api/v1/guests', '', { name });
    this.cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
  }

  async watch(table: string): Promise<void> {
    this.known = null;
    this.played = 0;
    const hear = readEvents(message => this.hear(message));
    const stream = await this.bench.asker.stream(`/api/v1/stream?tables=${table}`, this.cookie, { hear });
    this.leave = () => stream.close();
  }

  private hear(message: Message): void {
    this.known = learn(this.known, message);
    if (message.tell === 'table' || message.tell === 'turn') void this.act();
  }

  async act(): Promise<void> {
    const { known, bench } = this;
    if (known === null || known.view === null || this.busy || bench.stopped) return;
    if (known.outcome !== null) {
      this.leave();
      this.known = null;
      return this.party.leave();
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

/** People who play one game after the other, at a new table each time. */
class Party {
  private readonly players: readonly BenchPlayer[];
  private games = 0;
  private left = 0;

  constructor(
    private readonly bench: BenchTables,
    private readonly game: GameId,
    private readonly number: number,
  ) {
    this.players = Array.from({ length: GAMES.current(game).seats.min }, (_, i) => {
      return new BenchPlayer(bench, this, new SeededRandom(`${number} ${i}`));
    });
  }

  async enter(): Promise<void> {
    await Promise.all(this.players.map((player, i) => player.enter(`P${this.number} ${i}`)));
  }

  /** Sits down at a new table, and plays there. */
  async begin(): Promise<string> {
    const [host] = this.players;
    if (!host) throw new Error('nobody plays');
    const { asker } = this.bench;
    const made = await asker.post('/api/v1/tables', host.cookie, {
      key: `bench-table-${this.number}-${this.games++}`,
      game: this.game,
      seats: this.players.length,
      pace: { pace: 'live', minutes: 180, seconds: 60 },
      listed: true,
    });
    const { id } = JSON.parse(made.text).table;
    for (const [seat, player] of this.players.entries()) {
      const nonce = seat.toString(16).padStart(32, '0');
      await asker.post(`/api/v1/tables/${id}/join`, player.cookie, { nonce, seat });
    }
    await asker.post(`/api/v1/tables/${id}/start`, host.cookie, {});
    await Promise.all(this.players.map(player => player.watch(id)));
    return id;
  }

  /** One of them has seen the end of the game; when all have, they play again. */
  leave(): void {
    this.left++;
    if (this.left < this.players.length || this.bench.stopped) return;
    this.left = 0;
    void this.begin();
  }

  async act(): Promise<void> {
    await Promise.all(this.players.map(player => player.act()));
  }
}

/** Tables of real games played by real clients as fast as they can. */
export class BenchTables {
  readonly asker: Asker;
  stopped = false;
  turns = 0;
  readonly refused = new Map<number, number>();
  times: Times | null = null;
  private parties = 0;
  private keys = 0;

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
      await Promise.all(
        Array.from({ length: Math.min(20, tables - i) }, async () => (await this.party()).begin()),
      );
  }

  count(status: number, ms: number): void {
    if (status === 200) {
      this.turns++;
      this.times?.add(ms);
    } else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  /** One table whose turns are played one by one, when they are asked for. */
  async single(): Promise<{ readonly id: string; turn(): Promise<void> }> {
    this.stopped = true;
    const party = await this.party();
    const id = await party.begin();
    return {
      id,
      turn: async () => {
        const before = this.turns;
        this.stopped = false;
        while (this.turns === before) {
          const acted = party.act();
          this.stopped = true;
          await acted;
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

  private async party(): Promise<Party> {
    const party = new Party(this, this.game, this.parties++);
    await party.enter();
    return party;
  }
}
