import { expect, it } from 'vitest';
import type { OwnGameList } from './lobby.ts';
import { resumedTables, stillResumed, stoppedTables } from './resumed-clocks.ts';

/** As much of a game as the clocks need. */
const game = (id: string, needsYou: boolean, resumes: number): OwnGameList[number] =>
  ({ table: { id }, needsYou, resumes }) as OwnGameList[number];

it('knows for how long clocks are stopped at tables that wait for the user', () => {
  expect(stoppedTables([game('a', true, 4000), game('b', true, 0), game('c', false, 4000)])).toEqual([
    { id: 'a', ms: 4000 },
  ]);
});

it('tells of clocks that run again, but not where they never stopped or nobody waits for the user', () => {
  const before = [game('a', true, 4000), game('b', true, 0), game('c', true, 4000), game('d', true, 4000)];
  const now = [game('a', true, 0), game('b', true, 0), game('c', false, 0), game('d', true, 3000)];
  expect(resumedTables(before, now)).toEqual(['a']);
});

it('forgets that clocks run again where the user is, has moved since, or is asked again', () => {
  const now = [game('a', true, 0), game('b', true, 0), game('c', false, 0), game('d', true, 3000)];
  expect([...stillResumed(['a', 'b', 'c', 'd', 'gone'], now, 'b')]).toEqual(['a']);
});
