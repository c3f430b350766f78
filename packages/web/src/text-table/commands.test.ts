import { expect, test } from 'vitest';
import { partsOf } from './commands.ts';

test('moves parted by commas are parts; empty ones are left out', () => {
  expect(partsOf(' go 5 ,, buy hops3 c4,done ')).toEqual(['go 5', 'buy hops3 c4', 'done']);
});
