import { BREWMASTER_START, brewmasterRow, heavenAndAle, TRACK_END } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { bandsOf } from './bands.ts';

test('HA 3.3 every spot of the brewmaster lies in exactly one band, with its exchange rate and VP value', () => {
  for (let spot = BREWMASTER_START; spot <= TRACK_END; spot++) {
    const bands = bandsOf(heavenAndAle.numbers).filter(({ from, to }) => spot >= from && spot <= to);
    expect(bands, `${spot}`).toHaveLength(1);
    expect(bands[0]).toMatchObject(brewmasterRow(spot));
  }
});
