import { createHash } from 'node:crypto';
import { type Actor, expectOk, GAMES, type GameId, type GameMove, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { type Bot, decide, PLAYERS } from '../src/index.ts';
import { anyBotOf, WORKBENCHES } from '../src/workbenches.ts';

/** A digest of a game that each reference bot plays against itself. They never change. */
const PINNED: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'heaven-and-ale': {
    beginner: '925d659b8d1e5193',
    'novice@1': '3763741ceaf0ce81',
    'gardener@1': '6a9d2ebd3da79114',
    'cellarer@1': '31faa3d3c7cd6a34',
    'brewmaster@1': '619a3979604cba37',
    'brewmaster@2': 'b645f5278368ea88',
  },
  'heros-tavern': {
    beginner: 'c69b15061cf98919',
    'patron@1': 'dd4b76b73f4284bd',
    'barkeep@1': 'b2c3448c0d95587c',
    'innkeeper@1': 'eaf3287d171bfbaf',
    'legend@1': '79ff2b46e45a3a9b',
  },
};

/** Enough for those that search to look ahead a little. */
const NODES: Readonly<Record<GameId, number>> = { 'heaven-and-ale': 400, 'heros-tavern': 12 };

/** A game of a bot against itself at the smallest table, as a digest of its moves. */
function digest(id: GameId, bot: Bot): string {
  const game = GAMES.current(id);
  const state = expectOk(game.setup(game.seats.min));
  const random = new SeededRandom('yardstick');
  const hash = createHash('sha256');
  const play = (actor: Actor, move: GameMove): void => {
    expectOk(game.apply(state, actor, move));
    hash.update(`${game.write(move)}\n`);
  };
  for (let turn = 0; ; turn++) {
    const [actor] = game.actors(state);
    if (actor === undefined) return hash.digest('hex').slice(0, 16);
    if (actor === 'chance') play(actor, game.draw(state, random));
    else {
      const budget = { nodes: NODES[id] };
      const { moves } = decide(bot, game.view(state, actor), actor, budget, `yardstick ${turn}`);
      for (const move of moves) play(actor, move);
    }
  }
}

describe.each(Object.keys(PINNED))('the yardsticks of %s', id => {
  const players = PLAYERS.current(id);
  const { yardsticks } = WORKBENCHES.current(id);

  it('are all pinned, and found by their names as the levels are', () => {
    expect(yardsticks.map(({ level }) => level)).toEqual(Object.keys(PINNED[id]));
    for (const name of [...Object.keys(PINNED[id]), ...players.levels])
      expect(expectOk(anyBotOf(players, yardsticks, name)).level).toBe(name);
    expect(anyBotOf(players, yardsticks, 'toString')).toMatchObject({ refusal: { code: 'unknown-level' } });
  });

  it.each(yardsticks.map(bot => [bot.level, bot] as const))('%s plays as it always did', (level, bot) => {
    expect(digest(id, bot)).toBe(PINNED[id][level]);
  });
});
