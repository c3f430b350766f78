import { expectOk, GAMES, type GameId, readRecord, replayRecord, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import {
  type ArenaGame,
  type Crash,
  type Player,
  PlayerFailure,
  playGame,
  type TurnQuestion,
} from '../src/arena/index.ts';
import { decide } from '../src/drive.ts';
import { PLAYERS } from '../src/index.ts';
import { randomBot } from '../src/random.ts';

const clock = () => 0;
const sitting = { deal: 3, rotation: 1 };

const wholeTurns = (id: GameId): Player => {
  const bot = randomBot(GAMES.current(id));
  return {
    name: 'random',
    answer: ({ view, seat, seed }) =>
      decide(bot, view, seat, { nodes: 1 }, seed).moves.map(move => GAMES.current(id).write(move)),
  };
};

/** The first of its moves, one by one. */
const first: Player = { name: 'first', answer: ({ moves }) => moves().slice(0, 1) };

const tableOf = (id: GameId, player: Player): Player[] => Array(GAMES.current(id).seats.min).fill(player);

describe.each(GAMES.ids)('the referee of %s', id => {
  const edition = PLAYERS.current(id);
  const { game } = edition;

  it('plays to the end, the same again, and another game with another deal', async () => {
    const play = (deal: number) =>
      playGame(edition, tableOf(id, wholeTurns(id)), 's', { deal, rotation: 0 }, clock);
    const [once, again, other] = [await play(0), await play(0), await play(1)];
    expect(once).toMatchObject({ deal: 0, rotation: 0, winners: expect.any(Array) });
    expect((once as ArenaGame).ms.every(times => times.length > 0)).toBe(true);
    expect(again).toEqual(once);
    expect(other).not.toEqual({ ...once, deal: 1 });
  });

  it('asks again who is still awaited', async () => {
    expect(await playGame(edition, tableOf(id, first), 's', sitting, clock)).toMatchObject({
      ...sitting,
      scores: expect.any(Array),
    });
  });

  it('deals the same chance in every rotation of a deal', async () => {
    // Whoever sits there plays the first move: the games must be alike, but for their seats' names.
    const play = async (rotation: number) =>
      (await playGame(edition, tableOf(id, first), 's', { deal: 0, rotation }, clock)) as ArenaGame;
    expect((await play(1)).scores).toEqual((await play(0)).scores);
  });

  it('draws chance move k from the seed, the deal and k', async () => {
    const state = expectOk(game.setup(game.seats.min));
    expectOk(game.apply(state, 'chance', game.draw(state, new SeededRandom('s/3/0'))));
    const asked: object[] = [];
    const nosy: Player = {
      name: 'nosy',
      answer: ({ view }) => {
        asked.push(view);
        return [];
      },
    };
    await playGame(edition, tableOf(id, nosy), 's', sitting, clock);
    if (game.actors(state)[0] === 'chance')
      expectOk(game.apply(state, 'chance', game.draw(state, new SeededRandom('s/3/1'))));
    const [seat] = game.actors(state);
    expect(asked).toEqual([game.view(state, typeof seat === 'number' ? seat : 'host')]);
  });

  it('gives lots of its own to every turn, never the seed of chance', async () => {
    const questions: TurnQuestion[] = [];
    const watching: Player = {
      name: 'watching',
      answer: question => {
        questions.push(question);
        return question.moves().slice(-1);
      },
    };
    await playGame(edition, tableOf(id, watching), 's', sitting, clock);
    expect(questions.every(({ seed }) => !/^s\/3\/\d+$/.test(seed))).toBe(true);
    const lots = questions.map(({ seed }) => seed);
    expect(new Set(lots).size).toBe(lots.length);
  });

  const crash = async (turns: number, answer: Player['answer']): Promise<Crash> => {
    let asked = 0;
    const wrong: Player = {
      name: 'wrong',
      answer: question => (asked++ < turns ? first.answer(question) : answer(question)),
    };
    const players = [...tableOf(id, first).slice(1), wrong];
    const result = await playGame(edition, players, 's', sitting, clock);
    expect(result).toMatchObject({ ...sitting, seat: players.length - 1, bot: 'wrong' });
    return result as Crash;
  };

  it('reports an illegal move with the game so far', async () => {
    const { reason, record } = await crash(2, () => ['fly 3']);
    expect(reason).toMatchObject({
      code: 'illegal-move',
      move: 'fly 3',
      reason: { code: 'unknown-command' },
    });
    expect(replayRecord(expectOk(readRecord(record)), GAMES)).toMatchObject({
      ok: true,
      value: { outcome: null },
    });
    expect(record).toContain(': wrong\n');
  });

  it('reports what else is no turn', async () => {
    expect((await crash(0, () => [])).reason).toEqual({ code: 'no-moves-given' });
    expect((await crash(0, () => Promise.reject(new PlayerFailure({ code: 'gone' })))).reason).toEqual({
      code: 'gone',
    });
    const thrown = await crash(0, () => {
      throw new Error('my mistake');
    });
    expect(thrown.reason).toMatchObject({
      code: 'bot-threw',
      message: expect.stringContaining('my mistake'),
    });
  });
});

it('a move when the turn is over is a crash, though it may be legal', async () => {
  const eager: Player = {
    name: 'eager',
    answer: ({ moves }) => [...moves().slice(0, 1), ...moves().slice(0, 1)],
  };
  const result = await playGame(
    PLAYERS.current('heros-tavern'),
    tableOf('heros-tavern', eager),
    's',
    sitting,
    clock,
  );
  expect(result).toMatchObject({ seat: 0, reason: { code: 'moves-after-turn' } });
});

it('shows a player only its own view', async () => {
  const seen: [object, number][] = [];
  const watching: Player = {
    name: 'watching',
    answer: ({ view, seat, moves }) => {
      seen.push([view, seat]);
      return moves().slice(-1);
    },
  };
  await playGame(PLAYERS.current('heros-tavern'), tableOf('heros-tavern', watching), 's', sitting, clock);
  for (const [view, seat] of seen) expect(view).toMatchObject({ viewer: seat });
});
