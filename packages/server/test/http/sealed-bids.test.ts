import { Catalogue, expectOk, readRecord, replayRecord } from '@taproom/games';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { THIRD_LEVELS, THIRD_PLAYERS } from '../../../bots/test/sealed-bids.ts';
import { sealedBids } from '../../../games/test/sealed-bids.ts';
import { Repertoire } from '../../src/play/repertoire.ts';
import { openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { LIVE, newKey, openTable, startTable } from './playing.ts';

const games = new Catalogue([sealedBids]);
let open: TestHouse;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  open = await openTestHouse({ repertoire: new Repertoire(games, THIRD_LEVELS), roster: THIRD_PLAYERS });
  [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
});
afterAll(() => open.close());

const look = (visitor: Visitor, id: string) => visitor.get('table', { params: { id } });

const bid = async (visitor: Visitor, id: string, card: number): Promise<void> => {
  const { number } = await look(visitor, id);
  const body = { key: newKey(), seen: number, moves: [`bid ${card}`] };
  await visitor.get('turn', { params: { id }, body });
};

it('two people play a third game on a server that was handed it', async () => {
  const id = await startTable([anna, ben], { game: 'sealed-bids' });
  await bid(anna, id, 4);
  // Ben knows that Anna has bid, and not what.
  expect((await look(ben, id)).view).toMatchObject({ players: [{ in: true, chosen: null }, { in: false }] });
  expect((await look(anna, id)).view).toMatchObject({ players: [{ in: true, chosen: 4 }, { in: false }] });
  await bid(ben, id, 3);
  expect((await look(ben, id)).view).toMatchObject({ round: 2, players: [{ bids: [4] }, { bids: [3] }] });
  const { number } = await look(anna, id);
  const spent = { key: newKey(), seen: number, moves: ['bid 4'] };
  expect((await anna.ask('turn', { params: { id }, body: spent })).text).toContain('card-not-in-hand');
  for (const card of [2, 1]) {
    await bid(anna, id, card);
    await bid(ben, id, card);
  }
  const { table } = await look(anna, id);
  expect(table.status).toBe('finished');
  const record = (await anna.ask('record', { params: { id } })).text;
  const replay = expectOk(replayRecord(expectOk(readRecord(record)), games));
  expect(replay.outcome?.winners).toEqual([0]);
});

it('one person plays a third game with a bot of it', async () => {
  const { table } = await anna.get('newTable', {
    body: { key: newKey(), game: 'sealed-bids', seats: 2, pace: LIVE, bots: ['bidder'] },
  });
  const params = { id: table.id };
  await anna.get('join', { params, body: { nonce: '0123456789abcdef0123456789abcdef' } });
  await anna.get('start', { params });
  for (const [i, card] of [1, 2, 3].entries()) {
    await bid(anna, table.id, card);
    await vi.waitFor(async () => expect((await look(anna, table.id)).view).toMatchObject({ round: i + 2 }), {
      timeout: 60_000,
    });
  }
  expect((await look(anna, table.id)).table.status).toBe('finished');
});

it('a server knows the games that it was handed, and no others', async () => {
  await expect(openTable([anna, ben], { game: 'heaven-and-ale' })).rejects.toThrow('unknown-game');
  await expect(openTable([anna, ben], { game: 'sealed-bids', bots: ['legend'] })).rejects.toThrow(
    'wrong-option',
  );
});
