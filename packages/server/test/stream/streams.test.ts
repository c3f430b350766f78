import { type IncomingMessage, request, type Server } from 'node:http';
import { expectOk } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotStored } from '../../src/store/database.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { Streams } from '../../src/stream/streams.ts';
import { House, LIVE } from '../play/house.ts';
import { addressOf, serveStreams, Tab } from './tab.ts';

let house: House;
let streams: Streams;
let server: Server;
let ann: PersonRow;
let bob: PersonRow;
const failures: unknown[] = [];

beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  streams = new Streams(house.hall, house.store, house.now, error => failures.push(error));
  server = await serveStreams(
    () => streams,
    who => [ann, bob].find(({ name }) => name === who) ?? null,
  );
});
afterEach(async () => {
  streams.close();
  server.closeAllConnections();
  server.close();
  await house.close();
  expect(failures.splice(0)).toEqual([]);
});

const moment = () => new Promise(resolve => setTimeout(resolve, 30));

describe('a stream', () => {
  it.each(['heaven-and-ale', 'heros-tavern'] as const)(
    'tells of %s step by step what the table knows',
    async game => {
      const bots = game === 'heaven-and-ale' ? [] : (['patron'] as const);
      const room = await house.table(game, [ann, bob], bots);
      const { id } = room.row;
      const tabs = await Promise.all(
        [null, 'Ann', 'Bob'].map(who => Tab.open(server, who, { tables: [id] })),
      );
      await Promise.all(tabs.map(tab => tab.until(messages => messages.length > 0)));
      await house.play(id, [ann, bob], `stream ${game}`, 12);
      await moment();
      for (const [i, eyes] of (['spectator', 0, 1] as const).entries()) {
        const known = tabs[i]?.table();
        expect(known?.number).toBe(room.game?.number(eyes));
        expect(known?.view).toEqual(JSON.parse(JSON.stringify(room.game?.view(eyes))));
        expect(known?.told).toEqual(JSON.parse(JSON.stringify(room.game?.events(eyes, 0))));
      }
    },
  );

  it('names whoever comes back to their seat', async () => {
    const { row } = await house.table('heaven-and-ale', [ann, bob]);
    const tab = await Tab.open(server, null, { tables: [row.id] });
    await tab.until(messages => messages.length > 0);
    expectOk(await house.hall.referee.standIn(row.id, bob));
    expectOk(await house.hall.referee.comeBack(row.id, bob, house.key()));
    const taken = () =>
      tab.of('turn').flatMap(({ told }) => told.filter(one => one.event.event === 'seat-taken'));
    await tab.until(() => taken().length === 2);
    expect(taken().at(-1)?.event.sitter).toEqual({ kind: 'human', name: 'Bob' });
  });

  it('tells those who sat down and waited that the game has begun', async () => {
    const wish = { game: 'heaven-and-ale', seats: 2, pace: LIVE, listed: true } as const;
    const { table } = expectOk(await house.hall.lobby.create(ann, { key: house.key(), ...wish }));
    for (const me of [ann, bob])
      expectOk(await house.hall.lobby.join(table.id, me, { nonce: 'ab'.repeat(16) }));
    const tab = await Tab.open(server, 'Bob', { tables: [table.id] });
    await tab.until(messages => messages.length > 0);
    expect(tab.of('table')[0]?.view.view).toBe(null);
    expectOk(await house.hall.lobby.start(table.id, ann));
    await tab.until(() => tab.of('table').at(-1)?.view.view !== null);
    await house.play(table.id, [ann, bob], 'begun', 3);
    await moment();
    const room = await house.room(table.id);
    expect(tab.table().view).toEqual(JSON.parse(JSON.stringify(room.game?.view(1))));
  });

  it('goes on where a reader stopped', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const { id } = room.row;
    const tab = await Tab.open(server, 'Ann', { tables: [id] });
    await tab.until(messages => messages.length > 0);
    await house.play(id, [ann, bob], 'before', 3);
    await moment();
    const { number } = tab.table();
    tab.close();
    await house.play(id, [ann, bob], 'meanwhile', 3);
    const again = await Tab.open(server, 'Ann', { tables: [id], last: tab.id });
    await again.until(messages => messages.length > 0);
    const [whole] = again.of('table');
    expect(whole?.view.told[0]?.number).toBe(number + 1);
    expect([...tab.table().told, ...(whole?.view.told ?? [])]).toEqual(
      JSON.parse(JSON.stringify(room.game?.events(0, 0))),
    );
  });

  it('says that a table is not there', async () => {
    const tab = await Tab.open(server, 'Ann', { tables: ['NoSuchTab1e'] });
    await tab.until(messages => messages.length > 0);
    expect(tab.messages).toEqual([{ tell: 'none', id: 'NoSuchTab1e' }]);
  });

  it('tells of the lobby live', async () => {
    const tab = await Tab.open(server, null, { lobby: true });
    await tab.until(messages => messages.length > 0);
    const wish = { game: 'heaven-and-ale', seats: 2, pace: LIVE, listed: true } as const;
    const { table } = expectOk(await house.hall.lobby.create(ann, { key: house.key(), ...wish }));
    await tab.until(() => tab.of('lobby').some(({ tables }) => tables.some(({ id }) => id === table.id)));
    await house.hall.lobby.close(table.id, ann);
    await tab.until(() => tab.of('lobby').some(({ gone }) => gone.includes(table.id)));
    // A private table is not visible.
    const hidden = expectOk(await house.hall.lobby.create(ann, { key: house.key(), ...wish, listed: false }));
    await moment();
    expect(tab.bytes).not.toContain(hidden.table.id);
  });

  it('tells a player of games that begin to wait', async () => {
    const tab = await Tab.open(server, 'Ann', { games: true });
    await tab.until(messages => messages.length > 0);
    expect(tab.of('games')[0]?.games).toEqual([]);
    const room = await house.table('heaven-and-ale', [ann, bob]);
    await house.play(room.row.id, [ann, bob], 'games', 2);
    await tab.until(() => tab.of('games').some(({ games }) => games.some(({ needsYou }) => needsYou)));
  });

  it('knows who is there', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const watcher = await Tab.open(server, null, { tables: [room.row.id] });
    await watcher.until(messages => messages.length > 0);
    const tab = await Tab.open(server, 'Ann', { tables: [room.row.id] });
    await watcher.until(() => watcher.of('info').at(-1)?.table.seats[0]?.present === true);
    // Other nodes are told that Ann is present for a while; that must not outlive her stream.
    await house.hall.presence.flush('new');
    tab.close();
    await watcher.until(() => watcher.of('info').at(-1)?.table.seats[0]?.present === false);
  });

  it('tells of a new name at once', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const tab = await Tab.open(server, null, { tables: [room.row.id] });
    await tab.until(messages => messages.length > 0);
    await house.store.people.change(ann.id, { name: 'Annabel' });
    house.hall.renamed(ann.id);
    await tab.until(() => tab.of('info').at(-1)?.table.seats[0]?.person?.name === 'Annabel');
  });

  it('failure 9: is cut when its reader stalls, and keeps nothing for it', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const tab = await Tab.open(server, null, { tables: [room.row.id] });
    await tab.until(messages => messages.length > 0);
    const stalled = await new Promise<IncomingMessage>(resolve => {
      request(addressOf(server, null, { tables: [room.row.id] }), resolve).end();
    });
    stalled.on('error', () => undefined);
    stalled.pause();
    await moment();
    expect(streams.size).toBe(2);
    const line = { number: 1, person: null, at: 0, text: 'x'.repeat(100_000) };
    for (let change = 1; change <= 200 && streams.size === 2; change++) {
      await streams.tellChat({ ...line, table: room.row.id, person: ann.id, hidden: false, change }, line);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    expect(streams.size).toBe(1);
    expect(streams.waiting).toBeLessThan(1_000_000);
    await tab.until(() => tab.of('chat').length > 0);
  });

  it('tells chat in the order in which it was stored, however long it takes to know who hears it', async () => {
    const { id } = (await house.table('heaven-and-ale', [ann, bob])).row;
    const tab = await Tab.open(server, null, { tables: [id] });
    await tab.until(messages => messages.length > 0);
    const { mutedBy } = house.store.people;
    let wait = 60;
    vi.spyOn(house.store.people, 'mutedBy').mockImplementation(async person => {
      wait -= 5;
      await new Promise(resolve => setTimeout(resolve, Math.max(0, wait)));
      return mutedBy(person);
    });
    const said = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        house.store.talk.say({ table: id, person: ann.id, at: i, text: `${i}` }, `key${i}`),
      ),
    );
    const line = (number: number) => ({ number, person: null, at: 0, text: 'x' });
    // One of them is heard of late, as if it came through another node.
    const [first, late, ...others] = said.flatMap(row => row ?? []);
    const rows = [first, ...others, late].flatMap(row => row ?? []);
    await Promise.all(rows.map(row => streams.tellChat(row, line(row.number))));
    await tab.until(() => tab.of('chat').length === said.length);
    const numbers = tab.of('chat').map(message => message.line.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(said.length);
  });

  it('brings its reader a large whole, as long as they read', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const tab = await Tab.open(server, null, { tables: [room.row.id] });
    await tab.until(messages => messages.length > 0);
    const line = { number: 1, person: null, at: 0, text: 'x'.repeat(3_500_000) };
    await streams.tellChat(
      { ...line, table: room.row.id, person: ann.id, hidden: false, change: 1000 },
      line,
    );
    await tab.until(() => tab.of('chat').length > 0);
    expect(tab.of('chat')[0]?.line.text).toHaveLength(3_500_000);
  });

  it('is refused to an address that has too many, until some of them end', async () => {
    const address = '203.0.113.5';
    const answered: boolean[] = [];
    const open = streams.open.bind(streams);
    streams.open = (...all) => {
      answered.push(open(...all));
      if (answered.at(-1) === false) all[0].end();
      return true;
    };
    const tabs = await Promise.all(Array.from({ length: 300 }, () => Tab.open(server, null, { address })));
    await Tab.open(server, 'Ann', { address });
    await Tab.open(server, null, { address: '203.0.113.6' });
    expect(answered).toEqual([...Array(300).fill(true), false, true]);
    tabs[0]?.close();
    while (streams.size > 300) await moment();
    await Tab.open(server, 'Ann', { address });
    expect(answered.at(-1)).toBe(true);
  });

  it('leaves nothing behind when it ends, even before its first word', async () => {
    const room = await house.table('heaven-and-ale', [ann, bob]);
    const tabs = await Promise.all(
      [1, 2, 3].map(() => Tab.open(server, 'Ann', { tables: [room.row.id], games: true })),
    );
    for (const tab of tabs) tab.close();
    while (streams.size > 0) await moment();
    await moment();
    expect(room.isWatched).toBe(false);
  });

  describe('ends when the store fails and something can not be told, so that its reader comes back for the whole', () => {
    const gone = new NotStored('gone for a moment');
    const ended = async (tab: Tab): Promise<void> => {
      await vi.waitFor(() => expect(tab.hasEnded).toBe(true));
      expect(failures.splice(0)).toEqual([gone]);
    };

    it('at its first word', async () => {
      const room = await house.table('heaven-and-ale', [ann, bob]);
      vi.spyOn(house.hall.look, 'view').mockRejectedValueOnce(gone);
      await ended(await Tab.open(server, 'Ann', { tables: [room.row.id] }));
      const again = await Tab.open(server, 'Ann', { tables: [room.row.id] });
      await again.until(() => again.of('table').length > 0);
    });

    it('about the table', async () => {
      const room = await house.table('heaven-and-ale', [ann, bob]);
      const tab = await Tab.open(server, null, { tables: [room.row.id] });
      await tab.until(messages => messages.length > 0);
      vi.spyOn(house.hall.look, 'info').mockRejectedValueOnce(gone);
      room.tell('info');
      await ended(tab);
    });

    it('about the lobby', async () => {
      const tab = await Tab.open(server, null, { lobby: true });
      await tab.until(messages => messages.length > 0);
      const listed = vi.spyOn(house.hall.look, 'listed').mockRejectedValue(gone);
      await house.table('heaven-and-ale', [ann, bob]);
      await vi.waitFor(() => expect(tab.hasEnded).toBe(true));
      expect(failures.splice(0)).toContain(gone);
      listed.mockRestore();
      const again = await Tab.open(server, null, { lobby: true });
      await again.until(() => again.of('lobby').some(({ tables }) => tables.length === 1));
    });

    it('about one’s own games', async () => {
      const tab = await Tab.open(server, 'Ann', { games: true });
      await tab.until(messages => messages.length > 0);
      vi.spyOn(house.hall.look, 'own').mockRejectedValueOnce(gone);
      await house.table('heaven-and-ale', [ann, bob]);
      await vi.waitFor(() => expect(tab.hasEnded).toBe(true));
      expect(failures.splice(0)).toContain(gone);
    });
  });
});
