import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleBook, RatedPuzzle } from '@taproom/bots/puzzles';
import { expectOk, GAMES, type GameId, type GameMove } from '@taproom/games';
import type { PlayerView, View } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { puzzleWordsIn as cloisterWords } from '../games/heaven-and-ale/practice-words.ts';
import { puzzleTools as cloisterTools } from '../games/heaven-and-ale/puzzle-tools.ts';
import { puzzleWordsIn as tavernWords } from '../games/heros-tavern/practice-words.ts';
import { puzzleTools as tavernTools } from '../games/heros-tavern/puzzle-tools.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { type Answered, answerEnd, PuzzleGame } from './game.ts';
import { NO_TOOLS, type PuzzleTools } from './tools.ts';

const TOOLS: Readonly<Record<string, PuzzleTools>> = {
  'heaven-and-ale': cloisterTools,
  'heros-tavern': tavernTools,
};

const bookOf = (id: GameId): PuzzleBook =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../public/puzzles/${id}.json`), 'utf8'));

const closed = (id: GameId): readonly RatedPuzzle[] =>
  bookOf(id).puzzles.filter(({ kind }) => kind === 'closed');

/** Plays turns, and returns what became of them. */
async function answer(
  id: GameId,
  puzzle: RatedPuzzle,
  turns: readonly (readonly GameMove[])[],
): Promise<Answered | null> {
  const game = new PuzzleGame(GAMES.current(id), puzzle, () => false, TOOLS[id] ?? NO_TOOLS);
  let answered: Answered | null = null;
  game.onOver = given => {
    answered = given;
  };
  for (const turn of turns) {
    for (const move of turn) expectOk(game.act(move));
    expectOk(await game.confirm());
  }
  return answered;
}

const read = (id: GameId, { turns }: RatedPuzzle): GameMove[][] =>
  turns.map(turn => turn.map(text => expectOk(GAMES.current(id).read(text))));

describe('an answer', () => {
  it.for(GAMES.ids)('of %s that is played as printed is not another one', async id => {
    for (const puzzle of closed(id).slice(0, 10)) {
      const answered = await answer(id, puzzle, read(id, puzzle));
      expect(answered, puzzle.id).toMatchObject({ isRight: true, isOther: false });
      expect(answered?.breakdown).toMatchObject({ total: puzzle.best });
      expect(answerEnd(GAMES.current(id), puzzle)).toEqual(answered?.breakdown);
    }
  });

  it('that buys other cards for the same score is just as good', async () => {
    const id = 'heros-tavern';
    const game = GAMES.current(id);
    let others = 0;
    for (const puzzle of closed(id).slice(0, 40)) {
      const state = expectOk(game.load(puzzle.position));
      const printed = puzzle.turns[0]?.[0];
      for (const move of game.moves(state, puzzle.seat).filter(one => game.write(one) !== printed)) {
        const answered = await answer(id, puzzle, [[move]]);
        if (!answered?.isRight) continue;
        others++;
        expect(answered.isOther, `${puzzle.id} ${game.write(move)}`).toBe(true);
      }
      if (others > 0) break;
    }
    expect(others).toBeGreaterThan(0);
  });

  it('is not said to be another one if only its cards are named in another order', async () => {
    const id = 'heros-tavern';
    const puzzle = closed(id).find(({ turns }) => (turns[0]?.[0]?.split(' ').length ?? 0) > 3);
    if (puzzle === undefined) throw new Error('no such puzzle');
    const [verb = '', ...cards] = puzzle.turns[0]?.[0]?.split(' ') ?? [];
    const move = expectOk(GAMES.current(id).read([verb, ...cards.toReversed()].join(' ')));
    expect(await answer(id, puzzle, [[move]])).toMatchObject({ isRight: true, isOther: false });
  });
});

it.for(GAMES.ids)('waits for nobody once a puzzle of %s is over, at a text table, too', id => {
  for (const isText of [true, false]) {
    const [puzzle] = closed(id);
    if (puzzle === undefined) throw new Error('no puzzle');
    const game = new PuzzleGame(GAMES.current(id), puzzle, () => isText, TOOLS[id] ?? NO_TOOLS);
    expect(game.get().awaited).toEqual([puzzle.seat]);
    game.showAnswer();
    expect(game.get().awaited).toEqual([]);
  }
});

describe('an answer of Hero’s Tavern on the board', () => {
  const id = 'heros-tavern';
  const boardOf = (puzzle: RatedPuzzle): { before: View; after: View; awaited: readonly number[] } => {
    const game = new PuzzleGame(GAMES.current(id), puzzle, () => false, tavernTools);
    const before = game.get().view as View;
    game.showAnswer();
    return { before, after: game.get().view as View, awaited: game.get().awaited };
  };
  const own = ({ players }: View, { seat }: RatedPuzzle): PlayerView => {
    const player = players[seat];
    if (player === undefined) throw new Error('nobody sits there');
    return player;
  };
  const kept = ({ turns }: RatedPuzzle): string[] => turns[0]?.[0]?.split(' ').slice(1) ?? [];

  it('is played out: the cards are bought and the final scoring is done, only in the player’s tavern', () => {
    for (const puzzle of closed(id).slice(0, 20)) {
      const { before, after, awaited } = boardOf(puzzle);
      const [was, is] = [own(before, puzzle), own(after, puzzle)];
      expect(is.bought.toSorted(), puzzle.id).toEqual([...was.bought, ...kept(puzzle)].toSorted());
      expect([is.drafted.length, is.heroes]).toEqual([0, puzzle.best]);
      expect(is.pad.length).toBe(was.pad.length + 1);
      const others = (view: View): unknown[] => view.players.filter((_, seat) => seat !== puzzle.seat);
      expect(others(after)).toEqual(others(before));
      expect(awaited).toEqual([]);
    }
  });

  it('has no final scoring where the others can still change it', () => {
    for (const puzzle of bookOf(id)
      .puzzles.filter(({ kind }) => kind === 'last-round')
      .slice(0, 20)) {
      const { before, after } = boardOf(puzzle);
      const [was, is] = [own(before, puzzle), own(after, puzzle)];
      expect(is.bought.length).toBe(was.bought.length + kept(puzzle).length);
      expect([is.pad, is.heroes]).toEqual([was.pad, was.heroes]);
    }
  });
});

it('loses what is said with every wrong turn, and nothing with turns that are just as good', async () => {
  const id = 'heros-tavern';
  const game = GAMES.current(id);
  for (const puzzle of closed(id).slice(0, 15)) {
    const state = expectOk(game.load(puzzle.position));
    const scores: number[] = [];
    for (const move of game.moves(state, puzzle.seat))
      scores.push((await answer(id, puzzle, [[move]]))?.score ?? 0);
    const wrong = scores.filter(score => score < puzzle.best);
    expect(Math.max(...scores)).toBe(puzzle.best);
    expect(Math.max(...wrong), puzzle.id).toBe(puzzle.next);
  }
});

describe('a final score', () => {
  it.for(LANGUAGE_CODES)('adds up in words: %s', async language => {
    const loaders = { 'heaven-and-ale': cloisterWords, 'heros-tavern': tavernWords };
    for (const [id, load] of Object.entries(loaders)) {
      const { sum } = await load(language);
      for (const puzzle of closed(id).slice(0, 20)) {
        const text = sum(answerEnd(GAMES.current(id), puzzle) ?? {});
        const [parts = '', total = ''] = text.split(' = ');
        // Without what is in brackets, only the addends are left.
        const addends = parts
          .replaceAll(/\([^)]*\)/g, '')
          .split('+')
          .map(Number);
        expect(
          addends.reduce((a, b) => a + b),
          text,
        ).toBe(puzzle.best);
        expect(Number.parseInt(total, 10)).toBe(puzzle.best);
      }
    }
  });

  it('of a purchase needs to know what a token is worth', async () => {
    const { reminder } = await tavernWords('en');
    expect(reminder('closed')).toBe('At the end each unspent token is worth 1 hero.');
    expect(reminder('judgement')).toBe('');
  });
});
