import type { BookCell, ExploreBook } from '@taproom/bots/explore/book';
import { describe, expect, it } from 'vitest';
import { cellsOf, firstSelection, knownOf, nearestSelection, offered, rangeOf } from './book.ts';

const cell = (option: string, mean: number | null, more: Partial<BookCell> = {}): BookCell => ({
  seats: 2,
  kind: 'pick',
  round: 1,
  option,
  pairs: 500,
  points: mean === null ? null : [mean, mean - 0.5, mean + 0.5],
  share: mean === null ? null : [mean / 100, 0, 0],
  ...more,
});

const book: ExploreBook = {
  game: 'any',
  rules: 1,
  explorer: 1,
  seed: 'a',
  tables: [{ seats: 2, games: 1000 }],
  cells: [
    cell('worst', -3),
    cell('best', 2),
    cell('unknown', null),
    cell('never', null, { pairs: 0 }),
    cell('later', 1, { round: 4 }),
    cell('kept', 1, { kind: 'buy', round: 2 }),
    cell('three', 1, { seats: 3 }),
  ],
};

describe('a selection', () => {
  it('has its own cells, best first, and those that are not known well enough apart', () => {
    const { shown, open } = cellsOf(book, { seats: 2, kind: 'pick', round: 1 });
    expect(shown.map(({ option }) => option)).toEqual(['best', 'worst']);
    expect(open.map(({ option }) => option)).toEqual(['unknown']);
    expect(rangeOf(shown)).toEqual([-3.5, 2.5]);
  });

  it('begins with something that is known', () => {
    const unknown = book.cells.filter(({ option }) => option === 'unknown');
    expect(firstSelection(book)).toEqual({ seats: 2, kind: 'pick', round: 1 });
    expect(firstSelection({ ...book, cells: [...unknown, cell('later', 1, { round: 4 })] }).round).toBe(4);
    expect(firstSelection({ ...book, cells: unknown }).round).toBe(1);
  });

  it('is offered only where something is known', () => {
    const empty = [
      cell('a', null, { kind: 'start' }),
      cell('b', null, { round: 2 }),
      cell('c', null, { seats: 4 }),
    ];
    const { cells } = offered({ ...book, cells: [...empty, ...book.cells] });
    expect(cells).toEqual(book.cells);
    // Where nothing is known at all, the page says so.
    expect(offered({ ...book, cells: empty }).cells).toEqual(empty);
    expect(knownOf({ ...book, cells: [...empty, ...book.cells] }, 2)).toEqual({ known: 4, all: 7 });
  });

  it('is one that exists', () => {
    expect(nearestSelection(book, { seats: 2, kind: '', round: 1 })).toEqual({
      seats: 2,
      kind: 'pick',
      round: 1,
    });
    expect(nearestSelection(book, { seats: 2, kind: 'pick', round: 4 })).toEqual({
      seats: 2,
      kind: 'pick',
      round: 4,
    });
    expect(nearestSelection(book, { seats: 2, kind: 'buy', round: 1 })).toEqual({
      seats: 2,
      kind: 'buy',
      round: 2,
    });
    expect(nearestSelection(book, { seats: 3, kind: 'buy', round: 2 })).toEqual({
      seats: 3,
      kind: 'pick',
      round: 1,
    });
  });
});

it('a chart has room for 0, whatever is in it', () => {
  const { shown } = cellsOf(book, { seats: 2, kind: 'buy', round: 2 });
  expect(rangeOf(shown)).toEqual([0, 1.5]);
  expect(rangeOf([])).toEqual([0, 0]);
});
