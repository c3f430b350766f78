import type { FinishedTable, SeatInfo } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { words } from '../i18n/en/index.ts';
import { byPlace, resultText, winnersOf } from './result-text.ts';

const seat = (name: string | null, replaced: SeatInfo['replaced'] = null): SeatInfo => ({
  person: name === null ? null : { id: `id${name}`, name, kind: 'guest' },
  level: name === null || replaced !== null ? 'patron' : null,
  replaced,
  present: true,
  takeover: null,
  seen: 0,
});

const ended = (
  status: FinishedTable['status'],
  seats: readonly SeatInfo[],
  places: readonly number[],
  rated = false,
) => ({
  game: 'heros-tavern' as const,
  status,
  rated,
  seats: [...seats],
  results: places.map(place => ({ score: 0, place })),
});
const text = (table: ReturnType<typeof ended>): string => resultText(table, words, 'en');

const [ann, bob, bot] = [seat('Ann'), seat('Bob', 'resigned'), seat(null)];

it('names who won a whole game, bots too', () => {
  expect(text(ended('finished', [ann, bob, bot], [1, 3, 2]))).toBe('Ann won');
  expect(text(ended('finished', [ann, bob, bot], [1, 3, 1]))).toMatch(/^Ann and Bot: .* shared the victory$/);
});

it('lets nobody win who has resigned, though older servers stored a first place', () => {
  const table = ended('finished', [seat('Ann', 'time'), bob], [2, 1]);
  expect(text(table)).toBe('Ann won');
});

it('lets nobody win an unrated game that ended early, though older servers stored places', () => {
  const table = ended('abandoned', [ann, bob, bot], [1, 3, 2]);
  expect(text(table)).toBe('Ended early, without a result');
  expect(winnersOf(table)).toEqual([]);
});

it('says that a rated game ended early, and names those who stayed', () => {
  expect(text(ended('abandoned', [ann, bob], [1, 2], true))).toBe('Ended early: Ann won');
  expect(text(ended('abandoned', [ann, bob, seat('Cat')], [1, 3, 1], true))).toBe(
    'Ended early: Ann and Cat shared the victory',
  );
  // Everyone resigned.
  expect(text(ended('abandoned', [bob, bot], [2, 1], true))).toBe('Ended early, without a result');
});

it('lists everyone by place', () => {
  expect(byPlace(ended('finished', [ann, bob, bot], [2, 3, 1]))).toEqual([2, 0, 1]);
  expect(byPlace({ ...ended('abandoned', [ann, bob, bot], []), results: null })).toEqual([0, 1, 2]);
});
