import { GOALS, type Position } from '@taproom/games/heaven-and-ale';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { SeededGame } from '../../../text-table/testing/seeded-game.ts';
import type { Cloister } from '../types.ts';
import { Courtyard } from './Courtyard.tsx';

const { en } = await tonguesOf('heaven-and-ale');
const { view } = new SeededGame<Cloister>('heaven-and-ale', 3, 'courtyard').get();
const [goal = expect.fail('no goals')] = GOALS;

/** How the first goal, a brewmaster on 1, looks to a player who meets it. */
function lookOf(taken: Partial<Record<number, 'largeBarrels' | 'smallBarrels'>>): string {
  const players = view.players.map((player, seat) => {
    const barrels = taken[seat];
    const own = barrels === undefined ? {} : { [barrels]: [goal] };
    return { ...player, brewmaster: 5, ...own };
  });
  const position: Position = { ...view, players };
  const frame = { x: 0, y: 0, width: 800, height: 800 };
  const html = renderToStaticMarkup(
    en.spoken.speech.provide(createElement(Courtyard, { frame, position, seat: 0 })),
  );
  return new RegExp(`class="goal ([^"]*)" data-piece="goal-${goal}"`).exec(html)?.[1] ?? 'not there';
}

test('a goal that is met glows as long as a barrel is left, and not when both are gone', () => {
  expect(lookOf({})).toBe('met');
  expect(lookOf({ 1: 'largeBarrels' })).toBe('met');
  expect(lookOf({ 1: 'largeBarrels', 2: 'smallBarrels' })).toBe('gone');
  expect(lookOf({ 0: 'largeBarrels' })).toBe('own');
});
