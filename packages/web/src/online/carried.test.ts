import { expect, it } from 'vitest';
import { changedElsewhere, isCarried, type SyncStep, stepsBetween } from './carried.ts';

it('settings are with the account when all that is set here is there as well', () => {
  const here = { theme: 'dark', volume: 30 };
  expect(isCarried(here, null)).toBe(false);
  expect(isCarried(here, { theme: 'dark' })).toBe(false);
  expect(isCarried(here, { theme: 'dark', volume: 40 })).toBe(false);
  expect(isCarried(here, { volume: 30, theme: 'dark', later: 'unknown' })).toBe(true);
});

it('takes settings that were changed on another device, and keeps those that were changed here', () => {
  const here = { theme: 'dark', sound: 'on', volume: 40 };
  const agreed = { theme: 'dark', sound: 'off', volume: 40 };
  expect(changedElsewhere(here, { theme: 'light', sound: 'off', volume: 40 }, agreed)).toEqual({
    theme: 'light',
  });
  // A device that never agreed on anything keeps what it has.
  expect(changedElsewhere(here, { theme: 'light' }, {})).toEqual({});
});

/** What happens to one game: when it was played here and there, and when both last agreed; null: deleted. */
const CASES: readonly [
  what: string,
  here: number | undefined,
  there: number | undefined,
  agreed: number | null | undefined,
  steps: readonly SyncStep[],
][] = [
  ['new here', 5, undefined, undefined, [{ do: 'give', id: 'a', played: 5, before: null }]],
  ['new there', undefined, 5, undefined, [{ do: 'take', id: 'a', played: 5 }]],
  ['the same', 5, 5, 5, []],
  ['the same, and nobody knew', 5, 5, undefined, [{ do: 'agree', id: 'a', played: 5, before: 5 }]],
  ['played on here', 7, 5, 5, [{ do: 'give', id: 'a', played: 7, before: 5 }]],
  ['played on here, by a clock that is behind', 3, 5, 5, [{ do: 'give', id: 'a', played: 3, before: 5 }]],
  ['played on there', 5, 7, 5, [{ do: 'take', id: 'a', played: 7 }]],
  ['played on there, by a clock that is behind', 5, 3, 5, [{ do: 'take', id: 'a', played: 3 }]],
  [
    'played on both sides',
    7,
    8,
    5,
    [
      { do: 'copy', id: 'a', played: 8 },
      { do: 'give', id: 'a', played: 7, before: 8 },
    ],
  ],
  [
    'on both sides, and never agreed on',
    7,
    8,
    undefined,
    [
      { do: 'copy', id: 'a', played: 8 },
      { do: 'give', id: 'a', played: 7, before: 8 },
    ],
  ],
  ['forgotten here', undefined, 5, null, [{ do: 'drop', id: 'a' }]],
  ['forgotten there', 5, undefined, 5, []],
  [
    'forgotten there, and played on here',
    7,
    undefined,
    5,
    [{ do: 'give', id: 'a', played: 7, before: null }],
  ],
  ['lost here, but not forgotten', undefined, 5, 5, [{ do: 'take', id: 'a', played: 5 }]],
];

it.each(CASES)('a game that is %s', (_, here, there, agreed, steps) => {
  const games = (played: number | undefined) => (played === undefined ? [] : [{ id: 'a', played }]);
  const known = agreed === undefined ? {} : { a: agreed };
  expect(stepsBetween(games(here), games(there), known)).toEqual(steps);
});
