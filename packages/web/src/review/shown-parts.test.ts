import { expect, it } from 'vitest';
import { shownParts } from './shown-parts.ts';

it('names what a turn gains before what it costs, and not everything', () => {
  const parts = [-4, 3, -2, 1, -0.5, 0.4].map((more, i) => ({ part: `${i}`, more, error: 0.1 }));
  expect(shownParts(parts).map(({ more }) => more)).toEqual([3, 1, -4, -2, -0.5]);
});
