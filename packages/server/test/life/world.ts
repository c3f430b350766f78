import { randomBytes } from 'node:crypto';
import type { Problem } from '@taproom/contracts';
import type { SeededRandom } from '@taproom/games';
import { Asker } from '../bench/http.ts';
import { LifeTable } from './table.ts';
import { Tally } from './tally.ts';

/** How a run is made. */
export interface LifeOptions {
  readonly tables: number;
  readonly seconds: number;
  /** How many of the tables have the best bots. */
  readonly best: number;
  /** People are as much faster as this is below 1. */
  readonly scale: number;
  /** The pause that the server's bots make on purpose, in milliseconds. */
  readonly botPause: number;
  /** Share of the tabs that listen for their own games, as each tab of the real client does. */
  readonly bell: number;
  readonly seed: string;
}

/** An answer, or why there is none. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Problem['code'] | 'no-answer'; readonly why?: string };

/** A request that was not answered for this long counts as an error. */
const PATIENCE = 45_000;
/** How often a turn is sent again with the same key when there was no answer. */
const TRIES = 3;

/** What all people of a run share: the way to the server, the tables, and the time that is left. */
export class World {
  readonly asker: Asker;
  readonly tally = new Tally();
  readonly tables = new Map<string, LifeTable>();
  /** People have stopped to act; only what is under way is finished. */
  over = false;
  /** Requests without an answer so far, and when the last answer came. */
  inFlight = 0;
  lastAnswer = performance.now();
  openTabs = 0;
  private readonly sleepers = new Set<() => void>();

  constructor(
    port: number,
    readonly options: LifeOptions,
  ) {
    this.asker = new Asker(port, PATIENCE);
  }

  table(id: string): LifeTable {
    const known = this.tables.get(id) ?? new LifeTable(id, this.tally, this.options.botPause);
    this.tables.set(id, known);
    return known;
  }

  newKey(): string {
    return randomBytes(12).toString('hex');
  }

  /** A time from a range of seconds, in scaled milliseconds. */
  between(random: SeededRandom, [from, to]: readonly [number, number]): number {
    return (from + ((to - from) * random.below(10_000)) / 10_000) * 1000 * this.options.scale;
  }

  /** A random time until something that happens every so many seconds on average, whenever the wait begins. */
  until(random: SeededRandom, mean: number): number {
    return -Math.log(1 - random.below(10_000) / 10_000) * mean * 1000 * this.options.scale;
  }

  /** Waits, but not beyond the end of the run. */
  sleep(ms: number): Promise<void> {
    if (this.over) return Promise.resolve();
    return new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.sleepers.add(wake);
    });
  }

  /** Nobody begins anything from now on. */
  end(): void {
    this.over = true;
    for (const wake of [...this.sleepers]) wake();
  }

  /** Asks for something. Refusals with one of the codes in `races` may come when two people want the same. */
  async post<T>(
    path: string,
    cookie: string,
    body: object,
    races: readonly Problem['code'][] = [],
  ): Promise<Asked<T>> {
    const name = `POST ${nameOf(path)}`;
    const asked = await this.read<T>(name, () => this.asker.post(`/api/v1${path}`, cookie, body));
    if (asked.ok || asked.code === 'no-answer') return asked;
    if (races.includes(asked.code)) this.tally.provoked.add(`${name}: ${asked.code}`);
    else this.tally.errors.add(`${name}: ${asked.code} ${asked.why ?? ''}`.trim());
    return asked;
  }

  async get<T>(path: string, cookie: string): Promise<Asked<T>> {
    const name = `GET ${nameOf(path)}`;
    const asked = await this.read<T>(name, () =>
      this.asker.get(`/api/v1${path}`, cookie === '' ? {} : { cookie }),
    );
    if (!asked.ok && asked.code !== 'no-answer') this.tally.errors.add(`${name}: ${asked.code}`);
    return asked;
  }

  /** Sends something with a key until there is an answer, as a real client does. */
  async deliver<T>(
    path: string,
    cookie: string,
    body: { readonly key: string; readonly [name: string]: unknown },
    races: readonly Problem['code'][] = [],
  ): Promise<Asked<T>> {
    for (let tries = 1; ; tries++) {
      const asked = await this.post<T>(path, cookie, body, races);
      if (asked.ok || asked.code !== 'no-answer' || tries === TRIES) return asked;
    }
  }

  private async read<T>(
    name: string,
    ask: () => Promise<{ readonly status: number; readonly text: string }>,
  ): Promise<Asked<T>> {
    this.inFlight++;
    try {
      const { status, text } = await ask();
      this.lastAnswer = performance.now();
      const value = JSON.parse(text === '' ? 'null' : text);
      if (status < 300) return { ok: true, value: value as T };
      const { code, refusal } = value as Problem;
      return { ok: false, code, ...(refusal === undefined ? {} : { why: JSON.stringify(refusal) }) };
    } catch {
      this.tally.errors.add(`${name}: no answer`);
      return { ok: false, code: 'no-answer' };
    } finally {
      this.inFlight--;
    }
  }
}

/** An endpoint's path without the ids. */
const nameOf = (path: string): string => path.replace(/^\/tables\/[^/?]+/, '/tables/:id').replace(/\?.*/, '');
