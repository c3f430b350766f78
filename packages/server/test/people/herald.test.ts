import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Metrics } from '../../src/operate/metrics.ts';
import { Herald } from '../../src/people/herald.ts';
import type { NoticesRow } from '../../src/store/rows.ts';
import type { PeopleStore } from '../../src/store/store.ts';
import { personRow } from '../store/rows.ts';
import { PATIENCE } from './reader.ts';
import { HERE, openReceiver } from './receiver.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server that takes requests and never answers. */
async function openHanging(): Promise<{ readonly port: number; readonly asked: () => number }> {
  let asked = 0;
  const server: Server = createServer(() => {
    asked++;
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  closing.push(
    () =>
      new Promise<void>(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  );
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

async function receiver(...of: Parameters<typeof openReceiver>) {
  const made = await openReceiver(...of);
  closing.push(made.close);
  return made;
}

function heraldOf(
  webhooks: ReadonlyMap<string, string>,
  pauses: readonly number[] = [1, 1, 1],
): {
  readonly herald: Herald;
  readonly stored: Map<string, NoticesRow>;
  readonly banned: Set<string>;
} {
  const banned = new Set<string>();
  const stored = new Map(
    [...webhooks].map(([person, webhook]) => [
      person,
      { person, feed: null, webhook, push: null, session: null } as NoticesRow,
    ]),
  );
  const silent = (person: string) => ({ person, feed: null, webhook: null, push: null, session: null });
  const store = {
    notices: async (person: string) => stored.get(person) ?? silent(person),
    get: async (id: string) => personRow({ id, banned: banned.has(id) }),
    dropPush: async () => undefined,
  } as unknown as PeopleStore;
  const herald = new Herald({
    store,
    outside: HERE,
    push: null,
    metrics: new Metrics(),
    now: Date.now,
    pauses,
  });
  closing.push(() => herald.stop());
  return { herald, stored, banned };
}

const notice = (person: string, table: string) =>
  ({ person, table, game: 'heros-tavern', opponents: [] }) as const;

describe('webhooks that hang', () => {
  it('hold up nobody else: not a thousand notices of one person', async () => {
    const [hanging, hook] = [await openHanging(), await receiver()];
    const { herald } = heraldOf(
      new Map([
        ['mallory', `http://bad.example:${hanging.port}/`],
        ['anna', `http://good.example:${hook.port}/`],
      ]),
    );
    for (let i = 0; i < 1000; i++) herald.tell(notice('mallory', `table${i}`));
    herald.tell(notice('anna', 'table'));
    await vi.waitFor(() => expect(hook.received).toHaveLength(1), { ...PATIENCE, timeout: 4000 });
    expect(hanging.asked()).toBe(1);
  });

  it('hold up nobody else: not many people with one host', async () => {
    const [hanging, hook] = [await openHanging(), await receiver()];
    const bad = Array.from({ length: 1000 }, (_, i): [string, string] => [
      `mallory${i}`,
      `http://bad.example:${hanging.port}/${i}`,
    ]);
    const { herald } = heraldOf(new Map([...bad, ['anna', `http://good.example:${hook.port}/`]]));
    for (const [person] of bad) herald.tell(notice(person, 'table'));
    herald.tell(notice('anna', 'table'));
    await vi.waitFor(() => expect(hook.received).toHaveLength(1), { ...PATIENCE, timeout: 4000 });
    expect(hanging.asked()).toBeLessThanOrEqual(8);
  });
});

describe('notices', () => {
  it('are the newest of each table, and at most twenty wait for one person', async () => {
    const hook = await receiver([500, 200]);
    const { herald } = heraldOf(new Map([['anna', `http://good.example:${hook.port}/`]]), [50]);
    for (let i = 0; i < 30; i++) herald.tell(notice('anna', `table${i}`));
    herald.tell({ ...notice('anna', 'table29'), opponents: ['Ben'] });
    await vi.waitFor(() => expect(hook.received).toHaveLength(21), PATIENCE);
    const told = hook.received.map(({ body }) => JSON.parse(body.toString()));
    expect(told.slice(1).map(({ table }) => table)).toEqual(
      Array.from({ length: 20 }, (_, i) => `table${10 + i}`),
    );
    expect(told.at(-1)).toMatchObject({ table: 'table29', opponents: ['Ben'] });
  });

  it('go where their person wants them by then, or nowhere', async () => {
    const [old, fresh] = [await receiver([500]), await receiver()];
    const { herald, stored, banned } = heraldOf(
      new Map(['anna', 'ben', 'cleo'].map(person => [person, `http://old.example:${old.port}/${person}`])),
      [100],
    );
    for (const person of stored.keys()) herald.tell(notice(person, 'table'));
    await old.came(3);
    const [anna, ben] = [stored.get('anna'), stored.get('ben')];
    if (anna) stored.set('anna', { ...anna, webhook: `http://new.example:${fresh.port}/` });
    if (ben) stored.set('ben', { ...ben, webhook: null });
    banned.add('cleo');
    await fresh.came(1);
    await new Promise(done => setTimeout(done, 150));
    expect([old.received.length, fresh.received.length]).toEqual([3, 1]);
  });
});
