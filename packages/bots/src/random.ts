import { type Game, isAwaitedAlone, SeededRandom } from '@taproom/games';
import type { Bot } from './bot.ts';

/** The level below all others: any legal move, each equally likely. It expects nothing. */
export const randomBot = (game: Game): Bot => ({
  level: 'random',
  *think(view, seat, _budget, seed) {
    const random = new SeededRandom(seed);
    const state = game.imagine(view, random);
    const moves = [];
    do {
      const legal = game.moves(state, seat);
      const move = legal[random.below(legal.length)];
      game.apply(state, seat, move);
      moves.push(move);
    } while (isAwaitedAlone(game, state, seat));
    const seats = game.seatCount(state);
    const counted = new Int32Array(seats);
    game.fast.scores(state, counted);
    const chances = Array.from({ length: seats }, () => 1 / seats);
    const candidates = [{ moves, scores: [...counted], chances, visits: 1, reasons: [] }];
    const thought = { moves, candidates, nodes: 1 };
    yield thought;
    return thought;
  },
});
