import { decide } from '@taproom/bots';
import { Catalogue, expectOk, readRecord, replayRecord, SeededRandom } from '@taproom/games';
import { expect, it } from 'vitest';
import { THIRD_PLAYERS } from '../../bots/test/sealed-bids.ts';
import { type Bid, sealedBids } from '../../games/test/sealed-bids.ts';
import { Plan, playBots, Table } from '../src/index.ts';
import { playTurn, setupOf } from './tables.ts';

const bid = (card: number): Bid => ({ move: 'bid', card });

const newTable = (seed: string, more: object = {}): Table =>
  expectOk(Table.create(sealedBids, setupOf(3, seed, more)));

it('a third game is played at a table, undone, restored from its log and replayed from its record', () => {
  const random = new SeededRandom('third');
  const table = newTable('third');
  playTurn(table, random);
  expect(table.canUndo(0)).toBe(true);
  expectOk(table.undo(0));
  expect(table.awaited()).toEqual([0, 1, 2]);
  while (!table.finished) playTurn(table, random);
  const again = expectOk(Table.restore(sealedBids, setupOf(3, 'third'), table.log));
  expect(again.view('host')).toEqual(table.view('host'));
  const replay = expectOk(replayRecord(expectOk(readRecord(table.record())), new Catalogue([sealedBids])));
  expect(replay.outcome).toEqual(table.outcome());
});

it('a bid in a third game stays hidden until all have bid', () => {
  const table = newTable('hidden');
  expectOk(table.commit(0, [bid(4)], table.number(0)));
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(table.view(viewer)).toMatchObject({ players: [{ in: true, chosen: null }, {}, {}] });
    expect(JSON.stringify(table.events(viewer, 0))).not.toContain('chose');
  }
  // Planning reveals nothing of it either.
  const plan = new Plan(sealedBids, 1, { view: table.view(1), number: table.number(1) });
  expectOk(plan.push(bid(1)));
  expect(plan.events).toEqual([{ event: 'chose', seat: 1, card: 1 }]);
  expect(plan.view).toMatchObject({ players: [{ in: true, chosen: null }, { in: true, chosen: 1 }, {}] });
});

it('bots play a third game at a table', async () => {
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'bidder' }) as const);
  const table = newTable('bots', { seats });
  const [, bidder] = THIRD_PLAYERS.current('sealed-bids').rungs;
  if (bidder === undefined) throw new Error('no bot');
  const fault = await playBots(
    table,
    async ({ view, seat }) => decide(bidder, view, seat, { nodes: 1 }, 'seed').moves,
    async () => {},
  );
  expect([fault, table.finished]).toEqual([null, true]);
});
