import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESTIMATORS, judgeChoice } from '@taproom/bots/coach';
import type { PuzzleBook } from '@taproom/bots/puzzles';
import { expectOk, GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { puzzleWordsIn } from '../games/heros-tavern/practice-words.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { comparedTurn, reasonsIn } from './comparison.ts';

const ID = 'heros-tavern';
const game = GAMES.current(ID);
const { puzzles }: PuzzleBook = JSON.parse(
  readFileSync(join(import.meta.dirname, `../../public/puzzles/${ID}.json`), 'utf8'),
);
const judgements = puzzles.filter(({ kind }) => kind === 'judgement');
const [first] = judgements;
if (first === undefined) throw new Error('no judgement');

describe('why a judgement is right', () => {
  it('is measured against the turn that was played, or against the next best one', () => {
    for (const puzzle of judgements) {
      const { position, seat, turns } = puzzle;
      const next = comparedTurn(game, puzzle, null);
      if (next === null) throw new Error(`${puzzle.id} has nothing to compare with`);
      expect(next.isPlayed).toBe(false);
      expect(next.moves.map(move => game.write(move))).not.toEqual(turns[0]);
      const [other] = game.moves(expectOk(game.load(position)), seat);
      const played = other === undefined ? [] : [other];
      expect(comparedTurn(game, puzzle, played)).toEqual({ moves: played, isPlayed: true });
    }
    const closed = puzzles.find(({ kind }) => kind === 'closed');
    expect(closed && comparedTurn(game, closed, null)).toBeNull();
  });

  it('has parts, each with a name', async () => {
    const { position, seat } = first;
    const compared = comparedTurn(game, first, null);
    if (compared === null) throw new Error('nothing to compare with');
    const choice = { position, seat, played: compared.moves };
    const verdict = judgeChoice(ESTIMATORS.current(ID), choice, { nodes: 200, seed: 'why' });
    const parts = reasonsIn(game, first, verdict);
    expect(parts.length).toBeGreaterThan(0);
    for (const language of LANGUAGE_CODES) {
      const { parts: names } = await puzzleWordsIn(language);
      for (const { part } of parts) expect(names[part], `${language} ${part}`).toBeTruthy();
    }
  });

  it('is measured where turns have several moves and follow each other, too', () => {
    const cloister = GAMES.current('heaven-and-ale');
    const book: PuzzleBook = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../public/puzzles/${cloister.id}.json`), 'utf8'),
    );
    const judged = book.puzzles.filter(({ kind }) => kind === 'judgement').slice(0, 4);
    const found = judged.map(puzzle => {
      const compared = comparedTurn(cloister, puzzle, null);
      if (compared === null) throw new Error(`${puzzle.id} has nothing to compare with`);
      const choice = { position: puzzle.position, seat: puzzle.seat, played: compared.moves };
      const verdict = judgeChoice(ESTIMATORS.current(cloister.id), choice, { nodes: 100, seed: 'why' });
      return reasonsIn(cloister, puzzle, verdict).length;
    });
    expect(Math.max(...found)).toBeGreaterThan(0);
  });

  it('is not said where the coach takes another turn for the best', () => {
    const { position, seat } = first;
    const moves = game.moves(expectOk(game.load(position)), seat);
    const other = moves.filter(move => game.write(move) !== first.turns[0]?.[0]);
    const part = { part: 'ale', more: 3, error: 0.1 };
    const score = { moves: other.slice(0, 1), slip: -3, error: 0.1, parts: [part] };
    const worth = { score: 0, share: 0 };
    expect(
      reasonsIn(game, first, { before: worth, played: worth, score, share: score, isForced: false }),
    ).toEqual([]);
  });
});
