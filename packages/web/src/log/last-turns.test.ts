import { SeededRandom } from '@taproom/games';
import { expect, test } from 'vitest';
import { tonguesOf } from '../play/testing/faces.ts';
import { stopsOf } from '../play/useStepThrough.ts';
import { lastTurns, toldTurns } from './last-turns.ts';
import { newTable, people, playTurn } from './testing/games.ts';
import { storyOf } from './testing/told.ts';

/** Plays until someone is about to act again, and gives the table with what that seat is told. */
async function played(game: 'heaven-and-ale' | 'heros-tavern', turns: number) {
  const { spoken } = (await tonguesOf(game)).en;
  const table = newTable(game, 3, 'last turns');
  const random = new SeededRandom('last turns');
  const by: number[] = [];
  for (let turn = 0; turn < turns; turn++) by.push(playTurn(table, random));
  const story = (seat: number | null) => ({
    ...storyOf(game, table.events(seat ?? 'spectator', 0), seat),
    sitters: people(3),
  });
  return { spoken, table, by, story };
}

/** Who has waited longest since their last turn. */
const longestAgo = (by: readonly number[]): number =>
  [...new Set(by)].reduce((one, other) => (by.lastIndexOf(other) < by.lastIndexOf(one) ? other : one));

test('the turns of the others since the reader acted, each with its events and words', async () => {
  const { spoken, by, story } = await played('heaven-and-ale', 14);
  const reader = longestAgo(by);
  const since = by.slice(by.lastIndexOf(reader) + 1);
  expect(since.length).toBeGreaterThan(1);
  const turns = lastTurns(spoken, story(reader)).filter(({ seat }) => seat !== null);
  expect(turns.map(({ seat }) => seat)).toEqual(since);
  for (const { seat, events, happenings } of turns) {
    expect(happenings.length).toBeGreaterThan(0);
    expect(events.every(event => !('seat' in event) || event.seat === seat)).toBe(true);
  }
});

test('nothing is left of them once the reader has acted', async () => {
  const { spoken, by, story } = await played('heaven-and-ale', 14);
  const last = by.at(-1) ?? 0;
  expect(lastTurns(spoken, story(last)).filter(({ seat }) => seat !== null)).toEqual([]);
});

test('what was revealed to all is a turn of nobody in particular', async () => {
  const { spoken, story } = await played('heros-tavern', 3);
  const turns = lastTurns(spoken, story(0));
  expect(turns.map(({ seat, events }) => [seat, events[0]?.event])).toEqual([[null, 'revealed']]);
});

test('somebody who only watches gets a turn for each seat', async () => {
  const { spoken, story } = await played('heaven-and-ale', 14);
  const numbers = toldTurns(spoken, story(null)).map(({ number }) => number);
  expect(lastTurns(spoken, story(null)).map(({ number }) => number)).toEqual(numbers.slice(-3));
});

test('stepping begins before the first of them and stops after each', async () => {
  const { spoken, table, by, story } = await played('heaven-and-ale', 14);
  const reader = longestAgo(by);
  const turns = lastTurns(spoken, story(reader));
  const stops = stopsOf(spoken, story(reader));
  expect(stops.slice(1)).toEqual(turns.map(({ at }) => at));
  expect(stops[0]).toBeLessThan(stops[1] ?? 0);
  expect(stops.at(-1)).toBeLessThanOrEqual(table.length);
  expect(stopsOf(spoken, { ...story(reader), told: [] })).toEqual([]);
});

test.each(['heaven-and-ale', 'heros-tavern'] as const)(
  'there is nothing to step through in %s before anybody has moved',
  async game => {
    const { spoken, story } = await played(game, 0);
    for (const reader of [0, 1, 2, null]) expect(stopsOf(spoken, story(reader))).toEqual([]);
  },
);
