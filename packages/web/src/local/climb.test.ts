import type { Sitter } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { levelsAt, levelsBeside, suggestedStep } from './climb.ts';
import type { StoredGame } from './store.ts';

const LEVELS = ['mouse', 'cat', 'dog', 'bear'];
const ANN: Sitter = { kind: 'human', name: 'Ann' };
const bot = (level: string): Sitter => ({ kind: 'bot', level });

/** A game that Ann played at the first seat. */
const game = (scores: readonly number[] | null, ...others: readonly Sitter[]): StoredGame => ({
  id: 'one',
  revision: 1,
  game: 'a-game',
  rules: 1,
  seats: [ANN, ...others],
  options: {},
  secret: new Uint8Array(),
  log: [],
  plan: null,
  started: 0,
  played: 0,
  memoryAid: false,
  standing: { round: 1, yourTurn: false, scores },
});
const won = (level: string): StoredGame => game([20, 10], bot(level));
const lost = (level: string): StoredGame => game([10, 20], bot(level));

describe('the next step', () => {
  const next = (...kept: readonly StoredGame[]) => suggestedStep(kept, 'a-game', LEVELS);

  it('is the weakest bot for whoever is new, or only began', () => {
    expect(next()).toEqual({ step: 0, why: 'first' });
    expect(next(game(null, bot('dog')))).toEqual({ step: 0, why: 'first' });
  });

  it('is one up after a win, and the best stays the best', () => {
    expect(next(won('mouse'))).toEqual({ step: 1, why: 'won' });
    expect(next(won('cat'), lost('cat'), lost('cat'))).toEqual({ step: 2, why: 'won' });
    expect(next(won('bear'))).toEqual({ step: 3, why: 'won' });
  });

  it('counts a shared victory as one', () => {
    expect(next(game([10, 10], bot('cat')))).toEqual({ step: 2, why: 'won' });
  });

  it('is the same after one loss, and one down after two at the same step', () => {
    expect(next(lost('dog'))).toEqual({ step: 2, why: 'onceMore' });
    expect(next(lost('dog'), won('cat'))).toEqual({ step: 2, why: 'onceMore' });
    expect(next(lost('dog'), lost('dog'))).toEqual({ step: 1, why: 'lostTwice' });
    expect(next(lost('cat'), lost('dog'), lost('dog'))).toEqual({ step: 1, why: 'onceMore' });
    expect(next(lost('mouse'), lost('mouse'))).toEqual({ step: 0, why: 'onceMore' });
  });

  it('goes by the strongest bot at the table', () => {
    expect(next(game([9, 5, 7], bot('dog'), bot('mouse')))).toEqual({ step: 3, why: 'won' });
  });

  it('leaves out other games, several people, and levels that there are no more', () => {
    expect(next({ ...won('dog'), game: 'another' })).toEqual({ step: 0, why: 'first' });
    expect(next(game([9, 5, 7], bot('dog'), { kind: 'human', name: 'Bob' }))).toEqual({
      step: 0,
      why: 'first',
    });
    expect(next(won('dragon'), lost('cat'))).toEqual({ step: 1, why: 'onceMore' });
  });
});

describe('the table of a step', () => {
  it('has one bot of that level, and the others from the one below', () => {
    expect(levelsAt(2, 3, LEVELS)).toEqual(['dog', 'cat', 'cat']);
    expect(levelsAt(0, 2, LEVELS)).toEqual(['mouse', 'mouse']);
    expect(levelsAt(3, 1, LEVELS)).toEqual(['bear']);
  });
});

it.each([
  ['mouse', ['cat', 'dog']],
  ['cat', ['mouse', 'dog']],
  ['bear', ['cat', 'dog']],
])('has levels beside %s', (level, beside) => {
  expect(levelsBeside(level, LEVELS)).toEqual(beside);
  expect(levelsBeside('only', ['only'])).toEqual([]);
  expect(levelsBeside('one', ['one', 'two'])).toEqual(['two']);
});
