import { randomBytes } from 'node:crypto';
import { change, type Message, type TableView } from '@taproom/contracts';
import { expectOk, GAMES, type GameId, type GameMove, gameOf, SeededRandom } from '@taproom/games';
import { Plan } from '@taproom/table';
import { Asker, type Times } from './http.ts';

/** One player of a bench: a stream of its own, and a turn as soon as it is awaited. */
class BenchPlayer {
  cookie = '';
  private known: TableView | null = null;
  /** The number that the own last turn led to: before that is heard of, the seat seems to be awaited still. */
  private played = 0;
  private busy = false;

  constructor(
    private readonly bench: BenchTables,
    private readonly random: SeededRandom,
  ) {}

  async enter(name: string): Promise<void> {
    const { port } = this.bench;
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
      body: JSON.stringify({ name }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async watch(table: string): Promise<void> {
    const response = await this.bench.asker.stream(`/api/v1/stream?tables=${table}`, this.cookie);
    let rest = '';
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.slice(block.indexOf('\ndata: ') + 7);
        if (data.startsWith('{')) this.hear(JSON.parse(data) as Message);
      }
    });
    response.on('close', () => undefined);
    response.on('error', () => undefined);
  }

  private hear(message: Message): void {
    if (message.tell === 'table') this.known = message.view;
    if (message.tell === 'turn' && this.known) {
      const { number, at, awaited, outcome } = message;
      const view = change(this.known.view, message.change) as TableView['view'];
      this.known = { ...this.known, number, at, awaited, outcome, view };
    }
    if (message.tell === 'table' || message.tell === 'turn') void this.act();
  }

  async act(): Promise<void> {
    const { known, bench } = this;
    if (known === null || known.view === null || this.busy || bench.stopped) return;
    if (known.outcome !== null) return bench.over(known.table.id);
    if (known.seat === null || !known.awaited.includes(known.seat) || known.number < this.played) return;
    this.busy = true;
    const { game, id } = known.table;
    const plan = new Plan(game, known.seat, { view: known.view, number: known.number });
    while (!plan.ready) {
      const legal = plan.legal();
      // The cheapest way on that is legal: a bench measures the server, not the players.
      const move: GameMove | undefined = legal[this.random.below(legal.length)];
      if (!move || !plan.push(move).ok) throw new Error('no legal move');
    }
    const write = expectOk(gameOf(game)).write;
    const moves = plan.moves.map(move => write(move));
    const began = performance.now();
    const body = { key: randomBytes(9).toString('hex'), seen: plan.number, moves };
    const { status, text } = await bench.asker.post(`/api/v1/tables/${id}/turns`, this.cookie, body);
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
  private readonly ended = new Set<string>();

  constructor(
    readonly port: number,
    private readonly game: GameId,
    connections: number,
  ) {
    this.asker = new Asker(port, connections);
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
