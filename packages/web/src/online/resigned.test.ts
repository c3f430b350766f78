import type { SeatInfo } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { afterResigning, doBotsWait, earlyEnd } from './resigned.ts';

const seat = (name: string | null, replaced: SeatInfo['replaced'] = null): SeatInfo => ({
  person: name === null ? null : { id: `id${name}`, name, kind: 'guest' },
  level: name === null ? 'patron' : null,
  replaced,
  present: true,
  takeover: null,
  seen: 0,
});

it('knows what follows when somebody resigns', () => {
  const two = [seat('Ann'), seat('Bob'), seat(null)];
  const one = [seat('Ann'), seat('Bob', 'resigned'), seat(null)];
  expect(afterResigning({ rated: false, seats: two })).toBe('on');
  expect(afterResigning({ rated: true, seats: two })).toBe('rated');
  expect(afterResigning({ rated: true, seats: [...two, seat('Cat')] })).toBe('on');
  expect(afterResigning({ rated: false, seats: one })).toBe('alone');
});

it('knows who ended a game early', () => {
  const [ann, bob, cat] = [seat('Ann'), seat('Bob', 'resigned'), seat('Cat')];
  // Whoever is left alone can play on: the resignation did not end the game.
  expect(earlyEnd({ rated: false, seats: [ann, bob, seat(null)] })).toBe('alone');
  expect(earlyEnd({ rated: false, seats: [ann, bob, cat] })).toBe('agreed');
  expect(earlyEnd({ rated: false, seats: [ann, cat] })).toBe('agreed');
  expect(earlyEnd({ rated: false, seats: [seat('Ann', 'resigned'), bob, seat(null)] })).toBe('resigned');
  expect(earlyEnd({ rated: true, seats: [ann, bob, seat(null)] })).toBe('resigned');
  // Nobody came back to a table where bots were waiting.
  expect(earlyEnd({ rated: false, seats: [seat('Ann', 'away'), bob] })).toBe('lapsed');
  expect(earlyEnd({ rated: false, seats: [seat('Ann', 'away'), seat(null)] })).toBe('lapsed');
  expect(earlyEnd({ rated: true, seats: [seat('Ann', 'away'), bob] })).toBe('resigned');
});

it('knows when bots wait because they play for everyone', () => {
  const gone = [seat('Ann', 'time'), seat('Bob', 'resigned'), seat(null)];
  expect(doBotsWait({ rated: false, deal: null, seats: gone })).toBe(true);
  expect(doBotsWait({ rated: true, deal: null, seats: gone })).toBe(false);
  expect(doBotsWait({ rated: false, deal: null, seats: [seat('Ann'), ...gone] })).toBe(false);
});
