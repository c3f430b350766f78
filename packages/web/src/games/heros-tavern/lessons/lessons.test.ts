import { herosTavern, tables } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { type GameLesson, PLAYER } from '../../../lessons/lesson.ts';
import { describeLessons } from '../../../lessons/testing/suite.ts';
import type { Tavern } from '../types.ts';
import { LESSONS } from './lessons.ts';

describeLessons(herosTavern, LESSONS);

const ALL: readonly GameLesson<Tavern>[] = LESSONS;
const factsOfLesson = (name: string): Readonly<Record<string, number>> =>
  ALL.find(lesson => lesson.name === name)?.facts ?? {};

test('there are eight', () => {
  expect(LESSONS).toHaveLength(8);
});

test('the facts are those of the rules and of the position', () => {
  expect(factsOfLesson('ale')).toEqual({ mixed: tables.ALE_MIXED, same: tables.ALE_SAME });
  expect(factsOfLesson('entertainment')).toEqual({
    most: tables.ENTERTAINMENT_MOST,
    tie: tables.ENTERTAINMENT_MOST / 2,
  });
  expect(factsOfLesson('staff')).toEqual({ pair: tables.BARTENDER_MIXED });
  expect(factsOfLesson('neighbour')).toEqual({ heroes: tables.FOOD_HEROES });
  const { tools = 0, land } = factsOfLesson('resources');
  expect(tables.RESOURCE_TOKENS[tools]).toBe(land);
  const buying = ALL.find(lesson => lesson.name === 'buying');
  expect(buying?.position.players[PLAYER]?.tokens).toEqual(buying?.facts);
  const two = ALL.find(lesson => lesson.name === 'two-rounds');
  expect(two?.facts).toEqual({ round: two?.position.round, next: 5, pair: tables.ALE_MIXED });
});
