import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleBook } from '@taproom/bots/puzzles';
import { expectOk, GAMES, type GameId } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { puzzleTools as cloisterTools } from '../games/heaven-and-ale/puzzle-tools.ts';
import { puzzleTools as tavernTools } from '../games/heros-tavern/puzzle-tools.ts';
import type { Kept } from '../kept.ts';
import type { PuzzleGame } from './game.ts';
import type { PuzzlePlayer } from './player.ts';
import { type PuzzleMode, PuzzleSession, RUSH_MISTAKES, RUSH_MS } from './session.ts';

const bookOf = (id: GameId): PuzzleBook =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../public/puzzles/${id}.json`), 'utf8'));

/** A device that remembers a player, and a clock that can be set. */
class Device implements Kept<PuzzlePlayer> {
  stored: PuzzlePlayer | null = null;
  time = 0;
  get = (): PuzzlePlayer | null => this.stored;
  set(player: PuzzlePlayer | null): void {
    this.stored = player;
  }
}

function begin(id: GameId, mode: PuzzleMode, device: Device): PuzzleSession {
  const book = bookOf(id);
  const game = expectOk(GAMES.find(id, book.rules));
  const parts = {
    game,
    book,
    kept: device,
    now: () => device.time,
    random: () => 0,
    today: () => '2026-11-17',
    isText: () => false,
    tools: id === 'heaven-and-ale' ? cloisterTools : tavernTools,
  };
  return new PuzzleSession(parts, mode);
}

const shown = (session: PuzzleSession): PuzzleGame => {
  const { game } = session.get();
  if (game === null) throw new Error('no puzzle is shown');
  return game;
};

/** Plays the answer of the puzzle that is shown. */
async function solve(session: PuzzleSession): Promise<void> {
  const played = shown(session);
  const { rules } = played.get();
  for (const turn of played.puzzle.turns) {
    for (const text of turn) expectOk(played.act(expectOk(rules.read(text))));
    expectOk(await played.confirm());
  }
}

/** Plays the first legal moves that don't lead to the answer. */
async function fail(session: PuzzleSession): Promise<void> {
  const played = shown(session);
  const [[answer] = []] = played.puzzle.turns;
  while (played.get().mayAct) {
    const { plan, rules } = played.get();
    const legal = plan?.legal ?? [];
    const home = legal.findLast(move => move.move === 'start');
    const other = legal.find(move => rules.write(move) !== answer);
    if (plan?.ready && plan.moves.length > 0) expectOk(await played.confirm());
    else expectOk(played.act(home ?? other ?? legal[0] ?? { move: 'none' }));
  }
}

/** Begins a puzzle that going home at once, or the first other choice, fails. */
async function failOne(session: PuzzleSession): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await fail(session);
    const { verdict } = session.get();
    if (verdict?.isRight === false && verdict.cost === null) return;
    session.next();
  }
  throw new Error('no puzzle was failed');
}

describe.each(GAMES.ids)('puzzles of %s', id => {
  it('rate an answer once: trying again or coming back changes nothing', async () => {
    const device = new Device();
    const session = begin(id, { mode: 'today' }, device);
    await solve(session);
    const { verdict, player } = session.get();
    expect(verdict?.isRight).toBe(true);
    expect(verdict?.change).toBeGreaterThan(0);
    expect(player.rating).toBeGreaterThan(1500);
    expect(device.stored).toEqual(player);
    session.retry();
    expect(session.get().verdict).toBeNull();
    await solve(session);
    expect(session.get().verdict).toMatchObject({ isRight: true, change: null });
    const later = begin(id, { mode: 'today' }, device);
    await solve(later);
    expect(later.get().verdict?.change).toBeNull();
    expect(later.get().player.rating).toBe(player.rating);
  });

  it('lower the rating with a wrong answer, and say what was possible', async () => {
    const device = new Device();
    const session = begin(id, { mode: 'next' }, device);
    await failOne(session);
    const { verdict, player } = session.get();
    expect(verdict?.change).toBeLessThan(0);
    expect(player.rating).toBeLessThan(1700);
    const { kind, best } = shown(session).puzzle;
    if (kind === 'closed') expect(verdict?.score).toBeLessThan(best);
  });

  it('come near the rating, and never twice while there are others', async () => {
    const session = begin(id, { mode: 'next' }, new Device());
    const seen = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const { puzzle } = shown(session);
      expect(Math.abs(puzzle.rating - session.get().player.rating)).toBeLessThan(400);
      expect(seen.has(puzzle.id)).toBe(false);
      seen.add(puzzle.id);
      await solve(session);
      session.next();
    }
  });

  it('are about the theme that was asked for', () => {
    const [theme = ''] = bookOf(id).puzzles.flatMap(({ themes }) => themes);
    const session = begin(id, { mode: 'theme', theme }, new Device());
    for (let i = 0; i < 5; i++, session.next()) expect(shown(session).puzzle.themes).toContain(theme);
  });

  it('end a streak with the first mistake, unrated', async () => {
    const device = new Device();
    const session = begin(id, { mode: 'streak' }, device);
    for (let i = 0; i < 2; i++) {
      await solve(session);
      session.next();
    }
    await failOne(session);
    const { isOver, solved, player } = session.get();
    expect({ isOver, rating: player.rating }).toEqual({ isOver: true, rating: 1500 });
    expect(solved).toBeGreaterThanOrEqual(2);
    expect(device.stored?.bestStreak).toBe(solved);
  });

  it('end a rush when its time is up, or with the third mistake', async () => {
    const device = new Device();
    const session = begin(id, { mode: 'rush' }, device);
    await solve(session);
    await solve(session);
    device.time = RUSH_MS - 1;
    session.tick();
    expect(session.get()).toMatchObject({ isOver: false, solved: 2 });
    device.time = RUSH_MS;
    session.tick();
    expect(session.get()).toMatchObject({ isOver: true, solved: 2 });
    // So is the puzzle on the board: nobody chooses anything there any more.
    expect(session.get().game?.get()).toMatchObject({ mayAct: false, plan: null });
    expect(device.stored?.bestRush).toBe(2);

    const again = begin(id, { mode: 'rush' }, device);
    for (let i = 0; i < 60 && !again.get().isOver; i++) await fail(again);
    expect(again.get()).toMatchObject({ isOver: true, wrong: RUSH_MISTAKES });
  });
});

it('a turn that is not whole yet is refused in words, and can be continued', async () => {
  const played = shown(begin('heaven-and-ale', { mode: 'today' }, new Device()));
  expect(await played.confirm()).toEqual({ ok: false, refusal: { code: 'unfinished-turn' } });
  expect(played.get()).toMatchObject({ mayAct: true, moves: 0 });
});

describe('a puzzle of several turns', () => {
  /** The session of a closed puzzle with at least three turns. */
  function beginLong(device: Device): PuzzleSession {
    const session = begin('heaven-and-ale', { mode: 'next' }, device);
    while (shown(session).puzzle.turns.length < 3) session.next();
    return session;
  }

  async function playTurn(played: PuzzleGame, turn: readonly string[]): Promise<void> {
    const { rules } = played.get();
    for (const text of turn) expectOk(played.act(expectOk(rules.read(text))));
    expectOk(await played.confirm());
  }

  it('says after each right turn that it was', async () => {
    const session = beginLong(new Device());
    const { turns } = shown(session).puzzle;
    for (const [n, turn] of turns.entries()) {
      expect(session.get()).toMatchObject({ rightTurns: n, verdict: null });
      await playTurn(shown(session), turn);
    }
    expect(session.get().verdict).toMatchObject({ isRight: true, end: 'played' });
    session.retry();
    expect(session.get().rightTurns).toBe(0);
  });

  it('is lost with the first turn after which the best result is out of reach', async () => {
    const session = beginLong(new Device());
    for (let i = 0; i < 40; i++, session.next()) {
      const played = shown(session);
      if (played.puzzle.turns.length < 3) continue;
      const { rules } = played.get();
      const answer = played.puzzle.turns[0]?.[0];
      // To another space, where nothing is bought.
      const other = played
        .get()
        .plan?.legal.find(
          move => move.move === 'go' && rules.write(move) !== answer && played.whyNot(move) === null,
        );
      if (other === undefined) continue;
      expectOk(played.act(other));
      await played.confirm();
      const { verdict } = session.get();
      if (verdict === null) continue;
      expect(verdict).toMatchObject({ isRight: false, end: 'lost' });
      expect(verdict.score).toBeLessThan(played.puzzle.best);
      expect(verdict.change).toBeLessThan(0);
      expect(played.get().mayAct).toBe(false);
      return;
    }
    throw new Error('no puzzle was lost on the way');
  });
});

it.each(GAMES.ids)(
  'the answer of a puzzle of %s can be shown: it is played, and counts as not solved',
  id => {
    const device = new Device();
    const session = begin(id, { mode: 'next' }, device);
    const played = shown(session);
    session.showAnswer();
    const { verdict, player } = session.get();
    expect(verdict).toMatchObject({ isRight: false, end: 'shown' });
    expect(verdict?.change).toBeLessThan(0);
    expect(player.done).toContain(played.puzzle.id);
    const { told, moves, mayAct } = played.get();
    expect(told.length).toBeGreaterThan(0);
    expect({ moves, mayAct }).toEqual({ moves: played.puzzle.turns.flat().length, mayAct: false });
    // Only once: what was shown stays as it is.
    session.showAnswer();
    expect(session.get().verdict).toBe(verdict);
  },
);

it('showing the answer ends a streak', () => {
  const session = begin('heaven-and-ale', { mode: 'streak' }, new Device());
  session.showAnswer();
  expect(session.get()).toMatchObject({ isOver: true, solved: 0 });
});
