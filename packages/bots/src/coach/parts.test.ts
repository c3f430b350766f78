import { expect, it } from 'vitest';
import { partDifferences } from './parts.ts';

const names = ['coins', 'land', 'noise'];
const least = (): number => 0.5;

it('differences are means over the same futures, the largest first', () => {
  const better = [
    [1, 9, 0],
    [2, 9, 8],
    [3, 9, 0],
  ];
  const played = [
    [0, 12, 4],
    [1, 13, 0],
    [2, 14, 4],
  ];
  const parts = partDifferences(names, better, played, least);
  expect(parts.map(({ part, more }) => [part, more])).toEqual([
    ['land', -4],
    ['coins', 1],
  ]);
});

it('what is too little to mention, or may be chance, is left out', () => {
  expect(partDifferences(names, [[0.4, 0, 3]], [[0, 0, 0]], least)).toEqual([
    { part: 'noise', more: 3, error: 0 },
  ]);
  const shaky = [
    [0, 0, 4],
    [0, 0, -3],
  ];
  const still = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  expect(partDifferences(names, shaky, still, least)).toEqual([]);
});
