import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectOk, GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { PUZZLERS } from '../../src/puzzlers.ts';
import { PUZZLE_KINDS, type PuzzleBook, type RatedPuzzle } from '../../src/puzzles/puzzle.ts';
import { Solving, turnsIn } from '../../src/puzzles/solving.ts';
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
    const claims = book.puzzles.filter(({ kind }) => kind !== 'judgement');
    const step = Math.max(1, Math.floor(claims.length / (3 * SAMPLE)));
    let proved = 0;
    for (let i = 0; i < claims.length && proved < SAMPLE; i += step) {
      const puzzle = claims[i];
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
    const some = PUZZLE_KINDS.flatMap(kind => book.puzzles.filter(one => one.kind === kind).slice(0, 20));
    for (const puzzle of some) {
      const right = new Solving(game, puzzle);
      for (const turn of puzzle.turns) expectOk(right.play(turn.map(text => expectOk(game.read(text)))));
      expect(right.isOver, puzzle.id).toBe(true);
      expect(right.isRight, puzzle.id).toBe(true);
      if (puzzle.kind === 'judgement') expect(right.cost, puzzle.id).toBe(0);
    }
  });

  it('know what every turn costs on average where nothing is proved', () => {
    for (const puzzle of book.puzzles.filter(({ kind }) => kind === 'judgement')) {
      const state = expectOk(game.load(puzzle.position));
      const costs = turnsIn(game, state, puzzle.seat).map(({ moves }) => {
        const attempt = new Solving(game, puzzle);
        expectOk(attempt.play(moves));
        expect(attempt.isRight, puzzle.id).toBe(attempt.cost === 0);
        return attempt.cost ?? Number.NaN;
      });
      const [answer, ...others] = costs.toSorted((a, b) => a - b);
      expect(answer, puzzle.id).toBe(0);
      for (const cost of others) expect(cost, puzzle.id).toBeGreaterThanOrEqual(2.9);
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

  it('finds a lead that is not there while a rival still plays', () => {
    const open = bookOf(game.id).puzzles.find(
      one => one.kind === 'last-round' && prove(game, one, 5 * MOST_POSITIONS).proved,
    );
    if (open === undefined) throw new Error('no small last round');
    const whyOpen = (changed: Partial<RatedPuzzle>): string => {
      const proof = prove(game, { ...open, ...changed }, 5 * MOST_POSITIONS);
      return proof.proved ? '' : proof.why;
    };
    expect(whyOpen({ best: open.best + 1, next: open.next + 1 })).toMatch(/^best/);
    expect(whyOpen({ next: open.next - 1 })).toMatch(/^lead/);
    const home = game
      .moves(expectOk(game.load(open.position)), open.seat)
      .map(move => game.write(move))
      .find(text => text.startsWith('start') && text !== open.turns[0]?.[0]);
    expect(whyOpen({ turns: [[home ?? '', 'done']] })).toMatch(/^(best|lead)/);
    expect(whyOpen({ kind: 'judgement' })).toMatch(/measured, not proved/);
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
