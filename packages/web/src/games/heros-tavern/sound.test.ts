import { expect, test } from 'vitest';
import { cuesOf } from '../../sound/cues.ts';
import { face } from './face.tsx';

test('a bell for the scoring, coins for the awards', () => {
  expect(cuesOf(face, [{ event: 'scored' }, { event: 'awarded' }])).toEqual(['bell', 'coin']);
});
