import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastTable, rememberTable } from './last-table.ts';
import { REPERTOIRE } from './testing/home.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('the table that was set up last comes back, for its own game', () => {
  const table = {
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', level: 'cellarer' },
    ],
    memoryAid: true,
    options: { first: 1 },
  } as const;
  rememberTable('heaven-and-ale', table);
  expect(lastTable('heaven-and-ale', REPERTOIRE)).toEqual(table);
  expect(lastTable('heros-tavern', REPERTOIRE)).toBeNull();
});

it.each([
  '{',
  'null',
  '{"seats":[]}',
  '{"seats":[{"kind":"human","name":"Ann"}],"memoryAid":false}',
  '{"seats":[{"kind":"human","name":"Ann"},{"kind":"bot","level":"patron"}],"memoryAid":false}',
  '{"seats":[{"kind":"human"},{"kind":"bot","level":"novice"}],"memoryAid":false}',
  '{"seats":[{"kind":"human","name":"Ann"},{"kind":"bot","level":"novice"}]}',
])('a table that can’t be set is none: %s', text => {
  kept.set('taproom.table.heaven-and-ale', text);
  expect(lastTable('heaven-and-ale', REPERTOIRE)).toBeNull();
});

it.each(['', ',"options":null', ',"options":{"first":7}', ',"options":{"second":1}'])(
  'a table without options that can be played has the usual ones: %s',
  options => {
    const seats = '[{"kind":"human","name":"Ann"},{"kind":"bot","level":"novice"}]';
    kept.set('taproom.table.heaven-and-ale', `{"seats":${seats},"memoryAid":false${options}}`);
    expect(lastTable('heaven-and-ale', REPERTOIRE)).toMatchObject({ options: {} });
    expect(Object.keys(lastTable('heaven-and-ale', REPERTOIRE)?.options ?? { none: 0 })).toEqual([]);
  },
);

it('a browser that stores nothing is no trouble', () => {
  const refuse = (): never => {
    throw new Error('private');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberTable('heaven-and-ale', { seats: [], memoryAid: false, options: {} });
  expect(lastTable('heaven-and-ale', REPERTOIRE)).toBeNull();
});
