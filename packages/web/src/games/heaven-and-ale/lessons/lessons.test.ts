import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { expect, test } from 'vitest';
import { type GameLesson, PLAYER } from '../../../lessons/lesson.ts';
import { describeLessons } from '../../../lessons/testing/suite.ts';
import { shedSoFar } from '../sheds.ts';
import type { Cloister } from '../types.ts';
import { LESSONS } from './lessons.ts';

describeLessons(heavenAndAle, LESSONS);

const ALL: readonly GameLesson<Cloister>[] = LESSONS;

test('there are twelve', () => {
  expect(LESSONS).toHaveLength(12);
});

test('the facts are those of the position and of its solution', () => {
  for (const { name, facts, position, solution } of ALL) {
    const moves = solution.flat();
    const { ducats } = position.players[PLAYER] ?? {};
    if (facts.ducats !== undefined) expect(facts.ducats, name).toBe(ducats);
    for (const space of [facts.scoring, facts.barrels])
      if (space !== undefined) expect(moves, name).toContain(`go ${space}`);
    if (facts.shop !== undefined) expect(position.tiles[facts.shop], name).not.toEqual([]);
  }
});

test('the hints count right', () => {
  const named = (name: string): GameLesson<Cloister> => {
    const found = ALL.find(lesson => lesson.name === name);
    if (found === undefined) throw new Error(`no lesson ${name}`);
    return found;
  };
  const boardOf = (name: string) => {
    const board = named(name).position.players[PLAYER];
    if (board === undefined) throw new Error('nobody plays');
    return board;
  };
  expect(boardOf('pairs-and-cards').discs.length + 1).toBe(named('pairs-and-cards').facts.discs);
  expect(shedSoFar(heavenAndAle.numbers, boardOf('sheds'), 'd2').sum).toBe(named('sheds').facts.sum);
  const { tiles, fertility } = named('barrels').facts;
  const ones = Object.values(boardOf('barrels').garden).filter(tile => tile.endsWith(`${fertility}`));
  expect(ones.length + 1).toBe(tiles);
  expect(named('price').position.tiles[13]).toEqual([
    `hops${named('price').facts.large}`,
    `water${named('price').facts.small}`,
  ]);
  expect(named('last-round').hint).toContain(`score fertility${named('last-round').facts.fertility}`);
});
