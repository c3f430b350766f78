import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYERS, type Roster } from '@taproom/bots';
import { type AnswerOf, API, API_ROOT, type Api, type ApiName, PROBLEMS, Problem } from '@taproom/contracts';
import { expectOk } from '@taproom/games';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/config/config.ts';
import { type AppOptions, createApp, furnish } from '../../src/http/app.ts';
import { Metrics } from '../../src/operate/metrics.ts';
import { openServer, type TaproomServer } from '../../src/operate/server.ts';
import type { Outside } from '../../src/people/post.ts';
import type { Repertoire } from '../../src/play/repertoire.ts';
import { RELEASED } from '../../src/released.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { LocalThinkers } from '../play/thinkers.ts';

/** In memory where that is possible: nothing here must outlive a power cut. */
const FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface TestHouse {
  readonly app: FastifyInstance;
  readonly house: TaproomServer;
  /** The server's clock stands still unless a test moves it. */
  readonly clock: { now: number };
  readonly folder: string;
  visitor(): Visitor;
  /** Someone with a name, in their own browser. */
  guest(name: string): Promise<Visitor>;
  close(): Promise<void>;
}

export interface TestOptions extends AppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly outside?: Outside;
  readonly wrap?: (store: Store) => Store;
  readonly steady?: () => number;
  readonly repertoire?: Repertoire;
  /** The bots of the games in the repertoire. */
  readonly roster?: Roster;
  /** Another store than SQLite in the server's folder, or one shared with another node. */
  readonly open?: (now: () => number) => Promise<Store>;
}

/** A whole server in its own folder, without limits unless a test sets some. Every response is checked. */
export async function openTestHouse({
  env = {},
  outside,
  wrap,
  steady,
  open,
  repertoire = RELEASED,
  roster = PLAYERS,
  ...app
}: TestOptions = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(FOLDERS, 'taproom-'));
  const config = expectOk(
    readConfig(
      { LIMIT_PERSON: '0', LIMIT_ADDRESS: '0', LIMIT_GUESTS: '0', LOG_LEVEL: 'silent', ...env },
      folder,
    ),
  );
  const clock = { now: Date.UTC(2026, 0, 1) };
  const now = () => clock.now;
  const server = createApp(config, app);
  const store = await (open?.(now) ?? openSqlite(join(folder, 'taproom.db'), { now }));
  const house = await openServer({
    config,
    secret: 'a secret of the tests, long enough to sign with',
    store: wrap?.(store) ?? store,
    repertoire,
    thinkers: new LocalThinkers(roster),
    metrics: new Metrics(),
    bots: { best: 1, others: 1, pause: 0 },
    now,
    // Tests move the clock forward: that is not an outage.
    outage: Number.POSITIVE_INFINITY,
    log: server.log,
    ...(outside && { outside }),
    ...(steady && { steady }),
  });
  await furnish(server, house, { checkAnswers: true, ...(app.patience && { patience: app.patience }) });
  const visitor = () => new Visitor(server, config.basePath);
  return {
    app: server,
    house,
    clock,
    folder,
    visitor,
    guest: async name => {
      const guest = visitor();
      await guest.get('newGuest', { body: { name } });
      return guest;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Asking {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A caller: a browser with a cookie, or a program with a token. */
export class Visitor {
  cookie: string | null = null;
  token: string | null = null;
  /** The whole header of the last cookie that was set. */
  setCookie = '';

  constructor(
    private readonly app: FastifyInstance,
    private readonly basePath: string,
  ) {}

  /** Sends a request, whatever comes back. */
  async ask(name: ApiName, { params = {}, query = {}, body, headers = {} }: Asking = {}): Promise<Answered> {
    const { method, path } = API[name];
    const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
    const answer = await this.app.inject({
      method,
      url: `${this.basePath}${API_ROOT}${url}`,
      query: { ...query },
      headers: {
        host: 'localhost',
        ...(method !== 'GET' && this.token === null && { origin: 'http://localhost' }),
        ...(this.cookie !== null && { cookie: this.cookie }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const set = answer.headers['set-cookie'];
    if (set !== undefined) {
      this.setCookie = String(set);
      this.cookie = this.setCookie.split(';')[0] ?? null;
    }
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  }

  /** Sends a request that must succeed. */
  async get<Name extends ApiName>(name: Name, asking?: Asking): Promise<AnswerOf<Api[Name]>> {
    const { status, text } = await this.ask(name, asking);
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
    return JSON.parse(text);
  }

  /** Sends a request that must be refused: returns the code, whose status is checked. */
  async refused(name: ApiName, asking?: Asking): Promise<string> {
    const { status, text } = await this.ask(name, asking);
    const { code } = Problem.parse(JSON.parse(text));
    if (PROBLEMS[code] !== status) throw new Error(`${name}: ${code} came with status ${status}`);
    return code;
  }
}
