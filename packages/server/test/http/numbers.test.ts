import { API, type ApiName } from '@taproom/contracts';
import { expectOk, GAMES } from '@taproom/games';
import { secretChance, Table } from '@taproom/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { HERE } from '../people/receiver.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { type Asking, openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { idOf, LIVE, NONCE, newKey, openTable, startTable } from './playing.ts';

/** One more than PostgreSQL's integer holds, and the largest number that JSON carries exactly. */
const LARGE = [2_147_483_648, 9_007_199_254_740_991, -2_147_483_649];

let server: PostgresServer;
let open: TestHouse;
let anna: Visitor;
const at = { waiting: '', playing: '', anna: '' };
beforeAll(async () => {
  server = await startPostgres('quick');
  const url = await server.newDatabase();
  open = await openTestHouse({ outside: HERE, open: now => openPostgres(url, { now }) });
  const ben = await open.guest('Ben');
  anna = await open.guest('Anna');
  at.anna = await idOf(anna);
  await open.house.store.people.change(at.anna, { operator: true });
  at.waiting = await openTable([anna], { seats: 3, listed: true });
  at.playing = await startTable([anna, ben], { chat: true });
});
afterAll(async () => {
  await open.close();
  await server.close();
});

const newTable = { game: 'heaven-and-ale', seats: 2, pace: LIVE };
const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } };
const record = expectOk(
  Table.create(GAMES.current('heaven-and-ale'), {
    seats: [
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', level: 'patron' },
    ],
    mode: 'local',
    chance: secretChance({ secret: new Uint8Array(32), nonces: [], game: 'kept' }),
  }),
).record('2026-11-15');

/** Requests that are valid except for one number, by the endpoint and where the number is in it. */
const ASKED: Readonly<Record<string, (n: number) => Asking>> = {
  'history query.before': n => ({ params: { id: at.anna }, query: { before: String(n) } }),
  'leaders params.seats': n => ({ params: { game: 'heaven-and-ale', seats: n } }),
  'newTable body.seats': seats => ({ body: { ...newTable, key: newKey(), seats } }),
  'newTable body.pace.minutes': minutes => ({
    body: { ...newTable, key: newKey(), pace: { ...LIVE, minutes } },
  }),
  'newTable body.pace.seconds': seconds => ({
    body: { ...newTable, key: newKey(), pace: { ...LIVE, seconds } },
  }),
  'newTable body.pace.days': days => ({ body: { ...newTable, key: newKey(), pace: { pace: 'days', days } } }),
  'changeTable body.seats': seats => ({ params: { id: at.waiting }, body: { seats } }),
  'changeTable body.pace.minutes': minutes => ({
    params: { id: at.waiting },
    body: { pace: { ...LIVE, minutes } },
  }),
  'changeTable body.pace.seconds': seconds => ({
    params: { id: at.waiting },
    body: { pace: { ...LIVE, seconds } },
  }),
  'changeTable body.pace.days': days => ({
    params: { id: at.waiting },
    body: { pace: { pace: 'days', days } },
  }),
  'table query.since': n => ({ params: { id: at.playing }, query: { since: String(n) } }),
  'table query.at': n => ({ params: { id: at.playing }, query: { at: String(n) } }),
  'join body.seat': seat => ({ params: { id: at.waiting }, body: { nonce: NONCE, seat } }),
  'kick body.seat': seat => ({ params: { id: at.waiting }, body: { seat } }),
  'seatBot body.seat': seat => ({ params: { id: at.waiting }, body: { seat, level: 'novice' } }),
  'turn body.seen': seen => ({ params: { id: at.playing }, body: { key: newKey(), seen, moves: ['done'] } }),
  'propose body.to': to => ({ params: { id: at.playing }, body: { key: newKey(), kind: 'back', to } }),
  'seen body.at': n => ({ params: { id: at.playing }, body: { at: n } }),
  'report params.number': number => ({
    params: { id: at.playing, number },
    body: { key: newKey(), why: 'x' },
  }),
  'hideChat body.number': number => ({ body: { table: at.playing, number, hidden: true } }),
  'records query.after': n => ({ query: { after: String(n) } }),
  'records query.most': n => ({ query: { most: String(n) } }),
  'keep body.played': played => ({
    params: { id: 'a'.repeat(24) },
    body: { played, before: null, record },
  }),
  'keep body.before': before => ({
    params: { id: 'a'.repeat(24) },
    body: { played: 1, before, record },
  }),
  'changeNotices body.push.expirationTime': n => ({ body: { push: { ...push, expirationTime: n } } }),
};

interface Schema {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Where numbers stand in what a schema describes; in addresses they are text of digits. */
function numbersIn(schema: Schema, path: string): string[] {
  const isText =
    schema.pattern?.includes('\\d{1,') || schema.enum?.every(one => /^\d{1,}$/.test(String(one)));
  const isFlag = schema.enum?.includes('0');
  const isNumber = [schema.type].flat().some(type => type === 'integer' || type === 'number');
  if (isNumber || (isText && !isFlag)) return [path];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    numbersIn(part, `${path}.${name}`),
  );
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...inside, ...either.flatMap(part => numbersIn(part, path))];
}

const numbersOf = (name: ApiName): string[] =>
  (['params', 'query', 'body'] as const).flatMap(part =>
    numbersIn(z.toJSONSchema(API[name][part], { io: 'input' }) as Schema, `${name} ${part}`),
  );

describe('numbers that no column holds', () => {
  it('are tried in every place of every endpoint', () => {
    const places = new Set(ENDPOINTS.flatMap(([name]) => numbersOf(name)));
    expect([...places].toSorted()).toEqual(Object.keys(ASKED).toSorted());
  });

  it.for(Object.entries(ASKED))('are no fault of the server: %s', async ([place, asking]) => {
    const [name] = place.split(' ') as [ApiName];
    for (const number of LARGE) {
      const { status, text } = await anna.ask(name, asking(number));
      expect(status, `${number}: ${text}`).toBeLessThan(500);
    }
  });
});
