import type { Server } from 'node:http';
import { expectOk } from '@taproom/games';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { type StreamSubscription, Streams } from '../../src/stream/streams.ts';
import { House, LIVE } from '../play/house.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { counted, settled } from './counted.ts';
import { serveStreams, Tab } from './tab.ts';

const NONCE = 'ab'.repeat(16);

/** One node: a server, its streams, and what it asked its store. */
class Node {
  readonly people = new Map<string, PersonRow>();
  readonly tabs: Tab[] = [];
  /** Tells it that its connection to other nodes was down. */
  missed = (): void => undefined;

  private constructor(
    readonly house: House,
    readonly streams: Streams,
    readonly server: Server,
    readonly calls: string[],
    readonly failures: readonly unknown[],
  ) {}

  static async open(store?: Store): Promise<Node> {
    const calls: string[] = [];
    const failures: unknown[] = [];
    const house = await House.open({ wrap: plain => counted(plain, calls), ...(store ? { store } : {}) });
    const streams = new Streams(house.hall, house.store, house.now, error => failures.push(error));
    const server = await serveStreams(
      () => streams,
      who => node.people.get(who) ?? null,
    );
    const node = new Node(house, streams, server, calls, failures);
    return node;
  }

  async close(): Promise<void> {
    this.streams.close();
    this.server.closeAllConnections();
    this.server.close();
    await this.house.close();
    expect(this.failures).toEqual([]);
    expect(this.house.faults).toEqual([]);
  }

  async tab(who: string | null, wish: Partial<StreamSubscription>): Promise<Tab> {
    const tab = await Tab.ready(this.server, who, wish);
    this.tabs.push(tab);
    return tab;
  }

  /** How many messages all have got, but for those that only say that the line is alive. */
  get told(): number {
    return this.tabs.flatMap(({ messages }) => messages).filter(({ tell }) => tell !== 'quiet').length;
  }
}

/** Someone whom all the nodes know. */
async function person(name: string, nodes: readonly Node[]): Promise<PersonRow> {
  const [first] = nodes;
  if (first === undefined) throw new Error('no node');
  const made = await first.house.person(name);
  for (const node of nodes) node.people.set(name, made);
  return made;
}

async function openTable({ house }: Node, host: PersonRow, listed: boolean): Promise<string> {
  const wish = { game: 'heros-tavern', seats: 3, pace: LIVE, listed } as const;
  const made = expectOk(await house.hall.lobby.create(host, { key: house.key(), ...wish }));
  expectOk(await house.hall.lobby.join(made.table.id, host, { nonce: NONCE, seat: 0 }));
  return made.table.id;
}

/** Streams that have nothing to do with what happens: with games of their own, every other one in the lobby too. */
async function bystanders(node: Node, count: number, lobby: boolean): Promise<void> {
  for (let i = 0; i < count; i++) {
    const name = `By${i}`;
    const me = await person(name, [node]);
    const table = await openTable(node, me, true);
    await node.tab(name, { games: true, lobby: lobby && i % 2 === 0, tables: i % 3 === 0 ? [table] : [] });
  }
}

interface Cost {
  readonly calls: readonly string[];
  readonly told: number;
}

const calm = (node: Node): Promise<void> => settled(() => node.calls.length + node.told);

/** What something costs a node that is calm. */
async function costOf(node: Node, task: () => Promise<unknown>): Promise<Cost> {
  const { told } = node;
  node.calls.length = 0;
  await task();
  await calm(node);
  // Names are kept for half a minute, so that it is chance when they are looked up again.
  const calls = node.calls.filter(call => call !== 'people.many').toSorted();
  return { calls, told: node.told - told };
}

const EVENTS = ['join', 'leave', 'start', 'turn'] as const;

/** The life of a table where Ann is the host; what each step of it costs a node, wherever it is done. */
async function lifeOf(
  doing: Node,
  table: string,
  [ann, bob, cid]: readonly [PersonRow, PersonRow, PersonRow],
  watched: Node = doing,
): Promise<Record<(typeof EVENTS)[number], Cost>> {
  const { lobby } = doing.house.hall;
  const invite = expectOk(await lobby.invitation(table, ann)).invite ?? '';
  await calm(watched);
  const join = await costOf(watched, () => lobby.join(table, bob, { nonce: NONCE, invite, seat: 1 }));
  const leave = await costOf(watched, () => lobby.leave(table, bob));
  for (const [i, me] of [bob, cid].entries())
    expectOk(await lobby.join(table, me, { nonce: NONCE, invite, seat: i + 1 }));
  await calm(watched);
  const start = await costOf(watched, () => lobby.start(table, ann));
  // All choose at the same time, and Ann is the first, whatever the shuffles are.
  const turn = await costOf(watched, () => doing.house.play(table, [ann, bob, cid], 'bystanders', 1));
  return { join, leave, start, turn };
}

