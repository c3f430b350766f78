import { herosTavern } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { Conversation } from '../../../text-table/conversation.ts';
import { SeededGame } from '../../../text-table/testing/seeded-game.ts';
import { linesOf, testHint, testTyping } from '../../../text-table/testing/suite.ts';
import type { Tavern } from '../types.ts';

const { en } = await tonguesOf('heros-tavern');

testTyping('heros-tavern', 3);
testHint('heros-tavern', { reason: 'completes-food-set' }, 'completes a set of three food cards');

test('HT 2.2 the next person at the screen finds nothing of what the one before has typed and heard', async () => {
  const game = new SeededGame<Tavern>('heros-tavern', 3, 'curtain');
  const conversation = new Conversation(game);
  const now = game.get();
  conversation.follow(now, en);
  await conversation.hear('look hand', en);
  const [move] = now.plan?.legal ?? [];
  await conversation.hear(herosTavern.write(move ?? expect.fail()), en);
  expect(linesOf(conversation).length).toBeGreaterThan(8);
  conversation.follow({ ...now, seat: null, curtain: 1, mayAct: false, plan: null }, en);
  expect(linesOf(conversation)).toEqual([
    'Pass the screen to player 1; the others should look away. Then type “lift”.',
  ]);
});

test('a choice that replaces another one is told, and what is planned can be looked at', async () => {
  const game = new SeededGame<Tavern>('heros-tavern', 3, 'again');
  const conversation = new Conversation(game);
  conversation.follow(game.get(), en);
  const [one, other] = game.get().plan?.legal ?? [];
  for (const move of [one, other]) {
    await conversation.hear(herosTavern.write(move ?? expect.fail()), en);
    expect(linesOf(conversation).at(-1)).toMatch(/^You choose /);
  }
  const [choice] = linesOf(conversation).at(-1)?.split('.') ?? [];
  await conversation.hear('look', en);
  expect(linesOf(conversation)).toContain(`Planned: ${choice}.`);
});
