import { Catalogue } from '@taproom/games';
import { expect, it } from 'vitest';
import { THIRD_PLAYERS } from '../../bots/test/sealed-bids.ts';
import { sealedBids } from '../../games/test/sealed-bids.ts';
import type { Desk } from '../src/desk.ts';
import { sentencesWith } from '../src/sentences.ts';
import { taproom } from './called.ts';

const desk: Desk = {
  games: new Catalogue([sealedBids]),
  players: THIRD_PLAYERS,
  workbenches: new Catalogue([]),
  estimators: new Catalogue([]),
  puzzlers: new Catalogue([]),
  explorers: new Catalogue([]),
  sentences: sentencesWith([{ 'card-not-in-hand': 'That card is gone.' }]),
  points: {},
};

const ask = async (requests: readonly object[]): Promise<Record<string, unknown>[]> => {
  const input = requests.map(request => `${JSON.stringify(request)}\n`).join('');
  const { code, out, err } = await taproom(['engine'], input, { desk });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
};

const bids = (...cards: readonly [number, number][]): object[] =>
  cards.flatMap(pair => pair.map((card, seat) => ({ do: 'apply', seat, move: `bid ${card}` })));

it('the engine plays a third game to its end and gives its record, which replays', async () => {
  const answers = await ask([
    { do: 'new', game: 'sealed-bids', seats: 2, seed: 'x' },
    { do: 'moves', seat: 1 },
    { do: 'bot', seat: 0, level: 'bidder', nodes: 1 },
    ...bids([4, 3], [2, 2], [1, 4]),
    { do: 'outcome' },
    { do: 'record' },
  ]);
  expect(answers.filter(({ ok }) => ok !== true)).toEqual([]);
  expect(answers[1]).toMatchObject({ moves: ['bid 1', 'bid 2', 'bid 3', 'bid 4'] });
  const record = String(answers.at(-1)?.record);
  const replayed = await taproom(['replay', '-', '--json'], record, { desk });
  expect(replayed).toMatchObject({ code: 0, err: '' });
  const broken = await taproom(['replay', '-'], record.replace('0: bid 2', '0: bid 4'), { desk });
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('That card is gone.') });
});

it('the arena lets the bots of a third game play, and tells their characters', async () => {
  const args = ['--bots', 'bidder,random', '--deals', '20', '--seed', 's', '--jobs', '1'];
  const { code, out } = await taproom(['arena', 'sealed-bids', ...args, '--characters', '--json'], '', {
    desk,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    games: 40,
    characters: { bidder: { 'lot taken': expect.any(Number) } },
  });
});

it('the other commands know a third game, and say what it has not', async () => {
  const sheet = JSON.stringify(sealedBids.sheetExample);
  const score = await taproom(['score', 'sealed-bids', '--json'], sheet, { desk });
  expect(JSON.parse(score.out)).toEqual({ scores: [8, 5] });
  const simulated = await taproom(['simulate', 'sealed-bids', '--games', '5', '--seed', 's', '--json'], '', {
    desk,
  });
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect((await taproom(['train', 'sealed-bids', '--games', '5'], '', { desk })).err).toContain(
    'There is no training for sealed-bids.',
  );
  expect((await taproom(['explore', 'sealed-bids'], '', { desk })).err).toContain(
    'There is nothing to explore in sealed-bids.',
  );
  expect((await taproom(['help'], '', { desk })).out).toContain('sealed-bids');
  const unknown = await taproom(['arena', 'heaven-and-ale', '--bots', 'random,random'], '', { desk });
  expect(unknown.err).toContain('Unknown game "heaven-and-ale".');
});
