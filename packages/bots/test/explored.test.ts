import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bookFile,
  cellName,
  EXPLORERS,
  type ExploreBook,
  FEWEST_PAIRS,
  PRECISION,
  SAMPLES,
  type SampleBook,
  sampleFile,
} from '../src/explore/index.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');
const read = (file: string): string => readFileSync(join(PUBLIC, file), 'utf8');

/** The file that a page loads. */
const MOST_BYTES = 100_000;
/** Numbers are rounded in the file. */
const ROUNDING = 0.02;

it.each(EXPLORERS.all)('what is shipped of $id fits its explorer, and is precise', explorer => {
  const text = read(bookFile(explorer.id));
  expect(text.length).toBeLessThan(MOST_BYTES);
  const book: ExploreBook = JSON.parse(text);
  expect(book).toMatchObject({ game: explorer.id, rules: explorer.rules, explorer: explorer.version });
  for (const cell of book.cells) {
    expect(explorer.cells(cell.seats).map(cellName)).toContain(cellName(cell));
    if (cell.points === null) {
      expect(cell.share).toBeNull();
      continue;
    }
    const [mean, low, high] = cell.points;
    expect(cell.pairs).toBeGreaterThanOrEqual(FEWEST_PAIRS);
    expect(high - low).toBeLessThanOrEqual(2 * PRECISION + ROUNDING);
    expect(mean).toBeGreaterThanOrEqual(low);
    expect(mean).toBeLessThanOrEqual(high);
    const file = sampleFile(explorer.id, cell.seats, cell.kind);
    expect(existsSync(join(PUBLIC, file))).toBe(true);
    const samples: SampleBook = JSON.parse(read(file));
    expect(samples[cellName(cell)]?.length).toBe(SAMPLES);
  }
});
