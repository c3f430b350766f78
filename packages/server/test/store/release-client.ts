import type { Problem, TableView } from '@taproom/contracts';
import { expectOk, GAMES, type SeededRandom } from '@taproom/games';
import { Plan } from '@taproom/table';

/** A turn that the old server acknowledged: the request as it was sent, and the answer. */
export interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly body: { readonly key: string; readonly seen: number; readonly moves: readonly string[] };
  readonly stored: { readonly number: number; readonly at: number };
}

/** What the clients of the old server knew when it was stopped: see make-release.ts. */
export interface Release {
  readonly release: string;
  /** The clock of the server when it was stopped. */
  readonly stopped: number;
  /** SECRET of that server, so that the cookies stay good. */
  readonly secret: string;
  readonly people: Readonly<
    Record<string, { readonly id: string; readonly cookie?: string; readonly token?: string }>
  >;
  /** What everyone at a table saw of it, by the name of the person. */
  readonly running: Readonly<Record<string, Readonly<Record<string, TableView>>>>;
  readonly turns: readonly Acknowledged[];
  /** Answers that must be the same after the upgrade: the person who asked, the path, and the text. */
  readonly answers: readonly (readonly [person: string, path: string, text: string])[];
}

/** Someone who plays over HTTP, known by a cookie or a token. */
export class ReleaseClient {
  id = '';

  constructor(
    private readonly server: string,
    private readonly known: { cookie?: string | undefined; token?: string | undefined } = {},
  ) {}

  get credentials(): { readonly cookie?: string; readonly token?: string } {
    const { cookie, token } = this.known;
    return { ...(cookie && { cookie }), ...(token && { token }) };
  }

  async text(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const { cookie, token } = this.known;
    const response = await fetch(`${this.server}${path}`, {
      method,
      headers: {
        ...(cookie && { cookie, origin: this.server }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set !== undefined) this.known.cookie = set;
    return { status: response.status, text: await response.text() };
  }

  /** What must be answered. */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, text } = await this.text(method, `/api/v1${path}`, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  async refusal(method: string, path: string, body?: object): Promise<Problem['code'] | null> {
    const { status, text } = await this.text(method, `/api/v1${path}`, body);
    return status === 200 ? null : (JSON.parse(text) as Problem).code;
  }

  view(table: string): Promise<TableView> {
    return this.ask('GET', `/tables/${table}`);
  }

  /** Plays a random turn if the table waits for this person. */
  async play(table: string, key: string, random: SeededRandom): Promise<Omit<Acknowledged, 'person'> | null> {
    const { table: info, seat, number, view, awaited } = await this.view(table);
    if (info.status !== 'playing' || seat === null || view === null) return null;
    if (!awaited.includes(seat) || info.seats[seat]?.level !== null) return null;
    const plan = new Plan(GAMES.current(info.game), seat, { view, number });
    while (!plan.ready) {
      const legal = plan.legal();
      const move = legal[random.below(legal.length)];
      if (move === undefined) throw new Error(`${table}: seat ${seat} has no move`);
      expectOk(plan.push(move));
    }
    const { write } = expectOk(GAMES.find(info.game));
    const body = { key, seen: number, moves: plan.moves.map(move => write(move)) };
    return { table, body, stored: await this.ask('POST', `/tables/${table}/turns`, body) };
  }
}
