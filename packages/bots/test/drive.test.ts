import { readFileSync } from 'node:fs';
import { Catalogue, expectOk, GAMES, isAwaitedAlone, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  type Budget,
  botOf,
  decide,
  PLAYERS,
  type Players,
  ponder,
  type Thought,
} from '../src/index.ts';
import { LEVELS } from '../src/levels.ts';
import { WORKBENCHES } from '../src/workbenches.ts';

/** Counts its nodes by tens and never finishes; remembers whether it was stopped. */
function counter(): { bot: Bot; ended: () => boolean } {
  let ended = false;
  const thought = (nodes: number): Thought => ({
    moves: [{ move: `after ${nodes}` }],
    candidates: [],
    nodes,
  });
  const bot: Bot = {
    level: 'counter',
    *think() {
      try {
        for (let nodes = 10; ; nodes += 10) yield thought(nodes);
      } finally {
        ended = true;
      }
    },
  };
  return { bot, ended: () => ended };
}

/** Three thoughts, then it is done. */
const brief: Bot = {
  level: 'brief',
  *think() {
    yield { moves: [{ move: 'first' }], candidates: [], nodes: 1 };
    yield { moves: [{ move: 'second' }], candidates: [], nodes: 2 };
    return { moves: [{ move: 'last' }], candidates: [], nodes: 3 };
  },
};

/** A clock that moves on by one whenever it is read. */
const ticking = (): (() => number) => {
  let time = 0;
  return () => time++;
};

const drivers = [
  ['decide', async (bot: Bot, budget: Budget) => decide(bot, {}, 0, budget, 's')],
  ['ponder', (bot: Bot, budget: Budget) => ponder(bot, {}, 0, budget, 's', new AbortController().signal)],
] as const;

describe.each(drivers)('%s', (_, drive) => {
  it('spends the nodes and stops the bot', async () => {
    const { bot, ended } = counter();
    expect(await drive(bot, { nodes: 35 })).toMatchObject({ nodes: 40, moves: [{ move: 'after 40' }] });
    expect(ended()).toBe(true);
  });

  it('spends the time', async () => {
    const { bot } = counter();
    expect((await drive(bot, { ms: 5, now: ticking() })).nodes).toBe(50);
  });

  it('takes the last thought of a bot that is done early', async () => {
    expect((await drive(brief, { nodes: 100 })).moves).toEqual([{ move: 'last' }]);
  });

  it('lets any bot think once', async () => {
    expect((await drive(counter().bot, { nodes: 1 })).nodes).toBe(10);
    expect((await drive(counter().bot, { ms: 0, now: () => 0 })).nodes).toBe(10);
  });
});

describe('ponder', () => {
  it('lets other work go on, and stops when it is told to', async () => {
    const { bot, ended } = counter();
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 1);
    const thought = await ponder(bot, {}, 0, { nodes: Number.POSITIVE_INFINITY }, 's', abort.signal);
    expect(thought.moves).toEqual([{ move: `after ${thought.nodes}` }]);
    expect(ended()).toBe(true);
  });

  it('rests between its slices as it is told to', async () => {
    const abort = new AbortController();
    let rests = 0;
    const between = async (): Promise<void> => {
      if (++rests === 3) abort.abort();
    };
    const { bot, ended } = counter();
    await ponder(bot, {}, 0, { nodes: Number.POSITIVE_INFINITY }, 's', abort.signal, between);
    expect(rests).toBe(3);
    expect(ended()).toBe(true);
  });

  it('has a turn even if it was told to stop before it began', async () => {
    const thought = await ponder(counter().bot, {}, 0, { nodes: 1000 }, 's', AbortSignal.abort());
    expect(thought.nodes).toBe(10);
  });
});

