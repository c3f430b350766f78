import type { Server } from 'node:http';
import { expectOk, SeededRandom } from '@taproom/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { Streams } from '../../src/stream/streams.ts';
import { House, randomTurn } from '../play/house.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { settled } from './counted.ts';
import { serveStreams, Tab } from './tab.ts';

/** A node with streams, whose readers are the people of the first one. */
interface Node {
  readonly house: House;
  readonly streams: Streams;
  readonly server: Server;
}

const nodes: Node[] = [];
const failures: unknown[] = [];

async function opened(people: readonly PersonRow[], store?: Store): Promise<Node> {
  const house = await House.open(store ? { store } : {});
  const streams = new Streams(house.hall, house.store, house.now, error => failures.push(error));
  const server = await serveStreams(
    () => streams,
    who => people.find(({ name }) => name === who) ?? null,
  );
  const node = { house, streams, server };
  nodes.push(node);
  return node;
}

afterEach(async () => {
  for (const { house, streams, server } of nodes.splice(0)) {
    streams.close();
    server.closeAllConnections();
    server.close();
    await house.close();
  }
  expect(failures.splice(0)).toEqual([]);
});

const moment = () => new Promise(resolve => setTimeout(resolve, 150));

/** All that someone was sent, but for the word that the line is alive, which comes every 20 seconds. */
const told = ({ bytes }: Tab): string => bytes.replaceAll(/id: .*\ndata: \{"tell":"quiet".*\n\n/g, '');

/** Ann changes her hidden choice a few times here; what everyone else is sent there meanwhile. */
async function changeOfMind(here: Node, there: Node, people: PersonRow[]): Promise<void> {
  const { house } = here;
  for (const name of ['Ann', 'Bob', 'Cid']) people.push(await house.person(name));
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody');
  const { row } = await house.table('heros-tavern', people);
  const random = new SeededRandom('hidden');
  const choose = async (): Promise<void> => {
    const room = await house.room(row.id);
    const moves = randomTurn(room, 0, random).map(move => room.game?.game.write(move) ?? '');
    const seen = room.game?.number(0) ?? 0;
    expectOk(await house.hall.referee.turn(row.id, ann, { key: house.key(), seen, moves }));
  };
  const wish = { tables: [row.id], games: true };
  const others = [
    await Tab.ready(there.server, 'Bob', wish),
    await Tab.ready(there.server, 'Cid', wish),
    await Tab.ready(there.server, null, { tables: [row.id] }),
  ];
  const own = await Tab.ready(there.server, 'Ann', wish);
  await choose();
  for (const tab of [...others, own]) await tab.until(() => tab.of('turn').at(-1)?.awaited.length === 2);
  // Presence is sent with a delay, and has nothing to do with this.
  await settled(() => others.reduce((sum, { bytes }) => sum + bytes.length, 0));
  const before = others.map(told);
  for (let i = 1; i <= 3; i++) {
    const known = own.table().number;
    // Time passes at the table: the clocks of those who still have to choose keep running, and that is not worth a
    // message.
    for (const node of new Set([here, there])) node.house.ahead += 3000;
    await choose();
    await own.until(() => own.table().number > known);
  }
  await moment();
  expect(others.map(told)).toEqual(before);
  // Who has to choose is public, so taking a choice back is sent: without what it was.
  expectOk(await house.hall.referee.undo(row.id, ann, { key: house.key() }));
  for (const tab of [...others, own]) await tab.until(() => tab.of('turn').at(-1)?.awaited.length === 3);
  for (const tab of others) expect(tab.of('turn').at(-1)?.told).toEqual([]);
  // Nobody has lost the thread.
  await house.play(row.id, people, 'hidden', 6);
  const room = await house.room(row.id);
  const tabs = [...others, own];
  for (const [i, eyes] of ([1, 2, 'spectator', 0] as const).entries()) {
    const tab = tabs[i];
    await tab?.until(() => tab.table().number === room.game?.number(eyes));
    expect(tab?.table().view).toEqual(JSON.parse(JSON.stringify(room.game?.view(eyes))));
  }
}

describe('whoever changes a hidden choice is told, and nobody else is sent a byte', () => {
  it('on one node', { timeout: 60_000 }, async () => {
    const people: PersonRow[] = [];
    const node = await opened(people);
    await changeOfMind(node, node, people);
  });

  describe('through another node', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres('quick');
    }, 120_000);
    afterAll(() => server.close());

    it('of the same database', { timeout: 60_000 }, async () => {
      const url = await server.newDatabase();
      const people: PersonRow[] = [];
      const here = await opened(people, await openPostgres(url));
      const there = await opened(people, await openPostgres(url));
      for (const { house } of nodes) await house.hall.open();
      await changeOfMind(here, there, people);
    });
  });
});
