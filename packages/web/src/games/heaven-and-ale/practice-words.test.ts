import type { Breakdown } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { puzzleWordsIn } from './practice-words.ts';

const scored = (rearmost: number): Breakdown => ({
  rate: 3,
  value: 2,
  rearmost,
  production: Math.max(0, 2 * rearmost),
  barrels: 4,
  barrelCard: 0,
  firstPlayer: 0,
  total: Math.max(0, 2 * rearmost) + 4,
  markers: { barley: rearmost, hops: 5, yeast: 5, wood: 5, water: 5 },
  exchange: [],
});

test.each(LANGUAGE_CODES)('HA 10.4 in %s a sum multiplies only a marker that scores', async language => {
  const { sum } = await puzzleWordsIn(language);
  expect(sum(scored(6))).toContain('6 × 2');
  for (const rearmost of [0, -2]) expect(sum(scored(rearmost))).not.toContain('×');
});