describe('what happens at a table costs those whom it concerns, and nobody else', () => {
  const nodes: Node[] = [];
  const opened = async (store?: Store): Promise<Node> => {
    const node = await Node.open(store);
    nodes.push(node);
    return node;
  };
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });

  it('at a table that is not listed, however many other streams are open', { timeout: 60_000 }, async () => {
    const life = async (count: number) => {
      const node = await opened();
      const ann = await person('Ann', [node]);
      const bob = await person('Bob', [node]);
      const cid = await person('Cid', [node]);
      const table = await openTable(node, ann, false);
      await node.tab('Ann', { games: true });
      await node.tab('Bob', { games: true });
      await node.tab(null, { tables: [table] });
      await bystanders(node, count, true);
      return lifeOf(node, table, [ann, bob, cid]);
    };
    const [alone, among] = await Promise.all([life(0), life(24)]);
    expect(among).toEqual(alone);
    // Ann and Bob hear of their games, and the spectator of the table: each once.
    expect([alone.join.told, alone.leave.told]).toEqual([3, 3]);
  });

  it('at a listed table: readers of the lobby share one text', { timeout: 60_000 }, async () => {
    const life = async (count: number) => {
      const node = await opened();
      const ann = await person('Ann', [node]);
      const bob = await person('Bob', [node]);
      const cid = await person('Cid', [node]);
      const table = await openTable(node, ann, true);
      await node.tab('Ann', { games: true });
      await node.tab('Bob', { games: true });
      await bystanders(node, count, true);
      const cost = await lifeOf(node, table, [ann, bob, cid]);
      expect(cost.join.told).toBe(2 + count / 2);
      return EVENTS.map(event => cost[event].calls);
    };
    const [few, many] = await Promise.all([life(2), life(24)]);
    expect(many).toEqual(few);
  });

  describe('through another node', () => {
    let server: PostgresServer;
    let url = '';
    /** Every statement that the other node sends to the database. */
    const statements: string[] = [];
    const query = pg.Client.prototype.query;
    beforeAll(async () => {
      server = await startPostgres('quick');
    }, 120_000);
    afterAll(() => server.close());
    beforeEach(async () => {
      url = await server.newDatabase();
      vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
        this: pg.Client,
        ...all: unknown[]
      ) {
        const { connectionParameters } = this as unknown as {
          readonly connectionParameters: { readonly application_name?: string };
        };
        const [asked] = all as [string | { readonly text: string }];
        if (connectionParameters.application_name === 'other')
          statements.push(typeof asked === 'string' ? asked : asked.text);
        return Reflect.apply(query, this, all);
      });
      // Only what is heard counts here, and not what is looked for every few seconds.
      vi.useFakeTimers({ toFake: ['setInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    /** Two nodes; the other one may be deaf to what the first one hints at. */
    const pair = async ({ deaf = false } = {}): Promise<[Node, Node]> => {
      const one = await opened(await openPostgres(`${url}?application_name=one`));
      const other = await opened(await openPostgres(`${url}?application_name=other`));
      const { listen } = other.house.store;
      vi.spyOn(other.house.store, 'listen').mockImplementation((heard, missed) => {
        other.missed = missed;
        return listen(hint => !deaf && heard(hint), missed);
      });
      await one.house.hall.open();
      await other.house.hall.open();
      return [one, other];
    };
    /** Lets seconds pass as far as it is looked for what went unheard. */
    const pass = async (seconds: number): Promise<void> => {
      for (let i = 0; i < seconds; i++) {
        vi.advanceTimersByTime(1000);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    };
    it('a node where nobody is concerned asks its database nothing', { timeout: 60_000 }, async () => {
      const [one, other] = await pair();
      const ann = await person('Ann', [one]);
      const bob = await person('Bob', [one]);
      const cid = await person('Cid', [one]);
      const table = await openTable(one, ann, false);
      await bystanders(other, 12, true);
      // The other node knows the table, as someone has looked at it there.
      await other.house.hall.rooms.get(table);
      // On a busy machine the lobby is read again only after seconds: it may take a twentieth of the time.
      await settled(() => other.calls.length + other.told + statements.length, 3000);
      statements.length = 0;
      const cost = await lifeOf(one, table, [ann, bob, cid], other);
      for (const event of EVENTS) expect(cost[event], event).toEqual({ calls: [], told: 0 });
      expect(statements).toEqual([]);
      // And yet, a request there gets the current table.
      expect((await other.house.room(table)).length).toBe((await one.house.room(table)).length);
    });

    it('at a listed table the lobby costs the same for any number of readers', {
      timeout: 60_000,
    }, async () => {
      const [one, other] = await pair();
      const bob = await person('Bob', [one, other]);
      const table = await openTable(one, await person('Ann', [one]), true);
      const { lobby } = one.house.hall;
      await other.tab(null, { lobby: true });
      const join = () => lobby.join(table, bob, { nonce: NONCE, seat: 1 });
      await calm(other);
      const few = await costOf(other, join);
      expectOk(await lobby.leave(table, bob));
      await bystanders(other, 12, true);
      await calm(other);
      const many = await costOf(other, join);
      expect(many.calls).toEqual(few.calls);
      expect([few.told, many.told]).toEqual([1, 7]);
    });

    it('whoever sits down or stands up through one node hears of it at the other', {
      timeout: 60_000,
    }, async () => {
      const [one, other] = await pair();
      const ann = await person('Ann', [one, other]);
      const bob = await person('Bob', [one, other]);
      const table = await openTable(one, ann, false);
      const tab = await other.tab('Bob', { games: true });
      await bystanders(other, 6, false);
      const { lobby } = one.house.hall;
      const invite = expectOk(await lobby.invitation(table, ann)).invite ?? '';
      await calm(other);
      const sat = await costOf(other, () => lobby.join(table, bob, { nonce: NONCE, invite, seat: 1 }));
      expect(
        tab
          .of('games')
          .at(-1)
          ?.games.map(game => game.table.id),
      ).toEqual([table]);
      expect(sat.told).toBe(1);
      const stood = await costOf(other, () => lobby.leave(table, bob));
      expect(tab.of('games').at(-1)?.games).toEqual([]);
      expect(stood.told).toBe(1);
    });

    it('what went unheard is found: in 4 s at tables watched here, in 10 s new games, in 20 s the lobby', {
      timeout: 60_000,
    }, async () => {
      const [one, other] = await pair({ deaf: true });
      const bob = await person('Bob', [one, other]);
      const table = await openTable(one, await person('Ann', [one]), true);
      const [games, lobby] = [
        await other.tab('Bob', { games: true }),
        await other.tab(null, { lobby: true }),
      ];
      // The other node has the table in memory, but nobody watches it there.
      await other.house.hall.rooms.get(table);
      expectOk(await one.house.hall.lobby.join(table, bob, { nonce: NONCE, seat: 1 }));
      await calm(other);
      expect(other.told).toBe(2);
      await pass(10);
      await games.until(() => games.of('games').at(-1)?.games[0]?.table.id === table);
      await pass(10);
      await lobby.until(() => lobby.of('lobby').at(-1)?.tables[0]?.seats[1]?.person?.name === 'Bob');
      expectOk(await one.house.hall.lobby.leave(table, bob));
      await pass(4);
      await games.until(() => games.of('games').at(-1)?.games.length === 0);
    });

    it('what went unheard while the line was down is found as soon as it is up again', {
      timeout: 60_000,
    }, async () => {
      const [one, other] = await pair({ deaf: true });
      const bob = await person('Bob', [one, other]);
      const table = await openTable(one, await person('Ann', [one]), true);
      const [games, lobby] = [
        await other.tab('Bob', { games: true }),
        await other.tab(null, { lobby: true }),
      ];
      await other.house.hall.rooms.get(table);
      expectOk(await one.house.hall.lobby.join(table, bob, { nonce: NONCE, seat: 1 }));
      other.missed();
      await games.until(() => games.of('games').at(-1)?.games[0]?.table.id === table);
      await lobby.until(() => lobby.of('lobby').at(-1)?.tables[0]?.seats[1]?.person?.name === 'Bob');
    });
  });
});
