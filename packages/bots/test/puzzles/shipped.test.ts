import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectOk, GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { PUZZLERS } from '../../src/puzzlers.ts';
import type { PuzzleBook, RatedPuzzle } from '../../src/puzzles/puzzle.ts';
import { Solving } from '../../src/puzzles/solving.ts';
import { ALIKE } from './alike.ts';
import { prove } from './enumerator.ts';

const bookOf = (id: string): PuzzleBook =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../web/public/puzzles/${id}.json`), 'utf8'));

/** All are proved by `npm run check:puzzles`; here only some, of those that don't take long. */
const SAMPLE = 30;
const MOST_POSITIONS = 1000;

describe.each(GAMES.ids)('the puzzles of %s', id => {
  const book = bookOf(id);
  const game = expectOk(GAMES.find(book.game, book.rules));

  it(`are proved: ${SAMPLE} of them`, () => {
    const step = Math.max(1, Math.floor(book.puzzles.length / (3 * SAMPLE)));
    let proved = 0;
    for (let i = 0; i < book.puzzles.length && proved < SAMPLE; i += step) {
      const puzzle = book.puzzles[i];
      const proof = prove(game, puzzle, MOST_POSITIONS, ALIKE[id]);
      if (proof.proved) proved++;
      else expect(proof.why, puzzle.id).toBe(`more than ${MOST_POSITIONS} positions`);
    }
    expect(proved).toBe(SAMPLE);
  });

  it('are many, on all themes, from easy to hard, each there once', () => {
    const { puzzles } = book;
    expect(new Set(puzzles.map(({ id: name }) => name)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ position, seat }) => JSON.stringify([position, seat]))).size).toBe(
      puzzles.length,
    );
    const ratings = puzzles.map(({ rating }) => rating);
    expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(1000);
    const themes = new Set(puzzles.flatMap(puzzle => puzzle.themes));
    expect([...themes].sort()).toEqual([...PUZZLERS.current(id).themes].sort());
    for (const { best, next } of puzzles) expect(best - next).toBeGreaterThanOrEqual(2);
  });

  it('are solved by their answers, and by nothing that is worse', () => {
    for (const puzzle of book.puzzles.slice(0, 20)) {
      const right = new Solving(game, puzzle);
      for (const turn of puzzle.turns) expectOk(right.play(turn.map(text => expectOk(game.read(text)))));
      expect(right.isOver, puzzle.id).toBe(true);
      expect(right.isRight, puzzle.id).toBe(true);
    }
  });
});

describe('the proof', () => {
  const game = GAMES.current('heaven-and-ale');
  const puzzle = bookOf(game.id).puzzles.find(one => prove(game, one, MOST_POSITIONS).proved);
  if (puzzle === undefined) throw new Error('no small puzzle');
  const why = (changed: Partial<RatedPuzzle>): string => {
    const proof = prove(game, { ...puzzle, ...changed }, MOST_POSITIONS);
    return proof.proved ? '' : proof.why;
  };

  it('finds a wrong best score, a wrong next one, and an answer that is not the best', () => {
    expect(why({ best: puzzle.best + 1 })).toMatch(/^best/);
    expect(why({ next: puzzle.next - 1 })).toMatch(/^next/);
    const home = puzzle.turns.at(-1) ?? [];
    if (puzzle.turns.length > 1) expect(why({ turns: [home] })).toMatch(/^answer/);
  });

  it('tries whatever others may do: merging their moves changes nothing', () => {
    const tavern = GAMES.current('heros-tavern');
    const small = bookOf(tavern.id).puzzles.filter(({ seats }) => seats === 3);
    const whole = small.find(one => prove(tavern, one, 60_000).proved);
    expect(whole).toBeDefined();
    if (whole !== undefined) expect(prove(tavern, whole, 60_000, ALIKE[tavern.id]).proved).toBe(true);
  });

  it('finds somebody who can change the score', () => {
    const tavern = GAMES.current('heros-tavern');
    const open = bookOf(tavern.id).puzzles.find(({ kind }) => kind === 'last-round');
    expect(open).toBeDefined();
    if (open === undefined) return;
    const proof = prove(tavern, { ...open, kind: 'closed' }, 60_000, ALIKE[tavern.id]);
    expect(proof).toMatchObject({ proved: false, why: expect.stringMatching(/^others change the score/) });
  });
});
