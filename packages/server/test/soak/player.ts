import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { change, type Message, type Problem, type TableView } from '@taproom/contracts';
import { type Catalogue, expectOk, GAMES, type GameMove, SeededRandom } from '@taproom/games';
import { Plan } from '@taproom/table';

/** Why a turn was not taken, and that it never will be. Everything else is tried again. */
const FINAL = new Set(['refused', 'wrong-status', 'replaced', 'not-seated']);

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

interface Turn {
  readonly key: string;
  readonly seen: number;
  readonly moves: readonly string[];
}

/**
 * A player like a real client: knows the table only from the stream, plans its turns itself, retries each until it is
 * acknowledged or refused, and reconnects when the connection breaks. It plays at random.
 */
export class Player {
  cookie = '';
  id = '';
  /** The keys of all turns that the server has acknowledged. */
  readonly acknowledged = new Set<string>();
  /** The turn that is on its way. */
  sending: Turn | null = null;
  /** Everything that came in, for those who look for what should not be in it. */
  bytes = '';
  keepsBytes = false;
  /** What the server answered when it could not do something: the status and the words. */
  readonly failures = new Set<string>();
  /** How often a stream was opened. */
  lines = 0;
  /** How often a refusal came that no honest client should see. */
  readonly surprises: string[] = [];
  private readonly tables = new Map<string, TableView>();
  private readonly random: SeededRandom;
  private readonly stopped = new AbortController();
  private last = '';
  private resting = false;

  constructor(
    readonly house: () => string,
    readonly name: string,
    seed: string,
    /** The rules that this client knows. */
    private readonly games: Catalogue = GAMES,
  ) {
    this.random = new SeededRandom(`${seed} ${name}`);
  }

  /** The table as this client knows it. */
  known(table: string): TableView | null {
    return this.tables.get(table) ?? null;
  }

  get isStopped(): boolean {
    return this.stopped.signal.aborted;
  }

  /** Asks until there is an answer from the server itself. */
  async ask<T>(method: string, path: string, body?: object): Promise<T | Problem> {
    for (;;) {
      try {
        const response = await fetch(`${this.house()}/api/v1${path}`, {
          method,
          headers: {
            origin: this.house(),
            ...(this.cookie === '' ? {} : { cookie: this.cookie }),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(5000),
        });
        const cookie = response.headers.get('set-cookie')?.split(';')[0];
        if (cookie !== undefined) this.cookie = cookie;
        const text = await response.text();
        if (this.keepsBytes) this.bytes += text;
        if (response.status >= 500) {
          this.failures.add(`${response.status} ${text}`);
          throw new Error(`${response.status} ${text}`);
        }
        return JSON.parse(text) as T | Problem;
      } catch (error) {
        if (this.isStopped) throw error;
        await rest(20);
      }
    }
  }

  async enter(): Promise<void> {
    const me = await this.ask<{ id: string }>('POST', '/guests', { name: this.name });
    if ('code' in me) throw new Error(`no guest: ${me.code}`);
    this.id = me.id;
  }

  /** Reads the stream of a table until it is stopped, and reconnects whenever it breaks. */
  async watch(table: string): Promise<void> {
    while (!this.isStopped) {
      try {
        const last = this.last === '' ? '' : `&last=${this.last}`;
        const response = await fetch(`${this.house()}/api/v1/stream?tables=${table}${last}`, {
          headers: { cookie: this.cookie },
          signal: this.stopped.signal,
        });
        if (!response.ok || response.body === null) throw new Error(`stream: ${response.status}`);
        this.lines++;
        let text = '';
        for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
          if (this.keepsBytes) this.bytes += chunk;
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) this.read(block);
        }
      } catch {
        // The line broke.
      }
      if (!this.isStopped) await rest(10);
    }
  }

  /** Plays whenever it has to move, until the game is over or it is stopped. */
  async play(table: string): Promise<void> {
    while (!this.isStopped) {
      const known = this.tables.get(table);
      if (known && isOver(known)) return;
      const turn = this.sending ?? (known && !this.resting ? this.plan(known) : null);
      if (turn === null) {
        await rest(3);
        continue;
      }
      this.sending = turn;
      const answer = await this.ask<{ number: number }>('POST', `/tables/${table}/turns`, turn).catch(
        () => null,
      );
      if (answer === null) return;
      this.sending = null;
      if (!('code' in answer)) {
        this.acknowledged.add(turn.key);
        await this.until(() => (this.tables.get(table)?.number ?? 0) >= answer.number);
      } else {
        if (!FINAL.has(answer.code)) this.surprises.push(JSON.stringify(answer));
        await rest(5);
      }
    }
  }

  async until(found: () => boolean): Promise<void> {
    while (!found() && !this.isStopped) await rest(3);
  }

  /** Finishes the turn that is on its way, and begins no other. */
  rest(): void {
    this.resting = true;
  }

  stop(): void {
    this.stopped.abort();
  }

  /** A random whole turn, if it has to move. */
  private plan({ table, seat, number, view, awaited }: TableView): Turn | null {
    if (seat === null || view === null || !awaited.includes(seat)) return null;
    const game = expectOk(this.games.find(table.game, table.rules));
    const plan = new Plan(game, seat, { view, number });
    while (!plan.ready) {
      const legal = plan.legal();
      const move: GameMove | undefined = legal[this.random.below(legal.length)];
      if (!move || !plan.push(move).ok) return null;
    }
    const moves = plan.moves.map(move => game.write(move));
    return { key: randomBytes(12).toString('hex'), seen: number, moves };
  }

  private read(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    this.last = /^id: (.*)$/m.exec(block)?.[1] ?? this.last;
    if (data === undefined) return;
    const message = JSON.parse(data) as Message;
    if (message.tell === 'table') this.tables.set(message.id, message.view);
    if (message.tell === 'info') {
      const known = this.tables.get(message.id);
      if (known) this.tables.set(message.id, { ...known, table: message.table });
    }
    if (message.tell !== 'turn') return;
    const known = this.tables.get(message.id);
    if (!known || known.view === null) return;
    if (known.number !== message.from) {
      if (known.number < message.number) this.surprises.push(`gap from ${known.number} to ${message.from}`);
      return;
    }
    const view = change(known.view, message.change) as TableView['view'];
    const { number, at, awaited, outcome } = message;
    this.tables.set(message.id, { ...known, number, at, awaited, outcome, view });
  }
}

const isOver = ({ table, outcome }: TableView): boolean =>
  outcome !== null || table.status === 'finished' || table.status === 'abandoned';

export const isSameView = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
