import { type ApiName, PROBLEMS, Problem } from '@taproom/contracts';
import { SeededRandom } from '@taproom/games';
import { Hostile, type HostileRequest, type Loot } from './hostile.ts';
import type { TestHouse, Visitor } from './house.ts';
import { idOf, LIVE, NONCE, newKey, turnOf } from './playing.ts';

export interface SiegeReport {
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many endpoints answered that all was well at least once. */
  readonly opened: ReadonlySet<string>;
  /** What must not happen: faults, leaks, answers that are not what they should be. */
  readonly breaches: readonly string[];
}

/**
 * How often the server under siege gets new people and tables, because hostile requests delete and end the old ones.
 */
const RENEW = 160;
/** A request without an answer after this many milliseconds never gets one. */
const LONGEST = 60_000;
const NO_ANSWER = 599;
/** The number of concurrent requests. */
const WAVE = 4;

/** Fuzzes a server with hostile requests, wave after wave, and checks every response. */
export async function besiege(open: TestHouse, count: number, seed: string): Promise<SiegeReport> {
  const random = new SeededRandom(seed);
  const statuses: Record<string, number> = {};
  const opened = new Set<string>();
  const breaches: string[] = [];
  let loot = await settle(open);
  for (let sent = 0; sent < count; sent += WAVE) {
    if (sent % RENEW === RENEW - WAVE) loot = await settle(open);
    const hostile = new Hostile(random, loot);
    const hits = Array.from({ length: WAVE }, () => hostile.next());
    const answers = await Promise.all(hits.map(hit => send(open, hit)));
    for (const [i, { status, text }] of answers.entries()) {
      const { endpoint = '', request } = hits[i] ?? {};
      statuses[status] = (statuses[status] ?? 0) + 1;
      const wrong = wrongWith(status, text) ?? (await leakIn(text, open, loot));
      if (wrong !== null)
        breaches.push(`${sent} ${endpoint}: ${wrong}: ${JSON.stringify(request).slice(0, 600)}`);
      else if (status === 200) opened.add(endpoint);
    }
  }
  return { requests: count, statuses, opened, breaches };
}

function wrongWith(status: number, text: string): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  try {
    const { code } = Problem.parse(JSON.parse(text));
    return PROBLEMS[code] === status ? null : `${code} with status ${status}`;
  } catch {
    // A HEAD request has no body.
    return text === '' ? null : `no problem: ${text.slice(0, 100)}`;
  }
}

async function send(open: TestHouse, hit: HostileRequest): Promise<{ status: number; text: string }> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LONGEST);
  try {
    const answer = await open.app.inject({ ...hit.request, payloadAsStream: true, signal: late.signal });
    // A stream has no end: the reader goes away.
    if (hit.endpoint === 'stream' && answer.statusCode === 200) {
      answer.raw.res.destroy();
      return { status: 200, text: '' };
    }
    const parts: Buffer[] = [];
    for await (const part of answer.stream()) parts.push(Buffer.from(part));
    return { status: answer.statusCode, text: Buffer.concat(parts).toString() };
  } catch (error) {
    return { status: NO_ANSWER, text: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** New people with a token and tables: one open, one that is played. */
async function settle(open: TestHouse): Promise<Loot> {
  const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
  const boss = await open.guest('Boss');
  await open.house.store.people.change(await idOf(boss), { operator: true });
  const { secret, id: token } = await anna.get('newToken', { body: { name: 'robot' } });
  const { code } = await ben.get('newMoveCode');
  const ids = [token, await idOf(anna), await idOf(ben)];
  const words = [code];
  const tables: string[] = [];
  const ready: { name: ApiName; id: string; body: object }[] = [];
  for (const game of ['heaven-and-ale', 'heros-tavern'] as const) {
    const seats = game === 'heaven-and-ale' ? 2 : 3;
    const bots = game === 'heaven-and-ale' ? [] : ['patron'];
    const body = { key: newKey(), game, seats, pace: LIVE, listed: true, bots };
    const made = await anna.get('newTable', { body });
    const params = { id: made.table.id };
    for (const one of [anna, ben])
      await one.get('join', { params, body: { nonce: NONCE, invite: made.invite } });
    if (game === 'heaven-and-ale') {
      await anna.get('start', { params });
      for (const one of [anna, ben]) {
        const view = await one.get('table', { params });
        if (view.seat === null || !view.awaited.includes(view.seat)) continue;
        const moves = turnOf(view);
        words.push(...moves);
        ready.push({ name: 'turn', ...params, body: { key: newKey(), seen: view.number, moves } });
      }
      const { proposal } = await anna.get('propose', { params, body: { key: newKey(), kind: 'abandon' } });
      ready.push({ name: 'vote', ...params, body: { proposal: proposal?.id, agree: false } });
      ready.push({ name: 'undo', ...params, body: { key: newKey() } });
    }
    await anna.get('say', { params, body: { key: newKey(), text: 'hello' } });
    tables.push(made.table.id);
    words.push(made.invite ?? '');
  }
  // Limits that apply on every server have time to recover.
  open.clock.now += 10_000;
  return {
    ids: [...ids, ...tables],
    tables,
    words,
    ready,
    cookies: [anna, ben, boss].map(cookieOf),
    tokens: [secret],
  };
}

const cookieOf = ({ cookie }: Visitor): string => cookie ?? '';

/** The secret of a game is everyone's when it is over, and nobody's before. */
async function leakIn(text: string, open: TestHouse, { tables }: Loot): Promise<string | null> {
  // Secrets are 64 digits; nothing has to be looked up for answers without any.
  if (!/[0-9a-f]{64}/.test(text)) return null;
  const rows = await Promise.all(tables.map(id => open.house.store.tables.get(id)));
  const isTold = rows.some(row => row !== null && row.ended === null && text.includes(row.secret));
  return isTold ? `tells a secret: ${text.slice(0, 300)}` : null;
}
