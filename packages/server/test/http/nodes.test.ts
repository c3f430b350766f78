import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk } from '@taproom/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { serve } from '../../src/operate/serve.ts';
import { RELEASED } from '../../src/released.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { serveStreams, Tab } from '../stream/tab.ts';
import { openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { idOf, LIVE, NONCE, newKey } from './playing.ts';

/** The other node hears nothing from the first one: as if every word of it came late. */
describe('a node that has not heard yet what another one has acknowledged', () => {
  let server: PostgresServer;
  let one: TestHouse;
  let other: TestHouse;
  let anna: Visitor;
  let ben: Visitor;
  let cleo: Visitor;
  let id = '';
  beforeAll(async () => {
    server = await startPostgres('quick');
  }, 120_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    const url = await server.newDatabase();
    one = await openTestHouse({ open: now => openPostgres(url, { now }) });
    other = await openTestHouse({
      open: now => openPostgres(url, { now }),
      wrap: store => ({ ...store, listen: async () => async () => undefined }),
    });
    [anna, ben, cleo] = [await one.guest('Anna'), await one.guest('Ben'), await one.guest('Cleo')];
    const body = { key: newKey(), game: 'heros-tavern', seats: 3, pace: LIVE, listed: true };
    id = (await anna.get('newTable', { body })).table.id;
    // It has the table in memory, as it is now.
    await other.visitor().get('table', { params: { id } });
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });

  /** The same person at the other node. */
  const there = (visitor: Visitor): Visitor => {
    const same = other.visitor();
    same.cookie = visitor.cookie;
    return same;
  };
  const params = () => ({ params: { id } });
  const join = async (visitor: Visitor): Promise<void> => {
    await visitor.get('join', { ...params(), body: { nonce: NONCE } });
  };

  const seats: Readonly<Record<string, (me: Visitor) => Promise<unknown>>> = {
    'looks at the table': async me => expect((await me.get('table', params())).seat).toBe(0),
    'asks for the invitation': async me => expect((await me.get('invitation', params())).seat).toBe(0),
    'lists their games': async me => expect((await me.get('myGames')).games).toHaveLength(1),
    'says what they have seen': me => me.get('seen', { ...params(), body: { at: 0 } }),
  };
  it.each(Object.entries(seats))('shows it to whoever has sat down and %s', async (_, ask) => {
    await join(anna);
    await ask(there(anna));
  });

  it('shows it to whoever plans a turn after the start', async () => {
    for (const visitor of [anna, ben, cleo]) await join(visitor);
    await there(ben).get('table', params());
    await anna.get('start', params());
    expect((await there(ben).get('plan', { ...params(), body: { moves: [] } })).ready).toBe(false);
  });

  it('shows it to whoever looks after a turn', async () => {
    for (const visitor of [anna, ben, cleo]) await join(visitor);
    await anna.get('start', params());
    await there(ben).get('table', params());
    const { legal, seen } = await anna.get('plan', { ...params(), body: { moves: [] } });
    await anna.get('turn', { ...params(), body: { key: newKey(), seen, moves: legal.slice(0, 1) } });
    expect((await there(ben).get('table', params())).awaited).toEqual([1, 2]);
  });

  it('shows it to whoever opens a stream, and does not end that again', async () => {
    await join(anna);
    const { streams, store } = other.house;
    const person = await store.people.get(await idOf(anna));
    const served = await serveStreams(
      () => streams,
      () => person,
    );
    const games = await Tab.ready(served, 'Anna', { games: true });
    expect(games.of('games')[0]?.games).toHaveLength(1);
    games.close();
    const tab = await Tab.ready(served, 'Anna', { tables: [id] });
    expect(tab.of('table')[0]?.view.seat).toBe(0);
    expectOk(await other.house.hall.lobby.join(id, await personOf(ben), { nonce: NONCE }));
    await tab.until(() => tab.of('info').some(({ table }) => table.seats[1]?.person?.name === 'Ben'));
    expect(tab.hasEnded).toBe(false);
    tab.close();
    served.close();
  });

  const personOf = async (visitor: Visitor) => {
    const person = await other.house.store.people.get(await idOf(visitor));
    if (person === null) throw new Error('nobody');
    return person;
  };
});

describe('a node on PostgreSQL', () => {
  let server: PostgresServer;
  const folder = mkdtempSync(join(tmpdir(), 'taproom-node-'));
  beforeAll(async () => {
    server = await startPostgres('quick');
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** What the log says of the secret when a node starts. */
  async function toldOfSecret(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const lines: string[] = [];
    const own = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: await server.newDatabase() };
    const config = expectOk(readConfig({ ...own, ...env }, folder));
    const log = { write: (line: string) => void lines.push(line) };
    const { app } = await serve(config, new URL(import.meta.url), RELEASED, { log });
    await app.close();
    return lines.map(line => String(JSON.parse(line).msg)).filter(text => text.includes('SECRET'));
  }

  it('warns without a SECRET, which other nodes would have to share', async () => {
    expect(await toldOfSecret({})).toEqual([
      expect.stringMatching(/SECRET is not set.*the same SECRET on each/),
    ]);
    expect(await toldOfSecret({ SECRET: 'x'.repeat(32) })).toEqual([]);
  }, 60_000);
});
