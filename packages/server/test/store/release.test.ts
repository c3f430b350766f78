import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnswerOf, API_ROOT, type Api, type TableView } from '@taproom/contracts';
import {
  commitment,
  expectOk,
  GAMES,
  readRecord,
  replayRecord,
  SecretRandom,
  SeededRandom,
} from '@taproom/games';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { createApp, furnish } from '../../src/http/app.ts';
import { Metrics } from '../../src/operate/metrics.ts';
import { openServer, type TaproomServer } from '../../src/operate/server.ts';
import { RELEASED } from '../../src/released.ts';
import { openStore } from '../../src/store/place.ts';
import { LocalThinkers } from '../play/thinkers.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type Acknowledged, type Release, ReleaseClient } from './release-client.ts';

/** Made by the real program of that release: see make-release.ts. */
const RELEASE = '0.2';
const fixture = (name: string): Buffer =>
  gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures', `release-${RELEASE}.${name}.gz`)));

const folder = mkdtempSync(join(tmpdir(), 'taproom-release-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres('quick');
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true });
});

const KINDS = {
  sqlite: async () => {
    const path = join(folder, 'taproom.db');
    writeFileSync(path, fixture('sqlite'));
    return path;
  },
  postgres: async () => {
    const url = await postgres.newDatabase();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(fixture('postgres').toString()).finally(() => client.end());
    return url;
  },
};

