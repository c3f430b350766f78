import { expectOk, type GameId, isAwaitedAlone, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/drive.ts';
import { type Bot, PLAYERS, ponder } from '../src/index.ts';
import { randomBot } from '../src/random.ts';

/** Aborts after this many thoughts, whatever the clock says. */
function abortedAfter(bot: Bot, thoughts: number): { bot: Bot; signal: AbortSignal } {
  const abort = new AbortController();
  const interrupted: Bot = {
    level: bot.level,
    *think(...asked) {
      const thinking = bot.think(...asked);
      for (let count = 1, next = thinking.next(); ; count++, next = thinking.next()) {
        if (next.done) return next.value;
        if (count > thoughts) abort.abort();
        yield next.value;
      }
    },
  };
  return { bot: interrupted, signal: abort.signal };
}

const everyone = PLAYERS.all.flatMap(({ game, rungs }) =>
  rungs.map(bot => [game.id, bot.level, game, bot] as const),
);

/** Positions of a random game, one in this many turns. */
const EVERY: Readonly<Record<GameId, number>> = { 'heaven-and-ale': 9, 'heros-tavern': 23 };

describe('a search that is aborted', () => {
  it.each(everyone)('%s %s has a whole legal turn in hand, however early', async (id, level, game, bot) => {
    const random = new SeededRandom(`abort/${level}`);
    const state = expectOk(game.setup(game.seats.max));
    let asked = 0;
    for (let turn = 0; ; turn++) {
      const [actor] = game.actors(state);
      if (actor === undefined) break;
      if (actor === 'chance') {
        expectOk(game.apply(state, actor, game.draw(state, random)));
        continue;
      }
      const view = game.view(state, actor);
      if (turn % EVERY[id] === 0) {
        const { bot: aborted, signal } = abortedAfter(bot, asked++ % 4);
        const { moves } = await ponder(aborted, view, actor, { nodes: 400 }, `${turn}`, signal);
        const copy = game.copy(state);
        let isEnded = false;
        for (const [i, move] of moves.entries()) {
          expect(i === 0 || isAwaitedAlone(game, copy, actor)).toBe(true);
          isEnded = expectOk(game.apply(copy, actor, move)).some(event => game.endsTurn(event));
        }
        // Whoever is left alone in a round has one turn after the other.
        expect(isEnded || !isAwaitedAlone(game, copy, actor)).toBe(true);
      }
      for (const move of decide(randomBot(game), view, actor, { nodes: 1 }, `${turn}`).moves)
        expectOk(game.apply(state, actor, move));
    }
    expect(asked).toBeGreaterThan(2);
  });
});
