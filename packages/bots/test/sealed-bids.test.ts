import { expect, it } from 'vitest';
import { type ArenaGame, type Player, playGame } from '../src/arena/index.ts';
import { decide } from '../src/drive.ts';
import { botOf } from '../src/roster.ts';
import { THIRD_PLAYERS } from './sealed-bids.ts';

const edition = THIRD_PLAYERS.current('sealed-bids');

const player = (level: string): Player => {
  const bot = botOf(edition, level);
  if (!bot.ok) throw new Error(level);
  return {
    name: level,
    answer: ({ view, seat, seed }) =>
      decide(bot.value, view, seat, { nodes: 1 }, seed).moves.map(move => edition.game.write(move)),
  };
};

it('the bots of a third game play it to the end in the arena, the same again, and the better one wins more', async () => {
  const players = [player('bidder'), player('random')];
  const play = async (deal: number) =>
    (await playGame(edition, players, 's', { deal, rotation: 0 }, () => 0)) as ArenaGame;
  expect(await play(0)).toEqual(await play(0));
  const wins = [0, 0];
  for (let deal = 0; deal < 100; deal++) for (const seat of (await play(deal)).winners) wins[seat]++;
  expect(wins[0]).toBeGreaterThan(wins[1]);
});

it('a roster says which levels a third game has', () => {
  expect(botOf(edition, 'legend')).toEqual({
    ok: false,
    refusal: { code: 'unknown-level', level: 'legend', known: ['random', 'bidder'] },
  });
});