describe('the levels', () => {
  it.each(PLAYERS.all)('of $id start with random, and each has its bot', players => {
    const names = players.rungs.map(({ level }) => level);
    expect(names).toEqual(['random', ...players.levels]);
    expect(new Set(names).size).toBe(names.length);
    for (const level of names) expect(expectOk(botOf(players, level)).level).toBe(level);
    expect(players.levels).toContain(players.usual);
    expect(Object.keys(players.names)).toEqual(players.levels);
    expect(players.levels.at(-1)).toBe(players.best);
    const refusal = { code: 'unknown-level', level: 'toString', known: names };
    expect(botOf(players, 'toString')).toEqual({ ok: false, refusal });
  });

  it.each([
    ['heaven-and-ale', ['novice', 'gardener', 'cellarer', 'brewmaster']],
    ['heros-tavern', ['patron', 'barkeep', 'innkeeper', 'legend']],
  ])('of %s that were ever released keep their names, in this order', (id, released) => {
    // Tables, records, ratings and programs name them: new levels go in between.
    const { levels } = PLAYERS.current(id);
    expect(levels.filter(level => released.includes(level))).toEqual(released);
    expect(levels).toHaveLength(8);
  });

  it('are there for every edition of every game, with their names apart', () => {
    const editions = GAMES.ids.flatMap(id => GAMES.editions(id));
    for (const game of editions) {
      const players = expectOk(PLAYERS.find(game.id, game.rules));
      expect(players.game).toBe(game);
      expect(players).toMatchObject(expectOk(LEVELS.find(game.id, game.rules)));
      expect(WORKBENCHES.find(game.id, game.rules).ok).toBe(true);
    }
    for (const registry of [PLAYERS, LEVELS, WORKBENCHES]) {
      const known = registry.ids.flatMap(id => registry.editions(id).map(({ rules }) => [id, rules]));
      expect(known).toEqual(editions.map(({ id, rules }) => [id, rules]));
    }
  });

  it('can differ from one edition of a game to the next', () => {
    const [now] = PLAYERS.all;
    const bot = { ...counter().bot, level: 'novelty' };
    const next: Players = {
      ...now,
      rules: now.rules + 1,
      game: { ...now.game, rules: now.rules + 1 },
      levels: ['novelty'],
      usual: 'novelty',
      best: 'novelty',
      names: { novelty: 'Novelty' },
      rungs: [bot],
    };
    const roster = new Catalogue<Players>([next, now]);
    expect(roster.current(now.id)).toBe(next);
    expect(expectOk(roster.find(now.id, now.rules))).toBe(now);
    expect(expectOk(botOf(next, 'novelty'))).toBe(bot);
    expect(botOf(next, now.best)).toMatchObject({ refusal: { code: 'unknown-level', known: ['novelty'] } });
    expect(roster.find(now.id, now.rules + 2)).toMatchObject({ refusal: { code: 'unknown-rules' } });
  });

  it('are told in docs/bots', () => {
    const doc = readFileSync(new URL('../../../docs/bots/README.md', import.meta.url), 'utf8');
    for (const { rungs } of PLAYERS.all)
      expect(doc).toContain(` | ${rungs.map(({ level }) => level).join(', ')} |`);
  });

  const everyone = PLAYERS.all.flatMap(({ game, rungs }) =>
    rungs.map(bot => [game.id, bot.level, game, bot] as const),
  );
  it.each(everyone)(
    '%s %s plays whole legal turns from its view, the same for the same seed',
    (_id, _level, game, bot) => {
      const state = expectOk(game.setup(game.seats.min));
      const random = new SeededRandom('levels');
      for (let turn = 0; turn < 12; turn++) {
        const [actor] = game.actors(state);
        if (actor === undefined) break;
        if (actor === 'chance') {
          expectOk(game.apply(state, actor, game.draw(state, random)));
          continue;
        }
        const think = () => decide(bot, game.view(state, actor), actor, { nodes: 20 }, `seed ${turn}`);
        const { moves } = think();
        expect(think().moves).toEqual(moves);
        for (const [i, move] of moves.entries()) {
          expect(i === 0 || isAwaitedAlone(game, state, actor)).toBe(true);
          expect(game.apply(state, actor, move)).toMatchObject({ ok: true });
        }
      }
    },
  );
});
