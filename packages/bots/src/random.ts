import { GAMES, type GameId, SeededRandom } from '@taproom/games';
import type { Bot } from './bot.ts';
import { isAwaitedAlone } from './turn.ts';

/** The level below all others: any legal move, each equally likely. It expects nothing. */
export const randomBot = (id: GameId): Bot => ({
  level: 'random',
  *think(view, seat, _budget, seed) {
    const game = GAMES.current(id);
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
    GAMES.current(id).fast.scores(state, counted);
    const chances = Array.from({ length: seats }, () => 1 / seats);
    const candidates = [{ moves, scores: [...counted], chances, visits: 1, reasons: [] }];
    const thought = { moves, candidates, nodes: 1 };
    yield thought;
    return thought;
  },
});