describe.for(Object.entries(KINDS))(`a database of ${RELEASE}: %s`, ([kind, newPlace]) => {
  const release = JSON.parse(fixture(`${kind}.json`).toString()) as Release;
  const clock = { now: release.stopped };
  const faults: string[] = [];
  let house: TaproomServer;
  let app: FastifyInstance;
  let address: string;
  const people = new Map<string, ReleaseClient>();
  const person = (name: string): ReleaseClient => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const tables = Object.keys(release.running);
  const seated = (table: string): ReleaseClient[] => Object.keys(release.running[table] ?? {}).map(person);

  beforeAll(async () => {
    const env = { LIMIT_PERSON: '0', LIMIT_ADDRESS: '0', LOG_LEVEL: 'silent', GRACE: '3600' };
    const config = expectOk(readConfig(env, folder));
    app = createApp(config);
    house = await openServer({
      config,
      secret: release.secret,
      store: await openStore(await newPlace(), { now: () => clock.now }),
      repertoire: RELEASED,
      thinkers: new LocalThinkers(),
      metrics: new Metrics(),
      bots: { best: 1, others: 1, pause: 0 },
      now: () => clock.now,
      log: {
        error: (facts, text) => faults.push(`${text} ${JSON.stringify(facts)}`),
        warn: () => undefined,
      },
    });
    await furnish(app, house, { checkAnswers: true });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const [name, { id, cookie, token }] of Object.entries(release.people)) {
      const client = new ReleaseClient(address, { cookie, token });
      client.id = id;
      people.set(name, client);
    }
  });
  afterAll(async () => {
    await app.close();
    expect(faults).toEqual([]);
  });

  it('knows everybody by their cookie or token', async () => {
    for (const [name, { id }] of Object.entries(release.people)) {
      const { me } = await person(name).ask<AnswerOf<Api['me']>>('GET', '/me');
      expect(me).toMatchObject({ id, name });
    }
  });

  /** Version 0.2 told the id of somebody who came back to a seat. */
  const withNames = <Told>(told: Told): Told => {
    const names = new Map(Object.entries(release.people).map(([name, { id }]) => [id, name]));
    return JSON.parse(JSON.stringify(told), (_key, value) => names.get(value) ?? value);
  };

  it('shows everybody the games that go on as they were', async () => {
    const aids = new Set<boolean | undefined>();
    const stoodIn = new Set<number>();
    for (const [table, views] of Object.entries(release.running)) {
      for (const [name, view] of Object.entries(views)) {
        const now = await person(name).view(table);
        const { number, at, seat, awaited, canUndo, turns, outcome } = view;
        expect(now).toMatchObject({ number, at, seat, awaited, canUndo, turns, outcome });
        expect(now.view).toEqual(view.view);
        expect(now.told.map(({ standIns: _, ...told }) => told)).toEqual(withNames(view.told));
        for (const { standIns = [] } of now.told) for (const of of standIns) stoodIn.add(of);
        const { status, host, pace, rated, commitment: promised, proposal } = view.table;
        expect(now.table).toMatchObject({ status, host, pace, rated, commitment: promised, proposal });
        // Version 0.2 had one aid, and called it so.
        const { memoryAid } = view.table as { readonly memoryAid?: boolean };
        expect(now.table.aids).toEqual(memoryAid ? ['memory'] : []);
        aids.add(memoryAid);
        const sitters = ({ table: { seats } }: TableView) =>
          seats.map(({ person: sitter, level, replaced }) => [sitter?.id, level, replaced]);
        expect(sitters(now)).toEqual(sitters(view));
      }
    }
    expect(aids).toEqual(new Set([true, false]));
    // Which turns a bot played for somebody follows from the log, also of games that are older than this.
    expect(stoodIn.size).toBeGreaterThan(0);
  });

  it('has every turn that was acknowledged: sent again, it is known', async () => {
    expect(release.turns.length).toBeGreaterThan(100);
    for (const { table, person: name, body } of release.turns) {
      const path = `/tables/${table}/turns`;
      const answer = await person(name).ask<AnswerOf<Api['turn']>>('POST', path, body);
      expect(answer.again).toBe(true);
    }
    const { table, person: name, body } = release.turns.at(-1) as Acknowledged;
    const { key } = body;
    expect(await person(name).refusal('POST', `/tables/${table}/undo`, { key })).toBe('key-used');
  });

  it('answers as before about all else, with records that were never stored', async () => {
    for (const [name, path, text] of release.answers) {
      const answer = await person(name).text('GET', path);
      expect(answer.status).toBe(200);
      // Only the address of the server is another one.
      const [now, before] = [answer.text, text].map(one => one.replaceAll(/http:\/\/[\w.]+:\d+/g, '')) as [
        string,
        string,
      ];
      if (text.startsWith('{') && !path.endsWith('/records'))
        expect(JSON.parse(now)).toMatchObject(JSON.parse(before));
      else expect(now).toBe(before);
    }
    await house.hall.backlog.done();
    expect(await house.store.records.missing({ id: '', ended: 0 }, 9)).toEqual([]);
  });

  it('lets the same people play every game to its end, and settles it', async () => {
    const random = new SeededRandom('the day after');
    const rated = async () =>
      (await person('Anna').ask<AnswerOf<Api['profile']>>('GET', `/people/${person('Anna').id}`)).ratings;
    const before = await rated();

    // An open question is answered by those who had not yet.
    for (const table of tables) {
      const { proposal } = (await seated(table)[0]?.view(table))?.table ?? {};
      for (const client of proposal ? seated(table) : []) {
        const { seat } = await client.view(table);
        if (seat === null || proposal?.agreed.includes(seat)) continue;
        await client.ask('POST', `/tables/${table}/votes`, { proposal: proposal?.id, agree: true });
      }
      if (proposal?.kind === 'back') expect((await seated(table)[0]?.view(table))?.at).toBe(proposal.to);
    }
    // A player who lost the seat to the clock takes it back; one who resigned can't.
    const replaced = new Set<string>();
    for (const table of tables)
      for (const [seat, client] of seated(table).entries()) {
        const why = (await client.view(table)).table.seats[seat]?.replaced;
        if (!why) continue;
        replaced.add(why);
        const key = `back-${table}-${seat}`;
        const refusal = await client.refusal('POST', `/tables/${table}/come-back`, { key });
        expect(refusal).toBe(why === 'resigned' ? 'not-yours' : null);
      }
    expect([...replaced].toSorted()).toEqual(['resigned', 'time']);

    const going = new Set(tables);
    for (let keys = 0; going.size > 0; ) {
      for (const table of going) {
        for (const client of seated(table)) {
          const turn = await client.play(table, `later-${++keys}-of-all`, random);
          if (turn !== null) clock.now++;
        }
        const { status } = (await seated(table)[0]?.view(table))?.table ?? {};
        if (status !== 'playing') going.delete(table);
      }
      expect(faults).toEqual([]);
    }
    for (const table of tables) {
      const view = await seated(table)[0]?.view(table);
      expect(view?.table.status).toBe('finished');
      await expect.poll(() => house.store.ratings.results(table), { timeout: 30_000 }).not.toEqual([]);
    }
    // One of these games was rated.
    expect(await rated()).not.toEqual(before);
  });

  it('has a record and a proof of each that anybody can check', async () => {
    for (const table of tables) {
      const anybody = new ReleaseClient(address);
      const proof = await anybody.ask<AnswerOf<Api['proof']>>('GET', `/tables/${table}/proof`);
      expect((await anybody.text('GET', `${API_ROOT}/tables/${table}/record`)).text).toBe(proof.record);
      expect(isFair(proof)).toBe(true);
    }
  });
});

/** Makes every move of chance again, as clients do. */
function isFair({
  table,
  commitment: promised,
  secret,
  nonces,
  record: text,
}: AnswerOf<Api['proof']>): boolean {
  const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
  const from = { secret: bytes(secret), nonces: nonces.map(bytes), game: table };
  if (Buffer.from(commitment(from.secret)).toString('hex') !== promised) return false;
  const record = expectOk(readRecord(text));
  const game = expectOk(GAMES.find(record.game));
  const state = expectOk(game.setup(record.seats, record.options));
  let k = 0;
  for (const { actor, move } of expectOk(replayRecord(record, GAMES)).steps) {
    if (actor === 'chance') {
      const drawn = game.draw(state, new SecretRandom(from, k++));
      if (game.write(drawn) !== game.write(move)) return false;
    }
    expectOk(game.apply(state, actor, move));
  }
  return k > 0 && record.scores !== null;
}
