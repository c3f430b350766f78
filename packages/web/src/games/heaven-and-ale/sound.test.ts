import type { Event } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { cuesOf } from '../../sound/cues.ts';
import { face } from './face.tsx';

test('a step clicks, coins ring when they are gained, and paying is silent', () => {
  const moved: Event = { event: 'moved', seat: 0, from: 1, to: 5 };
  const gained: Event = { event: 'ducats', seat: 0, change: 3, now: 9, reason: 'activation' };
  const paid: Event = { event: 'ducats', seat: 0, change: -3, now: 6, reason: 'price' };
  expect(cuesOf(face, [moved, paid, gained, moved])).toEqual(['click', 'coin']);
  expect(cuesOf(face, [paid])).toEqual([]);
});
